/** Which pieces come out of which bar, in what order, and how good the plan is proven to be. */
import { arrondirMotifs } from './arrondir-motifs.ts';
import { borneBarres } from './borne-barres.ts';
import { borneLineaire } from './borne-lineaire.ts';
import { chercherBarres, type Prix } from './chercher-barres.ts';
import { createDebit, type Barre, type Debit, type Effort, type Remplissage } from './debit.ts';
import type { PieceBarre } from './piece.ts';
import { regrouperChutes } from './regrouper-chutes.ts';
import { compareRemplissages, remplirAuPlusJuste, remplirDecroissant } from './remplir-barres.ts';

export interface BarreCoupee {
  /** In the order they are sawn; `debut` from the end of the bar. */
  pieces: { longueur: number; debut: number }[];
  /** Where the blade enters, once per cut. */
  coupes: number[];
  /** What is left to use: the last cut, when one is needed, is already taken off. */
  chute: number;
}

export interface PlanBarres {
  /** The fullest first, the one with the longest offcut last. */
  barres: BarreCoupee[];
  nombreCoupes: number;
  chuteTotale: number;
  /** No plan has fewer bars. */
  borne: number;
  /** As many bars as the bound. */
  isOptimal: boolean;
}

/** Steps of each stage: 60 pieces take 2 to 5 ms, those that are hardest to place ten times as much. */
const EFFORT_PAR_BARRE = 4_000;
const EFFORT_RECHERCHE = 30_000;
const EFFORT_SUITE = 80_000;
const EFFORT_RELAXATION = 5_000_000;
const EFFORT_CHUTES = 1_000_000;

export function planifierBarres(pieces: readonly PieceBarre[], barre: Barre): PlanBarres {
  const debit = createDebit(pieces, barre);
  const { plans, borne } = chercherPlans(debit);
  const fewest = Math.min(...plans.map((plan) => plan.length));
  const effort: Effort = { reste: EFFORT_CHUTES };
  const [best = []] = plans
    .filter((plan) => plan.length === fewest)
    .map((plan) => regrouperChutes(debit, plan, effort))
    .sort((a, b) => compareRemplissages(debit, a, b));
  const barres = best.map((rangs) => couper(debit, barre, rangs));
  return {
    barres,
    nombreCoupes: barres.reduce((total, { coupes }) => total + coupes.length, 0),
    chuteTotale: barres.reduce((total, { chute }) => total + chute, 0),
    borne,
    isOptimal: barres.length === borne,
  };
}

/** From the quickest way to the dearest, until plan and bound meet. */
function chercherPlans(debit: Debit): { plans: Remplissage[]; borne: number } {
  const plans = [
    remplirAuPlusJuste(debit, EFFORT_PAR_BARRE),
    remplirDecroissant(debit, 'meilleure'),
    remplirDecroissant(debit, 'premiere'),
  ];
  let borne = borneBarres(debit);
  const fewest = (): number => Math.min(...plans.map((plan) => plan.length));
  const search = (steps: number, prix?: Prix): void => {
    const effort: Effort = { reste: steps };
    while (borne < fewest() && effort.reste > 0) {
      const { plan, isImpossible } = chercherBarres(debit, borne, effort, prix);
      if (plan) plans.push(plan);
      if (!isImpossible) return;
      borne++;
    }
  };
  search(EFFORT_RECHERCHE);
  if (borne === fewest()) return { plans, borne };
  const relaxation = borneLineaire(debit, { borne, plans }, { reste: EFFORT_RELAXATION });
  if (!relaxation) return { plans, borne };
  borne = relaxation.borne;
  if (borne < fewest()) plans.push(...arrondirMotifs(debit, relaxation.motifs));
  search(EFFORT_SUITE, relaxation);
  return { plans, borne };
}

/**
 * The last piece of a bar is cut off what follows it, be that shorter than the blade is thick; only
 * a piece that ends with the bar needs no cut.
 */
function couper(
  { tailles }: Debit,
  { longueur, trait }: Barre,
  rangs: readonly number[],
): BarreCoupee {
  const pieces: BarreCoupee['pieces'] = [];
  const coupes: number[] = [];
  let debut = 0;
  for (const rang of rangs) {
    const piece = (tailles[rang] ?? 0) - trait;
    pieces.push({ longueur: piece, debut });
    if (debut + piece < longueur) coupes.push(debut + piece);
    debut += piece + trait;
  }
  return { pieces, coupes, chute: Math.max(0, longueur - debut) };
}
