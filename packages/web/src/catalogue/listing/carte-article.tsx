import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import {
  AjoutPanier,
  BadgePromotion,
  BoutonListe,
  CaseComparer,
  ImageArticle,
  libelleConditionnement,
  lienArticle,
  NomArticle,
  NoteArticle,
  PrixArticle,
  PrixUnitaire,
  StockArticle,
} from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { CopyReference } from '../../ui/button/copy-reference.tsx';
import { keptPart } from '../../page/kept-part.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

/** Cards on the screen when the page opens, whose pictures come first. */
const EAGER_CARDS = 4;

/** By its number among the cards of the page, from 0. */
export function isEager(rang: number): boolean {
  return rang < EAGER_CARDS;
}

interface CarteProps {
  article: ArticleVendu;
  jour: string;
  eager: boolean;
  isComparing: boolean;
}

/**
 * An article to be ordered: a row on a phone, a card between lines elsewhere. What tells it from its
 * neighbours is never cut: the longest name of a row makes room for all of them, and prices, stock
 * and buttons stand on one line at its foot.
 */
export const CarteArticle = keptPart('carte-article', Carte);

function Carte({ article, jour, eager, isComparing }: CarteProps) {
  const t = useTexts('articles');
  const locale = useLocale();
  const { tarif, unite, contenu } = article;
  return (
    // A phone lays out the rows near the screen, three at first: most are 217 px high.
    <li className="group/carte relative grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 border-b p-4 outline-text [--below-fold:217px] max-sm:nth-[n+4]:below-fold sm:flex sm:flex-col sm:border-r sm:focus-within:z-1 sm:focus-within:outline-2 sm:focus-within:-outline-offset-1 sm:hover:z-1 sm:hover:outline-2 sm:hover:-outline-offset-1">
      <ImageArticle
        image={article.image}
        slot="carte"
        alt=""
        eager={eager}
        className="size-24 max-sm:row-span-3 sm:h-37 sm:w-full sm:p-3"
      />
      {tarif?.promotion && (
        <span className="absolute top-5 left-5 sm:top-6 sm:left-6">
          <BadgePromotion tarif={tarif} />
        </span>
      )}
      <p className="mt-3 flex min-h-4 justify-between type-caption text-text-2 max-sm:hidden">
        {article.marque.nom}
        <NoteArticle note={article.note} className="type-caption!" />
      </p>
      <h3 className="type-name sm:min-h-10">
        {/* The whole card leads to the sheet; its controls lie above. */}
        <Lien
          href={lienArticle(locale, article)}
          className="after:absolute after:inset-0 group-hover/carte:text-link max-sm:inline-block max-sm:min-h-6"
        >
          <NomArticle article={article} />
        </Lien>
      </h3>
      {isComparing && (
        <div className="absolute top-5 right-5 rounded-control bg-bg px-1">
          <CaseComparer articleId={article.id} reference={article.reference} variant="case" />
        </div>
      )}
      <p className="relative flex min-h-5 flex-wrap gap-x-1.5 type-meta text-text-2 max-sm:pr-10 sm:mt-0.5 sm:flex-col">
        <span className="flex justify-between">
          <CopyReference
            reference={article.reference}
            className="relative self-start text-text max-sm:min-h-6"
          />
          <BoutonListe
            article={article}
            variant="icone"
            className="max-sm:absolute max-sm:-top-px max-sm:-right-3 sm:relative"
          />
        </span>
        <span className="max-sm:self-center sm:min-h-5">
          {libelleConditionnement(t, locale, unite, contenu)}{' '}
          <PrixUnitaire article={article} isSuite />
        </span>
      </p>
      <div className="sm:mt-auto sm:pt-3">
        <PrixArticle tarif={tarif} unite={unite} contenu={contenu} variant="carte" />
      </div>
      <div className="mt-3 flex items-center gap-2 max-sm:col-span-2 sm:mt-0 sm:flex-col sm:items-stretch sm:gap-3 sm:pt-3">
        <StockArticle
          disponibilite={article.disponibilite}
          jour={jour}
          variant="long"
          className="max-sm:min-w-0 max-sm:flex-1 sm:min-h-8"
        />
        <div className="relative">
          <AjoutPanier article={article} variant="carte" />
        </div>
      </div>
    </li>
  );
}
