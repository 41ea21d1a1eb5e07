/** How lines are collected near a place: stores that have everything, otherwise stops; pure. */
import {
  LOIN_RETRAIT_KM,
  MAX_MAGASINS_ENTIERS,
  type RAISONS_RESTE,
  RAYON_RETRAIT_KM,
} from '@comptoir/contract/panier/plan-retrait.contract.ts';
import { distanceKm, type Position } from '../../magasins/magasins.public.ts';
import { partager } from './partage.ts';
import {
  isEntier,
  isServie,
  type LigneARetirer,
  type MagasinOuRetirer,
  type Stock,
} from './stock-retrait.ts';

/** Stores looked at for stops: those around a place are few, in a conurbation the nearest. */
const MAX_CANDIDATS = 8;

export interface MagasinADistance {
  magasinId: number;
  distance: number;
}

export type RaisonReste = (typeof RAISONS_RESTE)[number];

export interface PlanCalcule<L> {
  entiers: MagasinADistance[];
  nombreEntiers: number;
  plusLoin: MagasinADistance | null;
  arrets: (MagasinADistance & { lignes: L[] })[];
  kilometres: number;
  reste: { ligne: L; raison: RaisonReste }[];
}

interface Demande<L> {
  lignes: readonly L[];
  magasins: readonly MagasinOuRetirer[];
  stock: Stock;
  /** Undefined: nothing is near, and no stop is proposed. */
  depuis: Position | undefined;
}

const RIEN = { entiers: [], plusLoin: null, arrets: [], kilometres: 0, reste: [] };

export function planifierRetrait<L extends LigneARetirer>({
  lignes,
  magasins,
  stock,
  depuis,
}: Demande<L>): PlanCalcule<L> {
  if (lignes.length === 0) return { ...RIEN, nombreEntiers: 0 };
  const complets = magasins.filter((magasin) => isEntier(lignes, magasin, stock));
  const nombreEntiers = complets.length;
  if (!depuis) return { ...RIEN, nombreEntiers };
  const situer = (parmi: readonly MagasinOuRetirer[]) =>
    parmi
      .map((magasin) => ({ magasin, distance: distanceKm(depuis, magasin) }))
      .sort((a, b) => a.distance - b.distance || a.magasin.id - b.magasin.id);
  const entiers = situer(complets).map(toADistance);
  const proches = entiers.filter(({ distance }) => distance <= RAYON_RETRAIT_KM);
  if (proches.length > 0) {
    return { ...RIEN, entiers: proches.slice(0, MAX_MAGASINS_ENTIERS), nombreEntiers };
  }
  const autour = situer(magasins).filter(({ distance }) => distance <= RAYON_RETRAIT_KM);
  const candidats = autour
    .filter(({ magasin }) => lignes.some((ligne) => isServie(ligne, magasin, stock)))
    .slice(0, MAX_CANDIDATS)
    .map(({ magasin }) => magasin);
  const partage = partager({ lignes, magasins: candidats, stock, vers: depuis });
  return {
    entiers: [],
    nombreEntiers,
    plusLoin: entiers.find(({ distance }) => distance <= LOIN_RETRAIT_KM) ?? null,
    arrets: partage.arrets.map(({ magasin, lignes: siennes }) => ({
      magasinId: magasin.id,
      distance: distanceKm(depuis, magasin),
      lignes: siennes,
    })),
    kilometres: partage.kilometres,
    reste: partage.reste.map((ligne) => ({
      ligne,
      raison: raisonOf(
        ligne,
        autour.map(({ magasin }) => magasin),
        stock,
      ),
    })),
  };
}

function toADistance({
  magasin,
  distance,
}: {
  magasin: MagasinOuRetirer;
  distance: number;
}): MagasinADistance {
  return { magasinId: magasin.id, distance };
}

/** A panel that lies near, in stores without a saw, is not missing: nobody there cuts it. */
function raisonOf(
  ligne: LigneARetirer,
  magasins: readonly MagasinOuRetirer[],
  stock: Stock,
): RaisonReste {
  if (ligne.surMesure) return 'sur-mesure';
  const entiere = { ...ligne, aScier: false };
  const isChez = (voulue: LigneARetirer) =>
    magasins.some((magasin) => isServie(voulue, magasin, stock));
  return ligne.aScier && isChez(entiere) && !isChez(ligne) ? 'coupe' : 'stock';
}
