import type { Attribut } from '@comptoir/contract/articles/article.schema.ts';
import { formatMesure } from '@comptoir/contract/articles/mesure.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';

/** « 4,5 mm »; words of a choice are already those of the language. */
export function formatAttribut(
  locale: Locale,
  { type, unite }: Pick<Attribut, 'type' | 'unite'>,
  valeur: string,
): string {
  return type === 'choix' ? valeur : formatMesure(locale, valeur, unite);
}
