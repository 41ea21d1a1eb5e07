/** The unit of sale and what it holds: « la boîte », « Boîte de 200 », « Rouleau de 25 m ». */
import { contenuDit, type Unite } from '@comptoir/contract/articles/contenu-unite.ts';
import { divideMontant, type Montant } from '@comptoir/contract/argent.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
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

/** « HT la boîte », « TTC la boîte », beside a price. */
export function libellePrixUnite(t: TranslateArticles, unite: Unite, isTtc = false): string {
  return isTtc
    ? t('prix.ttcUnite', { unite: t(`unites.${unite}.determine`) })
    : t(`unites.${unite}.prix`);
}

export type Longueur = 'long' | 'court';

/** What is counted in them; a bucket may hold screws or litres, and says neither. */
const MESURES: Partial<Record<Unite, 'piece' | 'metre'>> = {
  boite: 'piece',
  sachet: 'piece',
  lot: 'piece',
  rouleau: 'metre',
};

/** « 0,062 € la pièce », of a box; '' for what holds one: its price says it all. */
export function libellePrixUnitaire(
  t: TranslateArticles,
  locale: Locale,
  { unite, contenu }: { unite: Unite; contenu: string },
  { prix, longueur }: { prix: Montant; longueur: Longueur },
): string {
  const mesure = MESURES[unite];
  if (!mesure || Number(contenu) <= 1) return '';
  return t(`prix.unitaire.${mesure}.${longueur}`, {
    prix: formatArgent(locale, divideMontant(prix, contenu)),
  });
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
