/** Which pieces come out of which sheet, where they lie and by which cuts. */
import { bornePanneaux } from './borne-panneaux.ts';
import { ameliorer, essayerRegles, listOrdres, remplirFeuilles } from './chercher-panneaux.ts';
import { couperFeuille, type CoupePanneau, type FeuilleCoupee } from './coupes-panneau.ts';
import type { Atelier, Feuille } from './guillotine.ts';
import { assertPanneau, posesOf, utileOf, type Panneau, type Rectangle } from './panneau.ts';
import { grouperPieces, type PiecePanneau } from './piece.ts';

export interface PiecePosee extends Rectangle {
  /** As asked for; `dx` and `dy` are how it lies. */
  longueur: number;
  largeur: number;
  /** Turned by a quarter. */
  tournee: boolean;
}

export interface PanneauCoupe {
  pieces: PiecePosee[];
  /** In an order a saw can make them, the trimming of the edges first. */
  coupes: CoupePanneau[];
  /** Offcuts, the largest first, without the strips of the edges. */
  chutes: Rectangle[];
}

export interface PlanPanneaux {
  /** The fullest first. */
  panneaux: PanneauCoupe[];
  nombreCoupes: number;
  /** Way of the blade, millimetres. */
  longueurCoupee: number;
  /** Square millimetres. */
  surfacePieces: number;
  surfaceChutes: number;
  /** No plan has fewer sheets. */
  borne: number;
  /** As many sheets as the bound. */
  isOptimal: boolean;
}

const EFFORT_REGLES = 1_000_000;
const EFFORT_FEUILLES = 700_000;
const EFFORT_AMELIORATION = 1_200_000;
/** Offcuts of nearly the same size are worth the same: fewer cuts decide. */
const PAS_CHUTE = 0.05;

export function planifierPanneaux(
  demandes: readonly PiecePanneau[],
  panneau: Panneau,
): PlanPanneaux {
  assertPanneau(panneau, demandes);
  const pieces = grouperPieces(demandes);
  const borne = bornePanneaux(pieces, panneau);
  const plans = chercherPlans(pieces, panneau, borne);
  const fewest = Math.min(...plans.map((plan) => plan.length));
  const [best = []] = plans
    .filter((plan) => plan.length === fewest)
    .map((plan) => plan.map(({ racine }) => couperFeuille(panneau, racine)))
    .sort((a, b) => comparePlans(panneau, a, b));
  return resumer(pieces, sortFeuilles(best), borne);
}

function chercherPlans(
  pieces: readonly PiecePanneau[],
  panneau: Panneau,
  borne: number,
): Feuille[][] {
  if (pieces.length === 0) return [[]];
  const atelier: Atelier = {
    utile: utileOf(panneau),
    trait: panneau.trait,
    poses: pieces.map((piece) => posesOf(piece, panneau)),
    coteMin: Math.min(...pieces.map(({ longueur, largeur }) => Math.min(longueur, largeur))),
    effort: { reste: EFFORT_REGLES },
  };
  const ordres = listOrdres(
    atelier,
    pieces.map(({ quantite }) => quantite),
  );
  const essais = essayerRegles(atelier, ordres);
  atelier.effort.reste = EFFORT_FEUILLES;
  const plans = [...essais.map(({ feuilles }) => feuilles), remplirFeuilles(atelier, ordres)];
  if (Math.min(...plans.map((plan) => plan.length)) > borne) {
    atelier.effort.reste = EFFORT_AMELIORATION;
    plans.push(...ameliorer(atelier, essais, borne).map(({ feuilles }) => feuilles));
  }
  return plans;
}

/** The largest offcut in one piece, then fewer cuts, then a shorter way of the blade. */
function comparePlans(
  { longueur, largeur }: Panneau,
  a: readonly FeuilleCoupee[],
  b: readonly FeuilleCoupee[],
): number {
  const step = longueur * largeur * PAS_CHUTE;
  const chute = (plan: readonly FeuilleCoupee[]): number =>
    Math.round(Math.max(0, ...plan.map(({ chutes: [largest] }) => aireOf(largest))) / step);
  return (
    chute(b) - chute(a) || countCoupes(a) - countCoupes(b) || longueurCoupee(a) - longueurCoupee(b)
  );
}

function sortFeuilles(feuilles: readonly FeuilleCoupee[]): FeuilleCoupee[] {
  const filled = (feuille: FeuilleCoupee): number => sum(feuille.pieces.map(aireOf));
  return feuilles.toSorted((a, b) => filled(b) - filled(a));
}

function resumer(
  pieces: readonly PiecePanneau[],
  feuilles: readonly FeuilleCoupee[],
  borne: number,
): PlanPanneaux {
  return {
    panneaux: feuilles.map((feuille) => ({
      pieces: feuille.pieces.map(({ rang, ...place }) => {
        const { longueur, largeur } = pieces[rang] ?? { longueur: place.dx, largeur: place.dy };
        return { ...place, longueur, largeur, tournee: place.dx !== longueur };
      }),
      coupes: feuille.coupes,
      chutes: feuille.chutes,
    })),
    nombreCoupes: countCoupes(feuilles),
    longueurCoupee: longueurCoupee(feuilles),
    surfacePieces: sum(feuilles.flatMap((feuille) => feuille.pieces.map(aireOf))),
    surfaceChutes: sum(feuilles.flatMap((feuille) => feuille.chutes.map(aireOf))),
    borne,
    isOptimal: feuilles.length === borne,
  };
}

function countCoupes(feuilles: readonly FeuilleCoupee[]): number {
  return sum(feuilles.map(({ coupes }) => coupes.length));
}

function longueurCoupee(feuilles: readonly FeuilleCoupee[]): number {
  return sum(feuilles.flatMap(({ coupes }) => coupes.map(({ debut, fin }) => fin - debut)));
}

function aireOf(rectangle: Rectangle | undefined): number {
  return rectangle ? rectangle.dx * rectangle.dy : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
