/** The two tables of a document: what all articles of the product share, and one row for each. */
import { formatMesure } from '@comptoir/contract/articles/mesure.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { ArticleDocument, AttributDocument, DocumentTrouve } from './documents.sql.ts';
import type { Mots } from './mots.ts';

/** More columns than these would not fit a sheet held upright. */
const MAX_AXES = 4;

export function lignesCommunes(
  { attributs, articles }: DocumentTrouve,
  langue: Locale,
): [libelle: string, valeur: string][] {
  const [first] = articles;
  if (!first) return [];
  return attributs
    .filter(
      ({ code, axe }) => !axe && articles.every((a) => a.valeurs[code] === first.valeurs[code]),
    )
    .map((attribut) => [attribut.libelle, valeurOf(attribut, first, langue)]);
}

export interface TableauReferences {
  tetes: string[];
  lignes: string[][];
}

export function tableauReferences(
  { attributs, articles }: DocumentTrouve,
  t: Mots,
  langue: Locale,
): TableauReferences {
  const axes = attributs.filter(({ axe }) => axe).slice(0, MAX_AXES);
  return {
    tetes: [
      t('ensemble.reference'),
      ...axes.map(({ libelle, unite }) => (unite ? `${libelle} ${unite}` : libelle)),
      t('ensemble.conditionnement'),
      t('ensemble.poids'),
      t('ensemble.ean'),
    ],
    lignes: articles.map((article) => [
      article.reference,
      ...axes.map((axe) => valeurOf({ ...axe, unite: '' }, article, langue)),
      conditionnement(article, t, langue),
      formatNombre(langue, article.poids / 1000, 3),
      article.ean,
    ]),
  };
}

function valeurOf(
  { code, type, unite }: AttributDocument,
  { valeurs }: ArticleDocument,
  langue: Locale,
): string {
  const valeur = valeurs[code];
  if (valeur === undefined) return '–';
  if (type === 'choix') return valeur;
  return formatMesure(langue, valeur, unite);
}

function conditionnement({ unite, contenu }: ArticleDocument, t: Mots, langue: Locale): string {
  const nom = t(`unites.${unite}`);
  return contenu === '1' ? nom : `${nom} ${formatNombre(langue, contenu, 3)}`;
}
