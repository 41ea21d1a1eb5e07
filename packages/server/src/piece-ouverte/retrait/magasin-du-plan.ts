/** A store that is proposed: its hours, and what of the whole order would be ready there; pure. */
import { momentOf, plusJours, type Moment } from '@comptoir/contract/magasins/horaires.ts';
import { pretAuMagasin } from '@comptoir/contract/magasins/pret-au-magasin.ts';
import type { LigneALivrer, StockLu } from '@comptoir/contract/livraison/demande-plan.ts';
import { planifierLivraison, type Allocation } from '@comptoir/contract/livraison/plan.ts';
import {
  OUVERTURE_MATINALE,
  type MagasinDuPlan,
} from '@comptoir/contract/panier/plan-retrait.contract.ts';
import { toMagasinSitue, type Magasin } from '../../magasins/magasins.public.ts';
import { lieuDuMagasin, type Places } from '../livraison/lieu.ts';
import { demanderPlan } from '../livraison/options-livraison.ts';

export interface Propose {
  magasin: Magasin;
  /** The whole order, which one store hands over. */
  lignes: LigneALivrer[];
  /** What the warehouses and this store hold. */
  stock: readonly StockLu[];
  places: Pick<Places, 'lieux' | 'ports' | 'adresses' | 'reference'>;
  maintenant: Date;
}

const AU_PLUS_TOT = { formule: 'au-plus-tot', jour: null, chantiers: [] } as const;

/** Told by the plan that the delivery step tells it by. */
export function direMagasinDuPlan({
  magasin,
  lignes,
  stock,
  places,
  maintenant,
}: Propose): MagasinDuPlan {
  const lieu = lieuDuMagasin(places, 'retrait-magasin', magasin);
  const demande = demanderPlan({ places, envoi: { lignes } }, lieu, AU_PLUS_TOT);
  const { allocations, envois } = planifierLivraison(demande, stock, maintenant);
  const matin = prochainMatin(magasin, maintenant);
  return {
    ...toMagasinSitue(magasin, undefined, maintenant),
    pret: pretAuMagasin(magasin.ouvertures, maintenant) ?? null,
    matin: matin ?? null,
    matinal: matin !== undefined && matin.heure < OUVERTURE_MATINALE,
    lignesPretes: compterPretes(lignes, allocations, magasin.id),
    dernierJour: envois.at(-1)?.jour ?? null,
  };
}

function compterPretes(
  lignes: readonly LigneALivrer[],
  allocations: readonly Allocation[],
  magasinId: number,
): number {
  const pretes = new Map<number, number>();
  for (const { ligneId, lieuId, quantite } of allocations) {
    if (lieuId === magasinId) pretes.set(ligneId, (pretes.get(ligneId) ?? 0) + quantite);
  }
  return lignes.filter(({ ligneId, quantite }) => pretes.get(ligneId) === quantite).length;
}

/** Longer than any holiday. */
const HORIZON_JOURS = 30;

/** The next time it opens for a day: today's counts until then. */
export function prochainMatin(
  { ouvertures }: Pick<Magasin, 'ouvertures'>,
  maintenant: Date,
): Moment | undefined {
  const { jour, heure } = momentOf(maintenant);
  for (let jours = 0; jours < HORIZON_JOURS; jours++) {
    const le = plusJours(jour, jours);
    const premiere = ouvertures(le)[0]?.[0];
    if (premiere !== undefined && (jours > 0 || heure < premiere)) {
      return { jour: le, heure: premiere };
    }
  }
  return undefined;
}
