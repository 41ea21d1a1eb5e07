/** What a store says in the list: its stock, when one can come. */
import {
  QUANTITE_MAGASIN_DITE,
  type StockMagasin,
} from '@comptoir/contract/articles/articles.contract.ts';
import { formatHeure, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TranslateArticles } from '../mots.ts';
import { aMagasin, nomMagasin } from '../nom-magasin.public.ts';
import { quand } from './quand.ts';
import { etatStock, type TexteStock } from './stock.ts';

export function stockMagasin(
  t: TranslateArticles,
  locale: Locale,
  { quantite, plus }: Pick<StockMagasin, 'quantite' | 'plus'>,
): TexteStock {
  if (plus) return { etat: 'ok', texte: t('magasins.plus', { quantite: QUANTITE_MAGASIN_DITE }) };
  const texte = t('magasins.enStock', { quantite: formatNombre(locale, quantite) });
  return { etat: etatStock(quantite), texte };
}

/** « Retrait dès 11h20 », « Transfert jeudi ». */
export function texteRetrait(
  t: TranslateArticles,
  locale: Locale,
  retrait: StockMagasin['retrait'],
  jour: string,
): string {
  if (!retrait) return t('magasins.sansRetrait');
  const { date, heure } = retrait;
  const le = quand(locale, date, jour);
  if (heure === null) return t('magasins.transfert', { jour: le });
  return date === jour
    ? t('magasins.retraitDes', { heure: formatHeure(locale, heure) })
    : t('magasins.retraitJour', { jour: le, heure: formatHeure(locale, heure) });
}

/** The button repeats the choice: « Retirer à Nantes dès 11h20 ». */
export function actionRetrait(
  t: TranslateArticles,
  locale: Locale,
  { libelle, retrait }: Pick<StockMagasin, 'libelle' | 'retrait'>,
  jour: string,
): string {
  if (!retrait) return t('magasins.retirer', { nom: nomMagasin(libelle) });
  const lieu = aMagasin(locale, libelle);
  const le = quand(locale, retrait.date, jour);
  if (retrait.heure === null) return t('magasins.retirerJour', { lieu, jour: le });
  const heure = formatHeure(locale, retrait.heure);
  return retrait.date === jour
    ? t('magasins.retirerDes', { lieu, heure })
    : t('magasins.retirerJourDes', { lieu, jour: le, heure });
}
