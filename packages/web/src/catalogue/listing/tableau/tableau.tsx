/**
 * The trade table: one row per article, under the head of its product. A family is ordered without
 * opening anything: type a quantity, Enter goes down, the bar at the bottom counts.
 */
import { clsx } from 'clsx';
import { useMemo, useRef } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type {
  ProduitListe,
  RechercheReponse,
} from '@comptoir/contract/recherche/recherche.contract.ts';
import { formatAttribut, nomMagasin, useIsTtc } from '../../../articles/articles.public.ts';
import { usePage } from '../../../page/page-context.ts';
import { useTexts } from '../../../words/use-texts.ts';
import { largeurColonne } from './classes-tableau.ts';
import { axesSansColonne, choisirColonnes, seuilsCommuns, type Colonnes } from './colonnes.ts';
import { GroupeTableau } from './groupe-tableau.tsx';
import { LigneTableau } from './ligne-tableau.tsx';
import type { MotsTableau } from './mots-tableau.ts';

type Page = Pick<RechercheReponse, 'articles' | 'attributs' | 'jour' | 'produits'>;

interface TableauProps {
  page: Page;
  /** Sorted by product: rows stand under their heads. */
  isGroupe: boolean;
}

export function Tableau({ page, isGroupe }: TableauProps) {
  const { articles, produits, attributs, jour } = page;
  const { locale, session } = usePage();
  const t = useTexts('listing');
  const tArticles = useTexts('articles');
  const table = useRef<HTMLTableElement>(null);
  const colonnes = useMemo(() => choisirColonnes({ ...page, isGroupe }), [page, isGroupe]);
  const mots = useMemo(() => ({ t, tArticles, locale, jour }), [t, tArticles, locale, jour]);
  const connus = useMemo(
    () => new Map(produits.map((produit) => [produit.id, produit])),
    [produits],
  );
  const jumeaux = useMemo(() => nomsEnDouble(produits), [produits]);
  const groupes = useMemo(() => grouper(articles, isGroupe), [articles, isGroupe]);
  const definitions = useMemo(
    () => new Map(attributs.map((attribut) => [attribut.code, attribut])),
    [attributs],
  );
  // The same function for all rows and all time: a row renders again for its own sake only.
  const goDown = useRef(() => focusNext(table.current)).current;
  const versionOf = (article: ArticleVendu) =>
    axesSansColonne(article, connus.get(article.produitId)?.axes ?? [], colonnes.attributs)
      .flatMap((code) => {
        const attribut = definitions.get(code);
        return attribut ? formatAttribut(locale, attribut, article.attributs[code] ?? '') : [];
      })
      .join(' · ');
  const colSpan =
    5 + colonnes.attributs.length + Number(colonnes.hasConditionnement) + colonnes.seuils.length;
  return (
    <div className="max-sm:-mx-4">
      <table ref={table} className="w-full border-separate border-spacing-0 border-t max-sm:block">
        <Entete colonnes={colonnes} mots={mots} magasin={session.magasin?.libelle} />
        {groupes.map(({ key, produitId, rows }) => {
          const produit = connus.get(produitId);
          const [premier] = rows;
          const communs = isGroupe ? seuilsCommuns(rows, colonnes.seuils.length) : [];
          const seuils = colonnes.seuils.map((seuil, rang) => communs[rang] ?? seuil);
          return (
            <tbody key={key} className="max-sm:block">
              {isGroupe && produit && premier && (
                <GroupeTableau
                  produit={produit}
                  article={premier}
                  colSpan={colSpan}
                  mots={mots}
                  isJumeau={jumeaux.has(produit.nom)}
                  seuils={communs.filter((seuil, rang) => seuil !== colonnes.seuils[rang])}
                />
              )}
              {rows.map((article) => (
                <LigneTableau
                  key={article.id}
                  article={article}
                  colonnes={colonnes}
                  seuils={seuils}
                  version={isGroupe ? versionOf(article) : ''}
                  mots={mots}
                  isNommee={!isGroupe}
                  onEntree={goDown}
                />
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

interface EnteteProps {
  colonnes: Colonnes;
  mots: MotsTableau;
  magasin: string | undefined;
}

const HEAD =
  'sticky top-(--header-height) z-2 bg-bg px-2 py-2 align-bottom type-head text-text-2 border-b border-line-2';

function Entete({ colonnes, mots: { t, tArticles }, magasin }: EnteteProps) {
  const isTtc = useIsTtc();
  return (
    <thead className="max-sm:hidden">
      <tr>
        <th scope="col" className={clsx(HEAD, 'w-8 px-0! max-xl:hidden')}>
          <span className="sr-only">{t('tableau.comparer')}</span>
        </th>
        <th scope="col" className={clsx(HEAD, 'pr-3 text-left xl:px-0')}>
          {t('tableau.reference')}
        </th>
        {colonnes.attributs.map(({ code, libelle, unite, type, priorite }) => (
          <th
            key={code}
            scope="col"
            className={clsx(
              HEAD,
              type === 'nombre' ? 'text-right' : 'text-left',
              largeurColonne(priorite),
            )}
          >
            {unite ? `${libelle} ${unite}` : libelle}
          </th>
        ))}
        {colonnes.hasConditionnement && (
          <th
            scope="col"
            className={clsx(HEAD, colonnes.unite ? 'text-right' : 'text-left max-xl:hidden')}
          >
            {colonnes.unite
              ? t('tableau.uniteDe', { unite: tArticles(`unites.${colonnes.unite}.nom`) })
              : t('tableau.conditionnement')}
          </th>
        )}
        <th scope="col" className={clsx(HEAD, 'text-right')}>
          {t(isTtc ? 'tableau.netTTC' : 'tableau.netHT')}
        </th>
        {colonnes.seuils.map((seuil, rang) => (
          <th key={rang} scope="col" className={clsx(HEAD, 'text-right max-xl:hidden')}>
            {seuil === null ? t('tableau.palier', { rang: rang + 1 }) : t('tableau.des', { seuil })}
          </th>
        ))}
        <th scope="col" className={clsx(HEAD, 'pl-4 text-left')}>
          {magasin ? nomMagasin(magasin) : t('tableau.stock')}
        </th>
        <th scope="col" className={clsx(HEAD, 'text-right xl:pr-0')}>
          {t('tableau.quantite')}
        </th>
      </tr>
    </thead>
  );
}

interface Groupe {
  key: string;
  produitId: ProduitListe['id'];
  rows: ArticleVendu[];
}

/** Two makers of the same thing: their name alone does not tell them apart. */
function nomsEnDouble(produits: readonly ProduitListe[]): ReadonlySet<string> {
  const parNom = Map.groupBy(produits, ({ nom }) => nom);
  return new Set([...parNom].flatMap(([nom, memes]) => (memes.length > 1 ? nom : [])));
}

/** Articles that follow one another and are of one product. */
function grouper(articles: readonly ArticleVendu[], isGroupe: boolean): Groupe[] {
  const groupes: Groupe[] = [];
  for (const article of articles) {
    const last = groupes.at(-1);
    if (last && (!isGroupe || last.produitId === article.produitId)) last.rows.push(article);
    else groupes.push({ key: String(article.id), produitId: article.produitId, rows: [article] });
  }
  return groupes;
}

/** To the quantity of the next row, its figure selected. */
function focusNext(table: HTMLTableElement | null): void {
  const fields = [...(table?.querySelectorAll<HTMLElement>('[role=spinbutton]') ?? [])];
  const at = fields.findIndex((field) => field === document.activeElement);
  fields[at + 1]?.focus();
}
