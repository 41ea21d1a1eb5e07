import { useState } from 'react';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';
import { Lien } from '../../page/lien.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { CopyReference } from '../../ui/button/copy-reference.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { AjoutPanier } from '../ajout-panier.tsx';
import { ImageArticle } from '../image-article.tsx';
import { lienArticle } from '../lien-article.ts';
import { NomArticle } from '../nom-article.tsx';
import { ligne, listLignes, type LigneComparaison } from './lignes-comparaison.ts';
import { useIsTtc } from '../prix/prix-affiche.ts';
import { PrixArticle } from '../prix/prix-article.tsx';
import { ReferenceRangee } from '../reference-rangee.tsx';
import { StockArticle } from '../stock/stock-article.tsx';
import { libelleConditionnement } from '../unite.ts';

interface Props {
  articles: readonly ArticleVendu[];
  attributs: readonly Attribut[];
  jour: string;
  onRetirer: (id: number) => void;
}

const HEAD =
  'sticky left-0 z-10 w-40 min-w-28 bg-bg py-2 pr-4 text-left align-top type-head text-text-2';
const CELL = 'w-60 min-w-44 px-3 py-2 align-top type-meta';

/** Features as rows; what differs stands out, the rest can be put away. */
export function TableauComparaison({ articles, attributs, jour, onRetirer }: Props) {
  const isTtc = useIsTtc();
  const t = useTexts('articles');
  const locale = useLocale();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const lignes = [
    ligne(
      'marque',
      t('comparaison.marque'),
      articles.map(({ marque }) => marque.nom),
    ),
    ligne(
      'conditionnement',
      t('comparaison.conditionnement'),
      articles.map(
        ({ unite, contenu }) =>
          libelleConditionnement(t, locale, unite, contenu) || t('unites.piece.nom'),
      ),
    ),
    ...listLignes(locale, articles, attributs),
  ].filter(({ differe }) => differe || !onlyDifferences);
  return (
    <div className="min-h-0 overflow-auto overscroll-contain border-b border-line py-3 page-wide">
      <Checkbox
        label={t('comparaison.differences')}
        checked={onlyDifferences}
        onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
      />
      <table className="mt-1 border-collapse">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              <span className="sr-only">{t('comparaison.libelle')}</span>
            </th>
            {articles.map((article) => (
              <th key={article.id} scope="col" className={clsx(CELL, 'text-left')}>
                <Tete article={article} onRetirer={() => onRetirer(article.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          <tr>
            <th scope="row" className={HEAD}>
              {t(isTtc ? 'comparaison.prixTtc' : 'comparaison.prix')}
            </th>
            {articles.map(({ id, tarif, unite, contenu }) => (
              <td key={id} className={CELL}>
                <PrixArticle variant="rangee" tarif={tarif} unite={unite} contenu={contenu} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={HEAD}>
              {t('comparaison.disponibilite')}
            </th>
            {articles.map(({ id, disponibilite }) => (
              <td key={id} className={CELL}>
                <StockArticle disponibilite={disponibilite} jour={jour} variant="long" />
              </td>
            ))}
          </tr>
          {lignes.map((each) => (
            <Ligne key={each.code} ligne={each} articles={articles} />
          ))}
          <tr>
            <th scope="row" className={HEAD}>
              {t('comparaison.panier')}
            </th>
            {articles.map((article) => (
              <td key={article.id} className={CELL}>
                <AjoutPanier article={article} variant="rangee" />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

interface TeteProps {
  article: ArticleVendu;
  onRetirer: () => void;
}

function Tete({ article, onRetirer }: TeteProps) {
  const t = useTexts('articles');
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-start justify-between">
        <ImageArticle image={article.image} slot="rangee" alt="" className="size-18 p-1.5" />
        <IconButton
          icon={X}
          size="sm"
          label={t('comparaison.retirerReference', { reference: article.reference })}
          onClick={onRetirer}
        />
      </div>
      <Lien href={lienArticle(locale, article)} className="type-name hover:underline">
        <NomArticle article={article} />
      </Lien>
      <ReferenceRangee article={article}>
        <CopyReference reference={article.reference} className="type-caption" />
      </ReferenceRangee>
    </div>
  );
}

interface LigneProps {
  ligne: LigneComparaison;
  articles: readonly ArticleVendu[];
}

function Ligne({ ligne: { libelle, valeurs, differe }, articles }: LigneProps) {
  return (
    <tr>
      <th scope="row" className={HEAD}>
        {libelle}
      </th>
      {articles.map(({ id }, rang) => (
        <td key={id} className={clsx(CELL, differe ? 'font-[620]' : 'text-text-2')}>
          {valeurs[rang] || '–'}
        </td>
      ))}
    </tr>
  );
}
