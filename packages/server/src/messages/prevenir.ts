/** What other capabilities tell people, and take back once it is settled. */
import type { GenreNotification } from '@comptoir/contract/identite/preferences.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Message } from '@comptoir/contract/messages/messages.contract.ts';
import type { Pool } from '../db/pool.ts';
import { transaction, type Tx } from '../db/transaction.ts';
import { deleteParObjet, insertMessages } from './messages.sql.ts';

/** The thing a message speaks of. */
export interface Objet {
  genre: 'commande' | 'devis' | 'equipe' | 'export' | 'facture' | 'trop-percu';
  id: number;
}

export interface Annonce {
  utilisateurIds: readonly number[];
  niveau: Message['niveau'];
  texte: Record<Locale, string>;
  /** Path without language prefix of the page of the thing. */
  lien: string;
  objet: Objet;
  /** Who wants nothing of this kind is not shown it; undefined: everybody is. */
  notification?: GenreNotification;
}

/** Nobody has to be notified of what is that old. */
const JOURS = 30;

/** Shown to these people wherever they are signed in, until they dismiss it or it is settled. */
export async function prevenir(tx: Tx, { objet, ...annonce }: Annonce): Promise<void> {
  if (annonce.utilisateurIds.length === 0) return;
  await insertMessages(tx, { ...annonce, objet: cleOf(objet), jours: JOURS });
}

/** The objects have changed since: messages about them are gone for everybody. */
export async function reglerMessages(tx: Tx, ...objets: readonly Objet[]): Promise<void> {
  if (objets.length > 0) await deleteParObjet(tx, objets.map(cleOf));
}

/** They have seen the thing itself: messages about it are gone for them. */
export async function noterVu(pool: Pool, utilisateurId: number, objet: Objet): Promise<void> {
  await transaction(pool, (tx) => deleteParObjet(tx, [cleOf(objet)], utilisateurId));
}

function cleOf({ genre, id }: Objet): string {
  return `${genre} ${id}`;
}
