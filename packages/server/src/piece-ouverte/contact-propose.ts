/** Who is met where the goods arrive: what the buyer wrote, over what is known. */
import { Check } from 'typebox/value';
import {
  ContactLivraison,
  type ContactPropose,
} from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import type { Dossier } from './dossier.ts';
import type { LivraisonResolue } from './livraison-resolue.ts';

/** His last order, the address, else himself. */
export function proposerContact(
  { piece }: Dossier,
  { situe, choix }: LivraisonResolue,
): ContactPropose {
  const { personne, compte, derniere } = piece.contexte;
  const lui = {
    nom: `${personne.prenom} ${personne.nom}`,
    telephone: personne.telephone ?? compte.telephone,
    email: personne.email,
    acces: '',
    creneau: 'journee' as const,
  };
  const surPlace = choix.mode === 'livraison' ? situe.adresse : undefined;
  const nomme = surPlace?.contact.nom ? surPlace.contact : undefined;
  const memeLieu = derniere?.livraison.adresseId === (surPlace?.id ?? null);
  return {
    ...lui,
    ...(nomme && { ...nomme, telephone: nomme.telephone || compte.telephone }),
    ...(surPlace && { acces: surPlace.consignes }),
    ...(memeLieu ? derniere?.contact : undefined),
    ...piece.contact,
  };
}

/** Undefined before he wrote one, or while something of it is missing. */
export function contactEcrit(
  { piece }: Dossier,
  propose: ContactPropose,
): ContactLivraison | undefined {
  return piece.contact !== null && Check(ContactLivraison, propose) ? propose : undefined;
}
