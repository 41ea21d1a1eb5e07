/** What a mistyped word may have been: one sign more, less, other, or two in each other's place; two such faults in a longer one. */

const MIN_SIGNES = 4;
const MAX_SIGNES = 16;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Without the word itself; nothing for short words and numbers, which are right or useless. */
export function listVariantes(mot: string): string[] {
  if (mot.length < MIN_SIGNES || mot.length > MAX_SIGNES || /\d/.test(mot)) return [];
  const variantes = new Set<string>();
  for (let i = 0; i <= mot.length; i++) {
    const [avant, apres] = [mot.slice(0, i), mot.slice(i)];
    if (apres.length > 1) variantes.add(avant + apres.charAt(1) + apres.charAt(0) + apres.slice(2));
    if (apres !== '') variantes.add(avant + apres.slice(1));
    for (const lettre of ALPHABET) {
      if (apres !== '') variantes.add(avant + lettre + apres.slice(1));
      variantes.add(avant + lettre + apres);
    }
  }
  variantes.delete(mot);
  // What begins with the word was looked for already.
  return [...variantes].filter((each) => each.length >= MIN_SIGNES && !each.startsWith(mot));
}

/** Shorter words with two faults are like too many others. */
const MIN_SIGNES_DEUX_FAUTES = 6;

/** How long a word may be that was mistyped twice; undefined where two faults are too many. */
export function longueursVoisines(mot: string): { min: number; max: number } | undefined {
  if (mot.length < MIN_SIGNES_DEUX_FAUTES || listVariantes(mot).length === 0) return undefined;
  return { min: Math.max(MIN_SIGNES, mot.length - 2), max: mot.length + 2 };
}

/** Those of these words that two faults lead to, the nearest first. */
export function lesPlusProches(mot: string, connus: readonly string[]): string[] {
  const distances = connus
    .map((connu) => ({ connu, fautes: compterFautes(mot, connu) }))
    .filter(({ fautes }) => fautes <= 2);
  return distances.toSorted((a, b) => a.fautes - b.fautes).map(({ connu }) => connu);
}

/** Signs to add, take away, change or put in each other's place. */
function compterFautes(a: string, b: string): number {
  let avantDerniere: number[] = [];
  let derniere = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const rang = [i];
    for (let j = 1; j <= b.length; j++) {
      const autre = a[i - 1] === b[j - 1] ? 0 : 1;
      const [haut = 0, gauche = 0, coin = 0] = [derniere[j], rang[j - 1], derniere[j - 1]];
      let fautes = Math.min(haut + 1, gauche + 1, coin + autre);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        fautes = Math.min(fautes, (avantDerniere[j - 2] ?? 0) + 1);
      }
      rang.push(fautes);
    }
    [avantDerniere, derniere] = [derniere, rang];
  }
  return derniere[b.length] ?? 0;
}
