/** Between the fields of the form and an address on the wire. */
import type {
  AdresseLivraison,
  SaisieAdresse,
} from '@comptoir/contract/livraison/adresse.schema.ts';
import { isEmail, isTelephone } from '../../identite/formulaire.public.ts';
import type { Values } from '../../ui/form/use-form.ts';
import type { TranslateOf } from '../../words/use-texts.ts';

export const CHAMPS_ADRESSE = [
  'libelle',
  'ligne1',
  'ligne2',
  'codePostal',
  'ville',
  'consignes',
  'contactNom',
  'contactTelephone',
  'contactEmail',
] as const;
export type ChampAdresse = (typeof CHAMPS_ADRESSE)[number];

export function champsOf(adresse: AdresseLivraison | undefined): Values<ChampAdresse> {
  return {
    libelle: adresse?.libelle ?? '',
    ligne1: adresse?.ligne1 ?? '',
    ligne2: adresse?.ligne2 ?? '',
    codePostal: adresse?.codePostal ?? '',
    ville: adresse?.ville ?? '',
    consignes: adresse?.consignes ?? '',
    contactNom: adresse?.contact.nom ?? '',
    contactTelephone: adresse?.contact.telephone ?? '',
    contactEmail: adresse?.contact.email ?? '',
  };
}

export function saisieOf(champs: Values<ChampAdresse>, parDefaut: boolean): SaisieAdresse {
  const texte = (nom: ChampAdresse) => champs[nom].trim();
  return {
    libelle: texte('libelle'),
    ligne1: texte('ligne1'),
    ligne2: texte('ligne2') || null,
    codePostal: codePostalOf(champs.codePostal),
    ville: texte('ville'),
    consignes: texte('consignes'),
    contact: {
      nom: texte('contactNom'),
      telephone: texte('contactTelephone'),
      email: texte('contactEmail'),
    },
    parDefaut,
  };
}

export function verifierAdresse(t: TranslateOf<'piece-ouverte'>, champs: Values<ChampAdresse>) {
  const requis = (['libelle', 'ligne1', 'ville'] as const).filter((nom) => !champs[nom].trim());
  return {
    ...Object.fromEntries(requis.map((nom) => [nom, t('erreur.requis')])),
    ...(!isCodePostal(champs.codePostal) && { codePostal: t('erreur.codePostal') }),
    ...(!isTelephone(champs.contactTelephone) && { contactTelephone: t('erreur.telephone') }),
    ...(champs.contactEmail.trim() !== '' &&
      !isEmail(champs.contactEmail) && { contactEmail: t('erreur.email') }),
  };
}

export const codePostalOf = (texte: string): string => texte.replace(/\s/g, '');
export const isCodePostal = (texte: string): boolean => /^\d{5}$/.test(codePostalOf(texte));
