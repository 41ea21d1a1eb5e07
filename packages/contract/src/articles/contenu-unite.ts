/** What a unit of sale holds, as it is said after its name: « 200 », « 25 m ». */
import { formatNombre } from '../words/formats.ts';
import type { Locale } from '../words/locales.ts';
import type { ArticleVendu } from './article.schema.ts';

export type Unite = ArticleVendu['unite'];

/** Said in metres rather than pieces. */
const AU_METRE: readonly Unite[] = ['rouleau'];
/** A pair holds two whatever its content says; the others are their own measure. */
const SANS_CONTENU: readonly Unite[] = ['paire', 'metre', 'kg', 'litre'];

/** Undefined where there is nothing to say: one piece, or a measure. */
export function contenuDit(locale: Locale, unite: Unite, contenu: string): string | undefined {
  if (Number(contenu) === 1 || SANS_CONTENU.includes(unite)) return undefined;
  const nombre = formatNombre(locale, contenu);
  return AU_METRE.includes(unite) ? `${nombre}\u00a0m` : nombre;
}
