import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Tx } from '../db/transaction.ts';
import { MOTS } from './mots.ts';
import {
  deletePanier,
  donnerPanier,
  lockPaniersOf,
  mettreDeCote,
  verserAvantages,
} from './reprise.sql.ts';

export interface TransmissionPanier {
  deId: number;
  versId: number;
  /** Whose it was: the list it becomes is named so, in the language of who gets it. */
  nom: string;
  langue: Locale;
}

/**
 * How many lines changed hands. Where the other already has lines it becomes a shopping list: nobody
 * orders by mistake what a colleague had put together.
 */
export async function transmettrePanier(
  tx: Tx,
  { deId, versId, nom, langue }: TransmissionPanier,
): Promise<number> {
  const paniers = await lockPaniersOf(tx, [deId, versId]);
  const sien = paniers.find(({ utilisateurId }) => utilisateurId === deId);
  const autre = paniers.find(({ utilisateurId }) => utilisateurId === versId);
  if (!sien || sien.lignes === 0) return 0;
  if (autre && autre.lignes > 0) {
    await mettreDeCote(tx, sien.id, versId, MOTS[langue]('reprise.transmis', { nom }));
    await deletePanier(tx, sien.id);
    return sien.lignes;
  }
  if (autre) {
    await verserAvantages(tx, autre.id, sien.id);
    await deletePanier(tx, autre.id);
  }
  await donnerPanier(tx, sien.id, versId);
  return sien.lignes;
}
