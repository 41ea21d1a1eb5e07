import { isRefus, refus } from '@comptoir/contract/http/erreurs.ts';
import { acheteurOf, type Demande } from '../http/acteur.ts';
import { ouvrirDossier, type Dossier, type PieceDeps } from './dossier.ts';
import { figerPanier } from './figer-panier.ts';
import { findPiece, type PieceLue } from './piece-ouverte.sql.ts';

/** The open piece of who asks; computed again where its prices have lapsed or its words are in another language. */
export async function readDossier(
  deps: PieceDeps,
  demande: Demande,
  magasinId?: number,
): Promise<Dossier> {
  return ouvrirDossier(deps, demande, await readPieceAJour(deps, demande), magasinId);
}

export async function readPieceAJour(deps: PieceDeps, demande: Demande): Promise<PieceLue> {
  const piece = await requirePiece(deps, demande);
  if (!isARefaire(piece, demande)) return piece;
  try {
    await figerPanier(deps, demande, demande.acteur.consultation ? 'Devis' : piece.type);
  } catch (error) {
    // Another tab emptied the basket between the two readings: there is nothing to open any more.
    if (isRefus(error) && error.code === 'panier-vide') throw refus('introuvable');
    throw error;
  }
  return requirePiece(deps, demande);
}

export async function requirePiece(deps: PieceDeps, { acteur }: Demande): Promise<PieceLue> {
  const piece = await findPiece(deps.pool, acheteurOf(acteur));
  if (!piece) throw refus('introuvable');
  return piece;
}

export function isARefaire({ isPerimee, contenu }: PieceLue, { langue }: Demande): boolean {
  return isPerimee || contenu.langue !== langue;
}
