/** Where and how a quote is to be delivered: of the delivery that was asked, all but its days. */
import type { Ailleurs, LivraisonChoisie } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Destination, DemandePlan } from '@comptoir/contract/livraison/demande-plan.ts';
import type { PieceAgreee } from '../piece-ouverte/piece-consommee.public.ts';

export interface LivraisonGardee extends Omit<LivraisonChoisie, 'envois'> {
  /** What an order is planned with. */
  plan: Omit<DemandePlan, 'lignes' | 'chantiers'>;
  /** Chantiers that go elsewhere, or on a day of their own, by name: their lines may change. */
  parChantier: {
    chantier: string;
    ailleurs: Ailleurs | null;
    destination: Destination;
    jour: string | null;
  }[];
}

export function garderLivraison(
  piece: Pick<PieceAgreee, 'livraison' | 'plan' | 'chantiers'>,
): LivraisonGardee {
  const { envois, ...livraison } = piece.livraison;
  const { lignes: _, chantiers: ailleurs, ...plan } = piece.plan;
  const noms = new Map(piece.chantiers.map(({ id, libelle }) => [id, libelle ?? '']));
  const parChantier = ailleurs.map(({ chantierId, destination, jour }) => ({
    chantier: noms.get(chantierId) ?? '',
    ailleurs: envois.find((envoi) => envoi.chantierId === chantierId)?.ailleurs ?? null,
    destination,
    jour,
  }));
  return { ...livraison, plan, parChantier };
}
