/** An order is planned again under the lock of the stock it takes: what was shown may be gone. */
import { planifierLivraison, type Allocation } from '@comptoir/contract/livraison/plan.ts';
import type { LivraisonChoisie } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Tx } from '../../db/transaction.ts';
import type { PieceAgreee } from '../../piece-ouverte/piece-consommee.public.ts';
import { listPrelevements, lockStock, type Prelevement } from './stock-reserve.sql.ts';

export interface PlanCommande {
  allocations: Allocation[];
  envois: LivraisonChoisie['envois'];
  /** What lies somewhere or is on its way: to be taken out of what is free. */
  prelevements: Prelevement[];
}

/** Only `ligneIds` are ordered: the piece may hold lines that count for nothing. */
export async function planifierCommande(
  tx: Tx,
  { plan, livraison }: PieceAgreee,
  ligneIds: readonly number[],
  instant: Date,
): Promise<PlanCommande> {
  const ordered = new Set(ligneIds);
  const lignes = plan.lignes.filter(({ ligneId }) => ordered.has(ligneId));
  const articleIds = [...new Set(lignes.map(({ articleId }) => articleId))];
  const lieuIds = [...plan.depotIds, ...(plan.magasinId === null ? [] : [plan.magasinId])];
  const stock = await lockStock(tx, articleIds, lieuIds);
  const { envois, allocations } = planifierLivraison({ ...plan, lignes }, stock, instant);
  return {
    allocations,
    envois: envois.map((envoi) => ({
      ...envoi,
      // The order names its chantiers itself.
      chantier: null,
      ...versOu(livraison, envoi.chantierId),
    })),
    prelevements: listPrelevements(allocations),
  };
}

/** Where a chantier goes does not change with the day. */
function versOu({ envois, libelle }: LivraisonChoisie, chantierId: number | null) {
  const envoi = envois.find((each) => each.chantierId === chantierId) ?? envois[0];
  return { destination: envoi?.destination ?? libelle, ailleurs: envoi?.ailleurs ?? null };
}
