import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { formatNombre } from '@comptoir/contract/formats.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import {
  AjoutPanier,
  CaseComparer,
  formatAttribut,
  libelleConditionnement,
  lienArticle,
  StockArticle,
} from '../../../articles/articles.public.ts';
import { keptPart } from '../../../kept-part.tsx';
import { Lien } from '../../../lien.tsx';
import { CopyReference } from '../../../ui/copy-reference.tsx';
import type { TranslateOf } from '../../../use-texts.ts';
import { CellulesPrix } from './cellules-prix.tsx';
import { largeurColonne, TOUJOURS } from './classes-tableau.ts';
import type { ColonneAttribut, Colonnes } from './colonnes.ts';
import { formatColonne } from './format-colonne.ts';
import type { TranslateCatalogue } from '../facettes/noms-facettes.ts';
import { saisir, useQuantiteSaisie } from './saisie.ts';

export interface MotsTableau {
  t: TranslateCatalogue;
  tArticles: TranslateOf<'articles'>;
  locale: Locale;
  jour: string;
}

interface LigneProps {
  article: ArticleVendu;
  colonnes: Colonnes;
  /** What has no column at any width, already in words. */
  version: string;
  mots: MotsTableau;
  /** With the name of the article, where no head above says it. */
  isNommee: boolean;
  /** Enter in its quantity. */
  onEntree: () => void;
}

/** Its icon waits in the margin until it is pointed at: eleven columns have no room for it. */
const REFERENCE =
  'relative flex! min-h-5! [&>i]:absolute [&>i]:left-full [&>i]:ml-1 [&>i]:opacity-0 hover:[&>i]:opacity-100 focus-visible:[&>i]:opacity-100';

/** One article, 40 px: everything one needs to order it without opening its sheet. */
export const LigneTableau = keptPart('ligne-tableau', Ligne);

function Ligne(props: LigneProps) {
  const { article, colonnes, version, mots, isNommee, onEntree } = props;
  const { locale, tArticles, jour } = mots;
  const quantite = useQuantiteSaisie(locale, article.id);
  const conditionnement = colonnes.unite
    ? ''
    : libelleConditionnement(tArticles, locale, article.unite, article.contenu);
  return (
    <tr className={clsx('type-meta [&>*]:border-b', quantite > 0 && 'bg-sel')}>
      <td className="px-2 max-xl:hidden">
        <CaseComparer articleId={article.id} reference={article.reference} variant="case" />
      </td>
      <th
        scope="row"
        className={clsx(
          'h-10 py-0.5 pr-5 text-left font-[420] max-xl:h-14 max-sm:sticky max-sm:left-0 max-sm:z-1 max-sm:pl-4 sm:max-xl:pl-2',
          quantite > 0 ? 'max-sm:bg-sel' : 'max-sm:bg-bg',
        )}
      >
        <CopyReference reference={article.reference} className={REFERENCE} />
        {isNommee && <Nom article={article} locale={locale} />}
        <Precision article={article} colonnes={colonnes.attributs} version={version} mots={mots}>
          {conditionnement && (
            <span className={clsx(colonnes.hasConditionnement && 'xl:hidden')}>
              {conditionnement}
            </span>
          )}
        </Precision>
      </th>
      {colonnes.attributs.map((colonne) => (
        <td
          key={colonne.code}
          className={clsx(
            'px-2',
            largeurColonne(colonne.priorite),
            colonne.type === 'nombre' && 'text-right whitespace-nowrap',
            // Words go to a second line before the table goes beyond its page.
            colonne.type === 'choix' && 'leading-4.5 first-letter:uppercase',
            colonne.isScanned && 'font-[640]',
          )}
        >
          {formatColonne(locale, colonne, article.attributs[colonne.code])}
        </td>
      ))}
      {colonnes.hasConditionnement && (
        <td
          className={clsx(
            'px-2 whitespace-nowrap',
            colonnes.unite ? 'text-right' : 'max-xl:hidden',
          )}
        >
          {colonnes.unite ? formatNombre(locale, article.contenu) : conditionnement}
        </td>
      )}
      <CellulesPrix article={article} seuils={colonnes.seuils} quantite={quantite} mots={mots} />
      <td className="min-w-28 px-2 xl:pl-4">
        <StockArticle disponibilite={article.disponibilite} jour={jour} variant="court" />
      </td>
      <td className="py-1 pr-2 pl-2 max-sm:pr-4">
        {/* Where room is short, the order bar adds for all rows. */}
        <div className="flex justify-end max-xl:[&>div>button]:hidden">
          <AjoutPanier
            article={article}
            variant="tableau"
            quantite={quantite}
            onQuantite={(next) => saisir(locale, article, next)}
            onEntree={onEntree}
          />
        </div>
      </td>
    </tr>
  );
}

function Nom({ article, locale }: { article: ArticleVendu; locale: Locale }) {
  return (
    <Lien
      href={lienArticle(locale, article)}
      className="line-clamp-3 type-caption font-[420] text-text-2 hover:text-link hover:underline xl:w-33 min-[90rem]:w-40 2xl:w-80"
    >
      {article.libelle}
    </Lien>
  );
}

interface PrecisionProps {
  children: ReactNode;
  article: ArticleVendu;
  colonnes: readonly ColonneAttribut[];
  version: string;
  mots: MotsTableau;
}

/** Under the reference: what tells the article apart where its columns have no room. */
function Precision(props: PrecisionProps) {
  const { article, colonnes, version, mots, children } = props;
  const hidden = colonnes.filter(
    ({ priorite, code }) => priorite >= TOUJOURS && article.attributs[code] !== undefined,
  );
  if (hidden.length === 0 && !version && !children) return null;
  return (
    <span className="flex flex-wrap gap-x-2 type-caption text-text-2 xl:whitespace-nowrap xl:w-33">
      {hidden.map((colonne) => (
        <span key={colonne.code} className={largeurColonne(colonne.priorite, 'sous')}>
          {formatAttribut(mots.locale, colonne, article.attributs[colonne.code] ?? '')}
        </span>
      ))}
      {version && <span>{version}</span>}
      {children}
    </span>
  );
}
