/** The answer to what is typed: articles to buy in place, and where else to look. */
import { TriangleAlert } from 'lucide-react';
import { clsx } from 'clsx';
import { useIsTtc } from '../../articles/articles.public.ts';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { citer } from '../citation.ts';
import type { PlaceOf } from './entree-ligne.tsx';
import type { Entree, Groupe } from './entrees.ts';
import { GroupeEntrees } from './groupe-entrees.tsx';
import { LigneArticle } from './ligne-article.tsx';
import type { Quantites } from './use-quantites.ts';
import type { SuggestionsAffichees } from './use-suggestions.ts';

interface Props {
  /** None when the first answer did not come. */
  affichees: SuggestionsAffichees | undefined;
  groupes: readonly Groupe[];
  /** Nearest spellings, when nothing was found. */
  propositions: readonly Entree[];
  quantites: Quantites;
  isFailed: boolean;
  placeOf: PlaceOf;
  onFollow: () => void;
}

export function cleArticle({ id }: { id: number }): string {
  return `article-${id}`;
}

export function PanneauReponse(props: Props) {
  const { affichees, groupes, propositions, quantites, isFailed, placeOf, onFollow } = props;
  const t = useTexts('recherche');
  const articles = affichees?.reponse.articles ?? [];
  const lu = affichees?.reponse.lecture.correction ?? affichees?.q ?? '';
  return (
    // On a phone the searches come first, then the articles, then the rest.
    <div className="flex min-h-0 flex-1 max-sm:flex-none max-sm:flex-col">
      <div className="min-w-0 flex-1 sm:order-last sm:overflow-y-auto">
        <TeteArticles affichees={affichees} isFailed={isFailed} />
        {affichees && articles.length === 0 && (
          <div className="px-4 pt-4">
            <div className="type-h3">{t('suggestions.aucun', { q: affichees.q })}</div>
            <div className="mt-1 type-meta text-text-2">{t('suggestions.aucunAide')}</div>
          </div>
        )}
        {propositions.length > 0 && (
          <GroupeEntrees
            titre={t('aucun.propositions')}
            entrees={propositions}
            placeOf={placeOf}
            onFollow={onFollow}
            className="mt-3"
          />
        )}
        {affichees && articles.length > 0 && (
          <div role="rowgroup" aria-label={t('suggestions.articles')}>
            {articles.map((article) => (
              <LigneArticle
                key={article.id}
                article={article}
                jour={affichees.reponse.jour}
                q={lu}
                quantite={quantites.of(article)}
                onQuantite={(quantite) => quantites.set(article.id, quantite)}
                place={placeOf(cleArticle(article))}
                isProche={affichees.reponse.proches.includes(article.id)}
                onFollow={onFollow}
              />
            ))}
          </div>
        )}
      </div>
      <div className="bg-sunk pb-2.5 max-sm:contents sm:w-44 lg:w-58 sm:shrink-0 sm:overflow-y-auto sm:border-r">
        {groupes.map(({ code, entrees }) => (
          <GroupeEntrees
            key={code}
            titre={t(`suggestions.${code}`)}
            entrees={entrees}
            placeOf={placeOf}
            onFollow={onFollow}
            className={clsx(
              'max-sm:bg-sunk max-sm:pb-2',
              code === 'recherches' ? 'max-sm:order-first' : 'max-sm:order-last',
            )}
          />
        ))}
      </div>
    </div>
  );
}

/** What was searched if it is not what was typed, and which prices and stock these are. */
function TeteArticles({ affichees, isFailed }: Pick<Props, 'affichees' | 'isFailed'>) {
  const t = useTexts('recherche');
  const { locale, session } = usePage();
  const isTtc = useIsTtc();
  if (isFailed) {
    return (
      <div className="flex min-h-9 items-center gap-2 bg-warn-b px-4 py-2 type-meta text-warn">
        <TriangleAlert size={16} aria-hidden className="shrink-0" />
        {t('suggestions.echec')}
      </div>
    );
  }
  const { correction = null, sansMots = [] } = affichees?.reponse.lecture ?? {};
  const dits = [
    correction === null ? t('suggestions.articles') : t('suggestions.correction', { correction }),
    ...(sansMots.length > 0
      ? [t('suggestions.sansMots', { mots: citer(t, locale, sansMots) })]
      : []),
  ];
  return (
    <div className="flex min-h-9 items-end justify-between gap-4 px-4 pb-1 type-head text-text-2">
      <span>{dits.join(' · ')}</span>
      <span className="font-[420] whitespace-nowrap">
        {[t(isTtc ? 'suggestions.prixTtc' : 'suggestions.prix'), session.magasin?.libelle]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  );
}
