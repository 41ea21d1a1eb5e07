import type { Attribut } from '@comptoir/contract/articles/article.schema.ts';
import { formatNombre } from '@comptoir/contract/formats.ts';
import type { Locale } from '@comptoir/contract/locales.ts';

const NBSP = '\u00a0';

/** « 4,5 mm »; words of a choice are already those of the language. */
export function formatAttribut(
  locale: Locale,
  { type, unite }: Pick<Attribut, 'type' | 'unite'>,
  valeur: string,
): string {
  if (type === 'choix') return valeur;
  const nombre = formatNombre(locale, valeur, 4);
  return unite ? nombre + NBSP + unite : nombre;
}
