/** The unit of sale and what it holds: « la boîte », « Boîte de 200 », « Rouleau de 25 m ». */
import { contenuDit, type Unite } from '@comptoir/contract/articles/contenu-unite.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TranslateArticles } from './mots.ts';

export type { Unite };

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
  const dit = contenuDit(locale, unite, contenu);
  return dit === undefined ? nom : t('unites.contenu', { nom, contenu: dit });
}
