/** What a sheet says of its article, line by line: attributes, then what the counter asks for. */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { DetailArticle, Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { formatAttribut, libelleConditionnement } from '../articles/articles.public.ts';
import type { TranslateOf } from '../words/use-texts.ts';

export interface Caracteristique {
  libelle: string;
  valeur: string;
}

interface Textes {
  t: TranslateOf<'produits'>;
  tArticles: TranslateOf<'articles'>;
  locale: Locale;
}

export function listCaracteristiques(
  { t, tArticles, locale }: Textes,
  produit: Pick<Produit, 'attributs' | 'normes' | 'serie' | 'marque'>,
  article: ArticleVendu,
  detail: DetailArticle | undefined,
): Caracteristique[] {
  const { unite, contenu, multiple, minimum } = article;
  const rows: [libelle: string, valeur: string | false | null | undefined][] = [
    ...produit.attributs.map((attribut): [string, string | undefined] => {
      const valeur = article.attributs[attribut.code];
      return [attribut.libelle, valeur && formatAttribut(locale, attribut, valeur)];
    }),
    ...(detail?.caracteristiques ?? []).map(({ libelle, valeur }): [string, string] => [
      libelle,
      valeur,
    ]),
    [t('caracteristiques.marque'), produit.marque.nom],
    [t('caracteristiques.serie'), produit.serie],
    [t('caracteristiques.normes'), produit.normes.join(', ')],
    [
      t('caracteristiques.conditionnement'),
      libelleConditionnement(tArticles, locale, unite, contenu),
    ],
    [t('caracteristiques.multiple'), multiple > 1 && formatNombre(locale, multiple)],
    [t('caracteristiques.minimum'), minimum > multiple && formatNombre(locale, minimum)],
  ];
  if (detail) {
    const { traitDeScie } = detail;
    rows.push(
      [t('caracteristiques.poids'), poidsDit(t, locale, detail.poids)],
      [
        t('caracteristiques.garantie'),
        detail.garantieMois !== null && garantieDite(t, detail.garantieMois),
      ],
      [
        t('caracteristiques.coupe'),
        traitDeScie !== null &&
          t('caracteristiques.coupeTrait', { mm: formatNombre(locale, traitDeScie) }),
      ],
      [t('caracteristiques.surMesure'), detail.surMesure && t('caracteristiques.surMesureOui')],
      [t('caracteristiques.dangereux'), detail.dangereux && t('caracteristiques.dangereuxOui')],
      [t('caracteristiques.ean'), detail.ean],
      [t('caracteristiques.fabricant'), detail.referenceFournisseur],
    );
  }
  return rows.flatMap(([libelle, valeur]) => (valeur ? [{ libelle, valeur }] : []));
}

/** Grams under a kilo. */
export function poidsDit(t: TranslateOf<'produits'>, locale: Locale, grammes: number): string {
  return grammes < 1000
    ? t('caracteristiques.g', { poids: formatNombre(locale, grammes) })
    : t('caracteristiques.kg', { poids: formatNombre(locale, grammes / 1000) });
}

function garantieDite(t: TranslateOf<'produits'>, mois: number): string {
  return mois % 12 === 0
    ? t('caracteristiques.garantieAns', { count: mois / 12 })
    : t('caracteristiques.garantieMois', { count: mois });
}
