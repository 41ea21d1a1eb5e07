import { refus } from '@comptoir/contract/erreurs.ts';
import { transformerPanier } from '@comptoir/contract/panier/transformer.contract.ts';
import { lirePieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import type { Calls } from '../http/calls.ts';
import type { Deps } from '../panier/panier.public.ts';
import { figerPanier, utilisateurOf } from './figer-panier.ts';
import { findPiece } from './piece-ouverte.sql.ts';

export function pieceOuverteRoutes(calls: Calls, deps: Deps): void {
  calls.handle(
    transformerPanier,
    (demande, { query }) => figerPanier(deps, demande, query.type),
    'whole',
  );

  calls.handle(
    lirePieceOuverte,
    async (demande) => {
      const piece = await findPiece(deps.pool, utilisateurOf(demande.acteur));
      if (!piece) throw refus('introuvable');
      const { type, commentaire, contenu, valableJusqua, isPerimee } = piece;
      if (isPerimee) return figerPanier(deps, demande, type);
      return { type, commentaire, valableJusqua: valableJusqua.toISOString(), ...contenu };
    },
    'whole',
  );
}
