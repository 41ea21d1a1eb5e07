/** What keeps the open piece from being ordered, or should be known before. */
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import type { Demande } from '../http/acteur.ts';
import { controlerLu, controlerReferences, lirePanier } from '../panier/panier.public.ts';
import type { PieceDeps } from './dossier.ts';
import { readDossier } from './read-piece.ts';
import { voirPiece } from './vue-piece.ts';

/** The basket as it is now, then what became of the choices. */
export async function controlerPiece(
  deps: PieceDeps,
  demande: Demande,
): Promise<MessageControle[]> {
  const dossier = await readDossier(deps, demande);
  const messages = await controlerLu(deps, demande, await lirePanier(deps, demande));
  const { vue } = voirPiece(dossier);
  const choix = vue.messages.filter(
    ({ code }) => code === 'livraison-modifiee' || code === 'paiement-modifie',
  );
  return [...messages, ...choix, ...controlerReferences(vue, demande)];
}
