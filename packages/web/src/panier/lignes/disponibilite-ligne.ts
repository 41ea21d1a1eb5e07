/** When a line can be had, in numbers and days: « 6 livrés mardi », « 12 jeudi ». */
import type { Delai } from '@comptoir/contract/articles/disponibilite.ts';
import { formatHeure, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { aMagasin, quand, type EtatStock } from '../../articles/articles.public.ts';
import type { TranslateOf } from '../../words/use-texts.ts';

export interface MotsDisponibilite {
  locale: Locale;
  t: TranslateOf<'panier'>;
  /** The store the buyer chose. */
  magasin: { libelle: string } | undefined;
  jour: string;
}

export interface TexteDisponibilite {
  etat: EtatStock;
  /** One for each part it comes in, soonest first. */
  textes: string[];
}

export function direDisponibilite(
  mots: MotsDisponibilite,
  delais: readonly Delai[],
): TexteDisponibilite {
  const isEnStock = delais.every(({ origine }) => origine === 'magasin' || origine === 'depot');
  const isLa = delais.some(({ origine }) => origine === 'magasin' || origine === 'depot');
  return {
    etat: isEnStock ? 'ok' : isLa ? 'faible' : 'attente',
    textes: delais.map((delai, rang) => direDelai(mots, delai, rang)),
  };
}

function direDelai(
  mots: MotsDisponibilite,
  { quantite, date, heure, origine }: Delai,
  rang: number,
) {
  const { locale, t, magasin, jour } = mots;
  const valeurs = {
    count: quantite,
    nombre: formatNombre(locale, quantite),
    jour: quand(locale, date, jour),
  };
  if (origine === 'magasin' && magasin) {
    const la = { ...valeurs, lieu: aMagasin(locale, magasin.libelle) };
    return heure === null
      ? t('disponibilite.magasin', la)
      : t('disponibilite.magasinDes', { ...la, heure: formatHeure(locale, heure) });
  }
  if (origine === 'fournisseur') return t('disponibilite.fournisseur', valeurs);
  return rang === 0 ? t('disponibilite.livre', valeurs) : t('disponibilite.suite', valeurs);
}
