/** A slice of the open piece: some of its lines and when they arrive, under the totals of all. */
import type { Livraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { trancher, trancherEnvois, type Tranche } from '../panier/panier.public.ts';

/** Each chantier is listed: its address, its day and its references are chosen while ordering. */
const TOUS_CHANTIERS = Infinity;

type Demandee = Partial<Tranche>;

export function trancherPiece(piece: PieceOuverte, { depuis = 0, nombre }: Demandee): PieceOuverte {
  const partie = trancher(piece, { depuis, nombre }, TOUS_CHANTIERS);
  if (partie === piece) return piece;
  const { livraison, messages } = partie;
  const envois = livraison && trancherEnvois(livraison.envois, lignesOf(partie));
  return {
    ...partie,
    // One for each line at worst.
    messages: messages.slice(0, nombre),
    nombreMessages: messages.length,
    livraison: envois ? { ...livraison, envois } : null,
  };
}

/** `piece`: what is delivered, whole. */
export function trancherLivraison(
  livraison: Livraison,
  piece: Parameters<typeof trancher>[0],
  nombre: number | undefined,
): Livraison {
  const partie = trancher(piece, { depuis: 0, nombre });
  if (partie === piece) return livraison;
  const lignes = lignesOf(partie);
  const options = livraison.options.map((option) => ({
    ...option,
    envois: trancherEnvois(option.envois, lignes),
  }));
  return { ...livraison, options };
}

function lignesOf({ chantiers }: Pick<PieceOuverte, 'chantiers'>): Set<number> {
  return new Set(chantiers.flatMap(({ articles }) => articles.map(({ ligneId }) => ligneId)));
}
