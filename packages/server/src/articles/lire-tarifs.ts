import type { Demande } from '../http/acteur.ts';
import { chiffrerLot, type LigneDeLot } from './chiffrer-lot.ts';
import type { Sources } from './sources.ts';
import type { TarifExplique } from './tarif-article.ts';

export type { LigneDeLot } from './chiffrer-lot.ts';
export type TarifDeLigne = LigneDeLot & TarifExplique;

/** Prices of a batch for who asks, in the order asked; articles without a price are left out. */
export async function lireTarifs(
  sources: Sources,
  demande: Demande,
  lot: readonly LigneDeLot[],
): Promise<TarifDeLigne[]> {
  const { lignes } = await chiffrerLot(sources, demande, lot);
  return lignes.flatMap(({ ligne: { articleId, quantite }, tarif }) =>
    tarif ? { ...tarif, articleId, quantite } : [],
  );
}
