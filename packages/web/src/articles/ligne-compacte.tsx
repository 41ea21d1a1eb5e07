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
  /** Why it is shown here, in a few words. */
  raison?: string | null;
}

/** As the compact card, where there are too few for a row of them. */
export function LigneCompacte({ article, jour, raison }: Props) {
  const locale = useLocale();
  const { tarif, unite, contenu } = article;
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <ImageArticle image={article.image} slot="rangee" alt="" className="size-16 p-1" />
      <div className="min-w-0 flex-1 basis-44">
        <Lien href={lienArticle(locale, article)} className="block type-name hover:underline">
          <NomArticle article={article} />
        </Lien>
        {raison && <p className="type-meta text-text-2">{raison}</p>}
        <ReferenceRangee article={article} />
        <StockArticle disponibilite={article.disponibilite} jour={jour} variant="long" />
      </div>
      <div className="ml-auto flex flex-col items-end gap-1.5">
        <PrixArticle variant="rangee" {...{ tarif, unite, contenu }} />
        <AjoutPanier article={article} variant="rangee" />
      </div>
    </article>
  );
}
