/** The unit of sale and what it holds: « la boîte », « Boîte de 200 », « Rouleau de 25 m ». */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { formatNombre } from '@comptoir/contract/formats.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { TranslateArticles } from './mots.ts';

export type Unite = ArticleVendu['unite'];

/** Said in metres rather than pieces. */
const AU_METRE: readonly Unite[] = ['rouleau'];
/** A pair holds two whatever its content says; the others are their own measure. */
const SANS_CONTENU: readonly Unite[] = ['paire', 'metre', 'kg', 'litre'];

/** « la boîte de 200 », « le rouleau de 25 m », « la pièce ». */
export function libelleUnite(
  t: TranslateArticles,
  locale: Locale,
  unite: Unite,
  contenu: string,
): string {
  return withContenu(t, locale, unite, contenu, t(`unites.${unite}.determine`));
}

/** « Boîte de 200 »; '' for what is sold by the piece: there is nothing to say. */
export function libelleConditionnement(
  t: TranslateArticles,
  locale: Locale,
  unite: Unite,
  contenu: string,
): string {
  if (unite === 'piece' && Number(contenu) === 1) return '';
  return withContenu(t, locale, unite, contenu, t(`unites.${unite}.nom`));
}

/** « HT la boîte », beside a price. */
export function libellePrixUnite(t: TranslateArticles, unite: Unite): string {
  return t(`unites.${unite}.prix`);
}

function withContenu(
  t: TranslateArticles,
  locale: Locale,
  unite: Unite,
  contenu: string,
  nom: string,
): string {
  if (Number(contenu) === 1 || SANS_CONTENU.includes(unite)) return nom;
  const nombre = formatNombre(locale, contenu);
  return t('unites.contenu', {
    nom,
    contenu: AU_METRE.includes(unite) ? `${nombre}\u00a0m` : nombre,
  });
}
