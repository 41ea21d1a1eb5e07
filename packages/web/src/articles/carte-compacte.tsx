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
}

/** An article among others that were not searched for: seen before, bought with, alike. */
export function CarteCompacte({ article, jour }: Props) {
  const locale = useLocale();
  return (
    <article className="group/carte flex w-53 flex-col gap-1 border-r border-b border-line p-3 max-sm:w-60">
      <ImageArticle image={article.image} slot="rangee" alt="" className="h-24 p-2" />
      <Lien href={lienArticle(locale, article)} className="min-h-10 type-name hover:underline">
        <NomArticle article={article} />
      </Lien>
      <ReferenceRangee article={article} />
      <div className="mt-auto">
        <PrixArticle
          variant="rangee"
          tarif={article.tarif}
          unite={article.unite}
          contenu={article.contenu}
        />
      </div>
      <StockArticle
        disponibilite={article.disponibilite}
        jour={jour}
        variant="long"
        className="min-h-8"
      />
      <div className="pt-1">
        <AjoutPanier article={article} variant="rangee" />
      </div>
    </article>
  );
}
