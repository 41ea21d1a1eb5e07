import type { ReactNode } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { Lien } from '../page/lien.tsx';
import { useLocale } from '../words/use-texts.ts';
import { AjoutPanier } from './ajout-panier.tsx';
import { ImageArticle } from './image-article.tsx';
import { lienArticle } from './lien-article.ts';
import { NomArticle } from './nom-article.tsx';
import { PrixArticle } from './prix/prix-article.tsx';
import { ReferenceRangee } from './reference-rangee.tsx';
import { StockArticle } from './stock/stock-article.tsx';

interface Props {
  article: ArticleVendu;
  jour: string;
  /** What is said of it here. */
  children?: ReactNode;
}

/** An article in a narrow column, to be ordered where it stands. */
export function RangeeAchat({ article, jour, children }: Props) {
  const locale = useLocale();
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line py-3">
      <ImageArticle image={article.image} slot="rangee" alt="" className="size-16 p-1" />
      <div className="min-w-0">
        <Lien href={lienArticle(locale, article)} className="type-name hover:underline">
          <NomArticle article={article} />
        </Lien>
        <ReferenceRangee article={article} />
        {children}
        <StockArticle disponibilite={article.disponibilite} jour={jour} variant="long" />
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <PrixArticle
          variant="rangee"
          tarif={article.tarif}
          unite={article.unite}
          contenu={article.contenu}
        />
        <AjoutPanier article={article} variant="rangee" />
      </div>
    </li>
  );
}
