/** What keeps the open piece from being ordered, or should be known before. */
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import type { Demande } from '../http/acteur.ts';
import { controlerLu, lirePanier } from '../panier/panier.public.ts';
import type { PieceDeps } from './dossier.ts';
import { lireDossier } from './lire-piece.ts';
import { voirPiece } from './vue-piece.ts';

/** The basket as it is now, then what became of the choices. */
export async function controlerPiece(
  deps: PieceDeps,
  demande: Demande,
): Promise<MessageControle[]> {
  const dossier = await lireDossier(deps, demande);
  const messages = await controlerLu(deps, demande, await lirePanier(deps, demande));
  const choix = voirPiece(dossier).vue.messages.filter(
    ({ code }) => code === 'livraison-modifiee' || code === 'paiement-modifie',
  );
  return [...messages, ...choix];
}
