import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import {
  AjoutPanier,
  BoutonListe,
  CaseComparer,
  formatAttribut,
  libelleConditionnement,
  lienArticle,
  NomArticle,
  StockArticle,
} from '../../../articles/articles.public.ts';
import { keptPart } from '../../../page/kept-part.tsx';
import { Lien } from '../../../page/lien.tsx';
import { CopyReference } from '../../../ui/button/copy-reference.tsx';
import { CellulesPrix } from './cellules-prix.tsx';
import { largeurColonne, TOUJOURS } from './classes-tableau.ts';
import type { ColonneAttribut, Colonnes, Seuil } from './colonnes.ts';
import { formatColonne } from './format-colonne.ts';
import { saisir, useQuantiteSaisie } from './saisie.ts';
import type { MotsTableau } from './mots-tableau.ts';

interface LigneProps {
  article: ArticleVendu;
  colonnes: Colonnes;
  /** From how many on each tier holds, as the head or the group above says it. */
  seuils: readonly Seuil[];
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

/** Between 1280 and 1440 px no column has room for it: it shows over the edge of its row, when pointed at. */
const LISTE =
  'shrink-0 xl:max-[90rem]:absolute xl:max-[90rem]:right-full xl:max-[90rem]:bg-bg xl:max-[90rem]:opacity-0 group-hover/ligne:opacity-100 focus-visible:opacity-100';

/** One article, 40 px: everything one needs to order it without opening its sheet. */
export const LigneTableau = keptPart('ligne-tableau', Ligne);

function Ligne(props: LigneProps) {
  const { article, colonnes, seuils, version, mots, isNommee, onEntree } = props;
  const { locale, tArticles, jour } = mots;
  const quantite = useQuantiteSaisie(locale, article.id);
  const conditionnement = libelleConditionnement(tArticles, locale, article.unite, article.contenu);
  return (
    // A phone has no room for columns: a row is a card, its values under the reference.
    <tr
      className={clsx(
        'group/ligne type-meta sm:[&>*]:border-b max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-2 max-sm:border-b max-sm:px-4 max-sm:py-3',
        quantite > 0 && 'bg-sel',
      )}
    >
      <td className="px-2 max-xl:hidden">
        <CaseComparer articleId={article.id} reference={article.reference} variant="case" />
      </td>
      <th
        scope="row"
        className="py-0.5 text-left font-[420] sm:h-10 sm:pr-5 sm:max-xl:h-14 sm:max-xl:pl-2"
      >
        <CopyReference reference={article.reference} className={REFERENCE} />
        {isNommee && <Nom article={article} locale={locale} />}
        <Precision article={article} colonnes={colonnes.attributs} version={version} mots={mots}>
          {conditionnement && (
            <span
              className={clsx(
                colonnes.hasConditionnement && (colonnes.unite ? 'sm:hidden' : 'xl:hidden'),
              )}
            >
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
            colonnes.unite ? 'text-right max-sm:hidden' : 'max-xl:hidden',
          )}
        >
          {colonnes.unite ? formatNombre(locale, article.contenu) : conditionnement}
        </td>
      )}
      <CellulesPrix article={article} seuils={seuils} quantite={quantite} mots={mots} />
      <td className="min-w-28 sm:px-2 xl:min-w-42 xl:pl-4">
        <StockArticle disponibilite={article.disponibilite} jour={jour} variant="colonne" />
      </td>
      <td className="sm:px-2 sm:py-1 xl:pr-0">
        {/* Where room is short, the order bar adds for all rows. */}
        <div className="relative flex items-center justify-end gap-1 max-xl:[&>div>button]:hidden">
          <BoutonListe
            article={article}
            {...(quantite > 0 && { quantite })}
            variant="icone"
            className={LISTE}
          />
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
      className="block type-caption font-[420] text-text-2 hover:text-link hover:underline xl:w-33 min-[90rem]:w-40 2xl:w-80"
    >
      <NomArticle article={article} />
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
  const dits = colonnes.filter(({ code }) => article.attributs[code] !== undefined);
  if (dits.length === 0 && !version && !children) return null;
  return (
    // Each has a dot before it; the first of a line loses its own at the edge.
    <span className="block type-caption text-text-2 [clip-path:inset(0_-50vw_0_0)] xl:w-33 xl:whitespace-nowrap">
      <span className="-ml-3 flex flex-wrap xl:flex-nowrap *:before:inline-block *:before:w-3 *:before:text-center *:before:content-['·']">
        {dits.map((colonne) => (
          <span key={colonne.code} className={largeurColonne(colonne.priorite, 'sous')}>
            {/* Figures without a head need their names. */}
            {colonne.priorite < TOUJOURS && colonne.type === 'nombre' && `${colonne.libelle} `}
            {formatAttribut(mots.locale, colonne, article.attributs[colonne.code] ?? '')}
          </span>
        ))}
        {version && <span>{version}</span>}
        {children}
      </span>
    </span>
  );
}
