/** Many quick plans of sheets by different rules and orders, then small changes of the best order. */
import {
  CHOIX,
  PARTAGES,
  poserFeuille,
  poserTout,
  type Atelier,
  type Feuille,
  type Regle,
} from './guillotine.ts';

export interface Essai {
  feuilles: Feuille[];
  ordre: readonly number[];
  regle: Regle;
}

const REGLES: readonly Regle[] = CHOIX.flatMap((choix) =>
  PARTAGES.map((partage) => ({ choix, partage })),
);
/** The best orders that are changed further. */
const ESSAIS_GARDES = 4;

/** Pieces by rank, as often as each is wanted, in several orders, the largest first. */
export function listOrdres(atelier: Atelier, quantites: readonly number[]): number[][] {
  const sideOf = (rang: number, axis: 0 | 1): number => atelier.poses[rang]?.[0]?.[axis] ?? 0;
  const keys: ((rang: number) => number)[] = [
    (rang) => sideOf(rang, 0) * sideOf(rang, 1),
    (rang) => Math.max(sideOf(rang, 0), sideOf(rang, 1)),
    (rang) => Math.min(sideOf(rang, 0), sideOf(rang, 1)),
    (rang) => sideOf(rang, 0),
    (rang) => sideOf(rang, 1),
    (rang) => sideOf(rang, 0) + sideOf(rang, 1),
  ];
  const rangs = quantites.map((_, rang) => rang);
  return keys.map((key) =>
    rangs
      .toSorted((a, b) => key(b) - key(a) || a - b)
      .flatMap((rang) => Array.from({ length: quantites[rang] ?? 0 }, () => rang)),
  );
}

export function essayerRegles(atelier: Atelier, ordres: readonly number[][]): Essai[] {
  const essais: Essai[] = [];
  for (const ordre of ordres) {
    for (const regle of REGLES) {
      if (atelier.effort.reste <= 0 && essais.length > 0) return essais;
      const feuilles = poserTout(atelier, ordre, regle, Infinity);
      if (feuilles) essais.push({ feuilles, ordre, regle });
    }
  }
  return essais;
}

/** Sheet after sheet, each by the rule and order that fill it most. */
export function remplirFeuilles(atelier: Atelier, ordres: readonly number[][]): Feuille[] {
  const feuilles: Feuille[] = [];
  let left = ordres.map((ordre) => [...ordre]);
  while ((left[0]?.length ?? 0) > 0) {
    let best: { feuille: Feuille; reste: number[] } | undefined;
    for (const ordre of left) {
      for (const regle of REGLES) {
        if (best && atelier.effort.reste <= 0) break;
        const essai = poserFeuille(atelier, ordre, regle);
        if (!best || essai.feuille.occupee > best.feuille.occupee) best = essai;
        if (essai.reste.length === 0) break;
      }
    }
    if (!best) break;
    feuilles.push(best.feuille);
    const counts = new Map<number, number>();
    for (const rang of best.reste) counts.set(rang, (counts.get(rang) ?? 0) + 1);
    left = left.map((ordre) => {
      const open = new Map(counts);
      return ordre.filter((rang) => {
        const count = open.get(rang) ?? 0;
        open.set(rang, count - 1);
        return count > 0;
      });
    });
  }
  return feuilles;
}

/** Moves pieces within the best orders and keeps what is no worse, until the effort is spent or `borne` reached. */
export function ameliorer(atelier: Atelier, essais: readonly Essai[], borne: number): Essai[] {
  const kept = [...essais].sort(compareEssais).slice(0, ESSAIS_GARDES);
  const random = createRandom();
  while (atelier.effort.reste > 0 && (kept[0]?.feuilles.length ?? 0) > borne) {
    for (const [i, essai] of kept.entries()) {
      const ordre = deplacer(essai.ordre, random);
      const feuilles = poserTout(atelier, ordre, essai.regle, essai.feuilles.length);
      if (!feuilles) continue;
      const changed = { feuilles, ordre, regle: essai.regle };
      if (compareEssais(changed, essai) <= 0) kept[i] = changed;
    }
    kept.sort(compareEssais);
  }
  return kept;
}

/** Fewer sheets, then the emptiest sheet emptier. */
function compareEssais(a: Essai, b: Essai): number {
  return a.feuilles.length - b.feuilles.length || leastOf(a.feuilles) - leastOf(b.feuilles);
}

function leastOf(feuilles: readonly Feuille[]): number {
  return Math.min(...feuilles.map((feuille) => feuille.occupee));
}

/** Two pieces change places, or one goes to another place. */
function deplacer(ordre: readonly number[], random: (below: number) => number): number[] {
  const changed = [...ordre];
  const from = random(changed.length);
  const to = random(changed.length);
  if (random(2) === 0) {
    const [moved = 0] = changed.splice(from, 1);
    changed.splice(to, 0, moved);
  } else {
    [changed[from], changed[to]] = [changed[to] ?? 0, changed[from] ?? 0];
  }
  return changed;
}

/** The same run of numbers each time, so that the same list gives the same plan (xorshift). */
function createRandom(): (below: number) => number {
  let state = 0x2545f491;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
