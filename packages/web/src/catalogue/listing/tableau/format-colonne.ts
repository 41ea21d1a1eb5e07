import { chiffresMesure } from '@comptoir/contract/articles/mesure.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { ColonneAttribut } from './colonnes.ts';

/** « 4,0 » under « 4,5 »: all figures of a column have as many decimals; the unit is in the head. */
export function formatColonne(
  locale: Locale,
  { type, unite, decimales }: Pick<ColonneAttribut, 'type' | 'unite' | 'decimales'>,
  valeur: string | undefined,
): string {
  if (valeur === undefined) return '';
  if (type === 'choix') return valeur;
  const nombre = chiffresMesure(locale, valeur, unite, decimales);
  if (decimales === 0) return nombre;
  const mark = locale === 'en' ? '.' : ',';
  const [, ecrites = ''] = nombre.split(mark);
  return ecrites === ''
    ? `${nombre}${mark}${'0'.repeat(decimales)}`
    : nombre.padEnd(nombre.length + decimales - ecrites.length, '0');
}
