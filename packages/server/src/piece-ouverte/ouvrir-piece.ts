/** The basket becomes the open piece, which is then shown. */
import { isRefus, refus } from '@comptoir/contract/http/erreurs.ts';
import type { TypePanier } from '@comptoir/contract/panier/panier.contract.ts';
import type { Demande } from '../http/acteur.ts';
import type { Dossier, PieceDeps } from './dossier.ts';
import { figerPanier } from './figer-panier.ts';
import { readDossier } from './read-piece.ts';

const ESSAIS = 3;

/**
 * A change of the basket from another tab makes the piece void before it can be shown: it is frozen
 * again, as the basket then is. One that never stands still is refused.
 */
export async function ouvrirPiece(
  deps: PieceDeps,
  demande: Demande,
  type: TypePanier | undefined,
): Promise<Dossier> {
  for (let essai = 1; essai <= ESSAIS; essai++) {
    await figerPanier(deps, demande, type);
    try {
      return await readDossier(deps, demande);
    } catch (error) {
      if (!isRefus(error) || error.code !== 'introuvable') throw error;
    }
  }
  throw refus('panier-perime');
}
