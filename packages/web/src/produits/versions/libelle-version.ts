import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { chiffresMesure } from '@comptoir/contract/articles/mesure.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { formatAttribut } from '../../articles/articles.public.ts';
import type { Axe } from './versions.ts';

/** What tells a version from the others: « Ø 4,5 mm · 60 mm »; its reference where nothing does. */
export function libelleVersion(
  locale: Locale,
  axes: readonly Axe[],
  { attributs, reference }: ArticleVendu,
): string {
  const parts = axes.flatMap(({ attribut }) => {
    const valeur = attributs[attribut.code];
    return valeur === undefined ? [] : [formatAttribut(locale, attribut, valeur)];
  });
  return parts.length > 0 ? parts.join(' · ') : reference;
}

/** « Longueur mm »: the unit stands in the head, its figures below. */
export function libelleAxe({ attribut: { libelle, unite } }: Axe): string {
  return unite ? `${libelle} ${unite}` : libelle;
}

/** A value under such a head. */
export function valeurAxe(locale: Locale, { attribut }: Axe, valeur: string): string {
  return attribut.type === 'nombre' ? chiffresMesure(locale, valeur, attribut.unite) : valeur;
}
