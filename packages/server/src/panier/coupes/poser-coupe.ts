/** Where lines of the same cut list meet, their pieces become one list, planned again. */
import type { Tx } from '../../db/transaction.ts';
import type { Plans } from '../../decoupe/decoupe.public.ts';
import { exemplairesOf, multiplierCoupe, type CoupeEcrite } from './coupe-ecrite.ts';
import {
  findCoupee,
  insertCoupee,
  listCoupees,
  updateCoupe,
  updateCoupes,
  type CoupeAPoser,
  type LigneAPoser,
  type LigneCoupee,
} from './coupes.sql.ts';
import { verifierMaximum } from '../lignes/quantite.ts';
import { regrouperListes } from './regrouper-listes.ts';
import { deleteLignes } from '../lignes/tenues.sql.ts';

/** Adds a line, or its pieces to the one that has this list; returns what that line holds. */
export async function poserCoupe(tx: Tx, ligne: LigneAPoser, plans: Plans): Promise<number> {
  const meme = await findCoupee(tx, ligne);
  if (!meme) {
    await insertCoupee(tx, ligne);
    return ligne.quantite;
  }
  const fois = exemplairesOf(meme) + exemplairesOf(ligne);
  return repeterListe(tx, meme, { ...ligne, fois, plans });
}

/** Gives a line another list; one that has it already takes its pieces, and the line goes. */
export async function changerCoupe(
  tx: Tx,
  ligne: Pick<LigneCoupee, 'id' | 'chantierId' | 'articleId'>,
  { plans, ...voulue }: CoupeAPoser & { plans: Plans },
): Promise<number> {
  const { chantierId, articleId } = ligne;
  const meme = await findCoupee(tx, { chantierId, articleId, traitCoupe: voulue.traitCoupe });
  if (!meme || meme.id === ligne.id) {
    await updateCoupe(tx, ligne.id, voulue);
    return voulue.quantite;
  }
  await deleteLignes(tx, [ligne.id]);
  const fois = exemplairesOf(meme) + exemplairesOf(voulue);
  return repeterListe(tx, meme, { ...voulue, fois, plans });
}

/** After lines were moved or baskets merged: quantities of the same list were added up. */
export async function regrouperCoupes(
  tx: Tx,
  { panierId, version, plans }: { panierId: number; version: number; plans: Plans },
): Promise<void> {
  const { changees, retirees } = regrouperListes(await listCoupees(tx, panierId), plans);
  if (retirees.length > 0) await deleteLignes(tx, retirees);
  if (changees.length > 0) await updateCoupes(tx, changees, version);
}

interface Repetition extends Pick<CoupeAPoser, 'coupe' | 'version'> {
  fois: number;
  plans: Plans;
}

/** What is too much for one list stays the list, several times. */
async function repeterListe(
  tx: Tx,
  ligne: LigneCoupee,
  { coupe, version, fois, plans }: Repetition,
): Promise<number> {
  const { traitCoupe, multiple, minimum, articleId } = ligne;
  const somme: CoupeEcrite | undefined = multiplierCoupe(traitCoupe, fois, {
    coupe,
    multiple,
    minimum,
    plans,
  });
  if (somme) {
    return changerCoupe(tx, ligne, { ...somme, quantite: somme.coupe.quantite, version, plans });
  }
  const quantite = coupe.quantite * fois;
  verifierMaximum(articleId, quantite);
  await updateCoupe(tx, ligne.id, { traitCoupe, coupe, quantite, version });
  return quantite;
}
