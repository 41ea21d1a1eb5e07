import { clsx } from 'clsx';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import {
  AjoutPanier,
  BoutonListe,
  ImageArticle,
  libelleConditionnement,
  lienArticle,
  NomArticle,
  PrixArticle,
  PrixUnitaire,
  StockArticle,
} from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { segmenter, segmenterReference, type Segment } from './correspondance.ts';
import { ACTIVE, type Place } from './entree-ligne.tsx';

interface Props {
  article: ArticleVendu;
  jour: string;
  /** What was searched, of which the label shows the parts it answers. */
  q: string;
  quantite: number;
  onQuantite: (quantite: number) => void;
  place: Place;
  /** Another size or finish than what was typed. */
  isProche?: boolean;
  onFollow: () => void;
}

/** An article of the panel, bought without leaving it. The row of the keys carries the orange button. */
export function LigneArticle(props: Props) {
  const { article, jour, q, quantite, onQuantite, place, isProche = false, onFollow } = props;
  const dit = useTexts('recherche');
  const t = useTexts('articles');
  const locale = useLocale();
  const { tarif, unite, contenu } = article;
  const pack = libelleConditionnement(t, locale, unite, contenu);
  const stock = (className: string) => (
    <StockArticle
      disponibilite={article.disponibilite}
      jour={jour}
      variant="court"
      className={className}
    />
  );
  return (
    <div
      role="row"
      id={place.id}
      className={clsx(
        'group/ligne flex items-center gap-x-3 border-b px-4 last:border-b-0 max-sm:flex-wrap max-sm:py-3 max-sm:last:border-b sm:min-h-17.25 sm:py-1',
        place.isActive ? ACTIVE : 'hover:bg-sunk',
      )}
    >
      <div
        role="gridcell"
        aria-selected={place.isActive}
        className="min-w-0 flex-1 max-sm:basis-full"
      >
        <Lien
          href={lienArticle(locale, article)}
          tabIndex={-1}
          onClick={onFollow}
          className="flex items-center gap-3 rounded-control"
        >
          <ImageArticle
            image={article.image}
            slot="rangee"
            alt=""
            className="h-12 w-14 shrink-0 p-1 max-sm:size-16"
          />
          <div className="min-w-0 flex-1">
            <div className="type-name font-[480]!">
              <NomArticle article={article} write={surligner(q)} />
            </div>
            <div className="type-meta text-text-2">
              {isProche && (
                <span className="mr-1.5 rounded-control bg-sel px-1 text-text">
                  {dit('suggestions.proche')}
                </span>
              )}
              <span className="type-ref text-text">
                <Segments segments={segmenterReference(article.reference, q)} />
              </span>
              {pack && ` · ${pack}`}{' '}
              <PrixUnitaire article={article} quantite={quantite} longueur="court" isSuite />
            </div>
            <div className="type-name sm:hidden">
              <PrixArticle {...{ tarif, unite, contenu, quantite }} variant="tableau" />
            </div>
          </div>
          <div className="flex shrink-0 flex-col items-end gap-1 type-name max-lg:max-w-28 max-sm:hidden">
            <PrixArticle {...{ tarif, unite, contenu, quantite }} variant="tableau" />
            {stock('text-right')}
          </div>
        </Lien>
      </div>
      <div
        role="gridcell"
        data-ajout
        className={clsx(
          'flex shrink-0 items-center gap-2 max-sm:mt-2 max-sm:basis-full sm:max-lg:flex-col-reverse sm:max-lg:items-end sm:max-lg:gap-1',
          place.isActive ? ORANGE : PLAIN,
        )}
      >
        {stock('min-w-0 flex-1 sm:hidden')}
        <BoutonListe article={article} quantite={quantite} variant="icone" className="shrink-0" />
        <AjoutPanier
          article={article}
          variant="rangee"
          quantite={quantite}
          onQuantite={onQuantite}
        />
      </div>
    </div>
  );
}

/** The button beside the stepper is orange in the row of the keys or of the pointer. */
const ORANGE = '[&>div>button]:border-transparent [&>div>button]:bg-act [&>div>button]:text-act-t';
const PLAIN =
  'max-sm:[&>div>button]:border-transparent max-sm:[&>div>button]:bg-ink-solid max-sm:[&>div>button]:text-on sm:group-hover/ligne:[&>div>button]:border-transparent sm:group-hover/ligne:[&>div>button]:bg-act sm:group-hover/ligne:[&>div>button]:text-act-t';

/** What was searched stands out, in each part of a name. */
const surligner = (q: string) => (texte: string) => <Segments segments={segmenter(texte, q)} />;

function Segments({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ texte, trouve }, rang) =>
    trouve ? (
      <b key={rang} className="font-[720]">
        {texte}
      </b>
    ) : (
      texte
    ),
  );
}
