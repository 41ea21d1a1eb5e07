import { formatNombre } from '@comptoir/contract/formats.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { ColonneAttribut } from './colonnes.ts';

/** « 4,0 » under « 4,5 »: all figures of a column have as many decimals; the unit is in the head. */
export function formatColonne(
  locale: Locale,
  { type, decimales }: Pick<ColonneAttribut, 'type' | 'decimales'>,
  valeur: string | undefined,
): string {
  if (valeur === undefined) return '';
  if (type === 'choix') return valeur;
  const nombre = formatNombre(locale, valeur, decimales);
  if (decimales === 0) return nombre;
  const mark = locale === 'en' ? '.' : ',';
  const [, ecrites = ''] = nombre.split(mark);
  return ecrites === ''
    ? `${nombre}${mark}${'0'.repeat(decimales)}`
    : nombre.padEnd(nombre.length + decimales - ecrites.length, '0');
}
