/** The size in a text, « 4 × 40 », and how far another one is from it. Pure. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { readTexte } from './texte/read-texte.ts';

export interface MesureCherchee {
  nombres: readonly number[];
  /** As it is written: « 4 × 40 ». */
  ecrite: string;
  /** The text without it. */
  reste: string;
}

/** The first size of two numbers or more. */
export function mesureOf(texte: string, langue: Locale): MesureCherchee | undefined {
  for (const { sorte, terme, debut, fin } of readTexte(texte, langue)) {
    if (sorte !== 'mesure' || !terme.includes('x')) continue;
    const parties = terme.split('x');
    const nombres = parties.map((partie) => Number(/\d+(?:\.\d+)?/.exec(partie)?.[0]));
    if (nombres.some((nombre) => !(nombre > 0))) continue;
    const reste = `${texte.slice(0, debut)} ${texte.slice(fin)}`.replaceAll(/\s+/g, ' ').trim();
    const ecrite = texte.slice(debut, fin).replaceAll(/\s*[x*×/]\s*/gi, ' × ');
    return { nombres, ecrite, reste };
  }
  return undefined;
}

/**
 * How far a size is from the one asked for, in ratios, so that 4 against 5 weighs as much as 40
 * against 50; undefined where they are not of the same kind. What comes first decides what goes
 * with it, a diameter before a length: it weighs twice.
 */
export function ecartMesures(
  demandee: readonly number[],
  autre: readonly number[],
): number | undefined {
  if (demandee.length !== autre.length) return undefined;
  return demandee.reduce(
    (sum, nombre, i) => sum + (i === 0 ? 2 : 1) * Math.abs(Math.log((autre[i] ?? nombre) / nombre)),
    0,
  );
}
