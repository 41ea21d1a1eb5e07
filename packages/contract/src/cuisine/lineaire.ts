/** Rows of cabinets that stand side by side: one worktop over them, one plinth before them. */
import { PROFONDEUR_BAS, isSousPlan, MODULES } from './modules.ts';
import { rectSur, lignesOf, seTouchent, type Ligne } from './piece.ts';
import type { Element, Plan } from './plan.schema.ts';

/** Depth of a worktop along a wall. */
export const LARGEUR_PLAN = 650;

export interface Rangee {
  ligne: string;
  debut: number;
  fin: number;
  elements: Element[];
}

/** Elements of a line that touch one another, in order. */
export function rangeesOf(plan: Plan, keep: (element: Element) => boolean): Rangee[] {
  return lignesOf(plan).flatMap(({ nom }) => {
    const siens = plan.elements
      .filter((element) => element.ligne === nom && keep(element))
      .sort((a, b) => a.position - b.position);
    const rangees: Rangee[] = [];
    for (const element of siens) {
      const fin = element.position + element.largeur;
      const last = rangees.at(-1);
      if (last?.fin === element.position) {
        last.fin = fin;
        last.elements.push(element);
      } else rangees.push({ ligne: nom, debut: element.position, fin, elements: [element] });
    }
    return rangees;
  });
}

export interface Plateau {
  ligne: string;
  debut: number;
  longueur: number;
  /** Over an island, which it overhangs. */
  ilot: boolean;
}

/**
 * One worktop over each row. Where two rows meet in a corner, the one that reaches the wall runs
 * through; the other begins at its edge, which stands out further than the cabinets do.
 */
export function plateauxOf(plan: Plan): Plateau[] {
  const rangees = rangeesOf(plan, ({ type }) => isSousPlan(type));
  const lignes = new Map(lignesOf(plan).map((ligne) => [ligne.nom, ligne]));
  return rangees.map((rangee) => {
    const ligne = lignes.get(rangee.ligne);
    const retrait = LARGEUR_PLAN - PROFONDEUR_BAS;
    const aDebut = ligne !== undefined && bute(plan, rangees, ligne, rangee, 'debut');
    const aFin = ligne !== undefined && bute(plan, rangees, ligne, rangee, 'fin');
    const debut = rangee.debut + (aDebut ? retrait : 0);
    return {
      ligne: rangee.ligne,
      debut,
      longueur: rangee.fin - (aFin ? retrait : 0) - debut,
      ilot: rangee.ligne.startsWith('I'),
    };
  });
}

/** Whether the end of a row stands against the face of another row. */
function bute(
  plan: Plan,
  rangees: readonly Rangee[],
  ligne: Ligne,
  rangee: Rangee,
  bout: 'debut' | 'fin',
): boolean {
  const position = bout === 'debut' ? rangee.debut - 1 : rangee.fin;
  const contact = rectSur(ligne, position, 1, [0, PROFONDEUR_BAS]);
  return rangees.some((autre) => {
    const sienne = autre.ligne === rangee.ligne ? undefined : findLigne(plan, autre.ligne);
    if (!sienne) return false;
    const rect = rectSur(sienne, autre.debut, autre.fin - autre.debut, [0, PROFONDEUR_BAS]);
    return seTouchent(contact, rect);
  });
}

function findLigne(plan: Plan, nom: string): Ligne | undefined {
  return lignesOf(plan).find((ligne) => ligne.nom === nom);
}

/** Lengths of plinth, before everything that stands on legs. */
export function plinthesOf(plan: Plan): number[] {
  return rangeesOf(
    plan,
    ({ type }) => MODULES[type].niveau !== 'haut' && type !== 'refrigerateur',
  ).map(({ debut, fin }) => fin - debut);
}

/** As few pieces as the longest one sold allows, all of one length but for the last millimetres. */
export function partager(longueur: number, max: number): number[] {
  const nombre = Math.ceil(longueur / max);
  const part = Math.floor(longueur / nombre);
  return Array.from({ length: nombre }, (_, i) =>
    i === 0 ? longueur - part * (nombre - 1) : part,
  );
}
