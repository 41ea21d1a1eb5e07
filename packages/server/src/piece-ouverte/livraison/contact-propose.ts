/** Who is met where the goods arrive: what the buyer wrote, over what is known. */
import { Check } from 'typebox/value';
import {
  ContactLivraison,
  type ContactPropose,
} from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import type { AdresseLivraison } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { LivraisonResolue } from './livraison-resolue.ts';
import type { PieceLue } from '../piece-ouverte.sql.ts';

/** The contact of the buyer's last order, of the address, else the buyer. */
export function proposerContact(
  piece: PieceLue,
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
    // It arrives before noon: no other time of day can be asked for.
    ...(choix.formule === 'express' && { creneau: 'matin' as const }),
  };
}

/**
 * Who is met at an address a chantier goes to on its own: the one the company keeps with it, at the
 * time of day asked for the order. Null: it names nobody, so the contact of the order is called.
 */
export function contactDeLAdresse(
  piece: PieceLue,
  { contact, consignes }: AdresseLivraison,
): ContactLivraison | null {
  const telephone = contact.telephone || piece.contexte.compte.telephone;
  const creneau = piece.contact?.creneau ?? 'journee';
  const surPlace = { ...contact, telephone, acces: consignes, creneau };
  return Check(ContactLivraison, surPlace) ? surPlace : null;
}

/** Undefined before one was written, or while something is missing; a quote takes what is proposed. */
export function contactEcrit(
  piece: PieceLue,
  propose: ContactPropose,
): ContactLivraison | undefined {
  const isEcrit = piece.contact !== null || piece.type === 'Devis';
  return isEcrit && Check(ContactLivraison, propose) ? propose : undefined;
}
