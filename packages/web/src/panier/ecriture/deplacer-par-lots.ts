/** Moves of more lines than one call takes: a refusal of one call leaves its lines, and only them. */
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import { MAX_LIGNES_NOMMEES } from '@comptoir/contract/panier/limites.ts';
import { enLots } from './lots.ts';
import { deplacer, type VersChantier } from './modifier-lignes.ts';
import type { EchecEcriture, Ecrivain } from './write-panier.ts';

export interface Deplacement {
  /** The lines that moved, as they are now. */
  arrivees: EcriturePanier['articles'];
  /** Those that stayed, and why the first of them did. */
  refus: { restees: number; echec: EchecEcriture } | undefined;
}

/** The calls go one after the other, and the basket is read once, after the last of them. */
export async function deplacerParLots(
  ecrivain: Ecrivain,
  ligneIds: readonly number[],
  vers: VersChantier,
): Promise<Deplacement> {
  const resultats = await Promise.all(
    enLots(ligneIds, MAX_LIGNES_NOMMEES).map(async (lot) => ({
      lot,
      resultat: await deplacer(ecrivain, lot, vers),
    })),
  );
  const arrivees: EcriturePanier['articles'] = [];
  let refus: Deplacement['refus'];
  for (const { lot, resultat } of resultats) {
    if (resultat.ok) arrivees.push(...resultat.reponse.articles);
    else
      refus = {
        restees: (refus?.restees ?? 0) + lot.length,
        echec: refus?.echec ?? resultat.echec,
      };
  }
  return { arrivees, refus };
}
