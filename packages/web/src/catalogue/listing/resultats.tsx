/** The articles of a listing, as cards or as the trade table. */
import { clsx } from 'clsx';
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import { CarteArticle, isEager } from './carte-article.tsx';
import { triEnVigueur } from './etat-listing.ts';
import { ListingGrid } from './listing-shelf.tsx';
import { Tableau } from './tableau/tableau.tsx';
import type { ListingState } from './use-listing.ts';

interface ResultatsProps {
  listing: ListingState;
  reponses: readonly RechercheReponse[];
  /** Boxes to compare with stand on the cards. */
  isComparing: boolean;
}

export function Resultats({ listing, reponses, isComparing }: ResultatsProps) {
  const { affiche, isPending, portee } = listing;
  const page = joinPages(reponses);
  return (
    <div
      aria-busy={isPending || undefined}
      className={clsx('transition-opacity', isPending && 'opacity-60 delay-150')}
    >
      {affiche.vue === 'tableau' ? (
        <Tableau page={page} isGroupe={triEnVigueur(affiche, portee) === 'gamme'} />
      ) : (
        <ListingGrid>
          {page.articles.map((article, index) => (
            <CarteArticle
              key={article.id}
              article={article}
              jour={page.jour}
              eager={isEager(index)}
              isComparing={isComparing}
            />
          ))}
        </ListingGrid>
      )}
    </div>
  );
}

type Page = Pick<RechercheReponse, 'articles' | 'attributs' | 'jour' | 'produits'>;

const EMPTY: Page = { articles: [], attributs: [], jour: '', produits: [] };

function joinPages([first, ...others]: readonly RechercheReponse[]): Page {
  if (!first) return EMPTY;
  if (others.length === 0) return first;
  const all = [first, ...others];
  return {
    jour: first.jour,
    articles: all.flatMap(({ articles }) => articles),
    produits: [...new Map(all.flatMap((p) => p.produits.map((one) => [one.id, one]))).values()],
    attributs: [...new Map(all.flatMap((p) => p.attributs.map((one) => [one.code, one]))).values()],
  };
}
