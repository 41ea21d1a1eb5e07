/** What the creation of an account asks for, step by step, and what is wrong with the answers. */
import { isSiret } from '@comptoir/contract/identite/siret.ts';
import { isEmail, isNom, isTelephone } from '../formulaire/regles-personne.ts';

export const ETAPES = ['societe', 'personne', 'magasin', 'conditions'] as const;
export type Etape = (typeof ETAPES)[number];

export const CHAMPS_SOCIETE = [
  'siret',
  'raisonSociale',
  'metier',
  'adresseLigne1',
  'adresseLigne2',
  'codePostal',
  'ville',
] as const;
export type ChampSociete = (typeof CHAMPS_SOCIETE)[number];

export const CHAMPS_PERSONNE = ['prenom', 'nom', 'email', 'telephone'] as const;
export type ChampPersonne = (typeof CHAMPS_PERSONNE)[number];

/** Answers as they were written; a password is not among them: the link of the mail asks for it. */
export type SaisieCreation = Record<ChampSociete | ChampPersonne | 'magasinId' | 'magasin', string>;

export const SAISIE_VIDE: SaisieCreation = {
  siret: '',
  raisonSociale: '',
  metier: '',
  adresseLigne1: '',
  adresseLigne2: '',
  codePostal: '',
  ville: '',
  prenom: '',
  nom: '',
  email: '',
  telephone: '',
  /** Empty: not chosen yet; `0`: none wanted. */
  magasinId: '',
  /** Its name, to be read again at the end. */
  magasin: '',
};

/** Digits alone, whatever stands between them. */
export const chiffresOf = (texte: string): string => texte.replace(/\D/g, '');

/** Keys of the messages `erreur.*`. */
export type ErreurSociete =
  | 'siret'
  | 'raisonSociale'
  | 'metier'
  | 'adresseLigne1'
  | 'codePostal'
  | 'ville';

type SaisieSociete = Record<ChampSociete, string>;

export function verifierSociete(
  saisie: SaisieSociete,
): Partial<Record<ChampSociete, ErreurSociete>> {
  const siret = chiffresOf(saisie.siret);
  const isEmpty = (texte: string) => texte.trim() === '';
  return {
    ...(!isSiret(siret) && { siret: 'siret' as const }),
    ...(isEmpty(saisie.raisonSociale) && { raisonSociale: 'raisonSociale' as const }),
    ...(saisie.metier === '' && { metier: 'metier' as const }),
    ...(isEmpty(saisie.adresseLigne1) && { adresseLigne1: 'adresseLigne1' as const }),
    ...(!/^\d{5}$/.test(saisie.codePostal.trim()) && { codePostal: 'codePostal' as const }),
    ...(isEmpty(saisie.ville) && { ville: 'ville' as const }),
  };
}

type SaisiePersonne = Record<ChampPersonne, string>;

export function verifierPersonne(
  saisie: SaisiePersonne,
): Partial<Record<ChampPersonne, 'nom' | 'email' | 'telephone'>> {
  return {
    ...(!isNom(saisie.prenom) && { prenom: 'nom' as const }),
    ...(!isNom(saisie.nom) && { nom: 'nom' as const }),
    ...(!isEmail(saisie.email) && { email: 'email' as const }),
    ...(!isTelephone(saisie.telephone) && { telephone: 'telephone' as const }),
  };
}

/** The furthest step one may be at: those before it are answered. */
export function etapePossible(saisie: SaisieCreation): Etape {
  if (Object.keys(verifierSociete(saisie)).length > 0) return 'societe';
  if (Object.keys(verifierPersonne(saisie)).length > 0) return 'personne';
  return saisie.magasinId === '' ? 'magasin' : 'conditions';
}

export function isEtape(value: unknown): value is Etape {
  return ETAPES.includes(value as Etape);
}

/** Not further than the answers allow. */
export function etapeMontree(demandee: unknown, possible: Etape): Etape {
  const etape = isEtape(demandee) ? demandee : 'societe';
  return ETAPES.indexOf(etape) <= ETAPES.indexOf(possible) ? etape : possible;
}
