/** The plan of a basket and of each of its chantiers, as it is answered; pure. */
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import type { LigneALivrer, StockLu } from '@comptoir/contract/livraison/demande-plan.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import {
  MAX_LIGNES_NOMMEES,
  type PlanDeRetrait,
  type PlanRetrait,
} from '@comptoir/contract/panier/plan-retrait.contract.ts';
import { isScieur, type Magasin } from '../../magasins/magasins.public.ts';
import type { Depart, Departs } from './departs.ts';
import { direMagasinDuPlan, type Propose } from './magasin-du-plan.ts';
import { planifierRetrait, type PlanCalcule } from './planifier-retrait.ts';
import type { LigneARetirer, Stock } from './stock-retrait.ts';

export type LigneDuPlan = LigneALivrer & LigneARetirer & { dite: LignePanier };

interface Donnees extends Pick<Propose, 'places' | 'maintenant'> {
  version: string;
  /** Those that hold something, in the order of the page. */
  chantiers: readonly { id: number; libelle: string | null }[];
  lignes: LigneDuPlan[];
  departs: Departs;
  magasins: readonly Magasin[];
  stock: Stock;
  /** What the warehouses hold and expect. */
  enDepot: readonly StockLu[];
}

export function direPlanRetrait(donnees: Donnees): PlanRetrait {
  const { version, chantiers, lignes, departs, magasins, stock, enDepot } = donnees;
  const { places, maintenant } = donnees;
  const candidats = magasins.map(({ id, latitude, longitude, services }) => ({
    id,
    latitude,
    longitude,
    scie: isScieur({ services }),
  }));
  const planifier = (siennes: readonly LigneDuPlan[], depuis: Depart | undefined) =>
    direPlan(
      siennes.length,
      depuis,
      planifierRetrait({ lignes: siennes, magasins: candidats, stock, depuis }),
    );
  const panier = planifier(lignes, departs.panier);
  const siennes = Map.groupBy(lignes, ({ chantierId }) => chantierId);
  const parChantier = (chantiers.length > 1 ? chantiers : []).map(({ id, libelle }) => ({
    chantierId: id,
    libelle,
    ...planifier(siennes.get(id) ?? [], departs.parChantier.get(id)),
  }));
  const nommes = new Set([panier, ...parChantier].flatMap(listNommes));
  const articleIds = [...new Set(lignes.map(({ articleId }) => articleId))];
  return {
    version,
    jour: jourOf(maintenant),
    panier,
    chantiers: parChantier,
    magasins: magasins
      .filter(({ id }) => nommes.has(id))
      .map((magasin) => {
        const la = [...enDepot, ...stockDuMagasin(magasin.id, articleIds, stock)];
        return direMagasinDuPlan({ magasin, lignes, stock: la, places, maintenant });
      }),
  };
}

function stockDuMagasin(lieuId: number, articleIds: readonly number[], stock: Stock): StockLu[] {
  return articleIds.flatMap((articleId) => {
    const quantite = stock(lieuId, articleId);
    return quantite > 0 ? [{ articleId, lieuId, quantite, attendu: 0, attenduLe: null }] : [];
  });
}

function direPlan(
  nombre: number,
  depart: Depart | undefined,
  { arrets, reste, ...plan }: PlanCalcule<LigneDuPlan>,
): PlanDeRetrait {
  return {
    ...plan,
    lignes: nombre,
    depuis: depart?.depuis ?? null,
    arrets: arrets.map(({ lignes, ...arret }) => ({
      ...arret,
      lignes: lignes.slice(0, MAX_LIGNES_NOMMEES).map(nommer),
      nombreLignes: lignes.length,
    })),
    reste: reste
      .slice(0, MAX_LIGNES_NOMMEES)
      .map(({ ligne, raison }) => ({ ...nommer(ligne), raison })),
    nombreReste: reste.length,
  };
}

function nommer({ dite: { ligneId, reference, libelle, quantite } }: LigneDuPlan) {
  return { ligneId, reference, libelle, quantite };
}

function listNommes({ entiers, plusLoin, arrets }: PlanDeRetrait): number[] {
  return [...entiers, ...arrets, ...(plusLoin ? [plusLoin] : [])].map(({ magasinId }) => magasinId);
}
