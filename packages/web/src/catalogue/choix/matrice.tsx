/**
 * The table of sizes: a column for each value of the second axis, with price, stock and quantity in
 * its cells. Cells have one height, so that columns stand line by line; on a phone each column is a
 * list of its own, without the sizes that do not exist.
 */
import { clsx } from 'clsx';
import { useRef, type KeyboardEvent } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { AxeChoix, Choix } from '@comptoir/contract/catalogue/choix.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import {
  DOTS,
  etatStock,
  formatAttribut,
  libelleConditionnement,
  lienArticle,
  PrixArticle,
  PrixUnitaire,
} from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { useQuantiteSaisie } from '../listing/tableau/saisie.ts';
import { ChampQuantite } from './champ-quantite.tsx';
import { fieldAfter } from './deplacement.ts';

type Matrice = NonNullable<Choix['matrice']>;

interface Props {
  matrice: Matrice;
  articles: readonly ArticleVendu[];
}

const HEAD = 'flex h-10 items-end px-2 pb-2 type-head text-text-2 border-b border-line-2';
const CELL = 'h-25 border-b border-line';

export function MatriceChoix({ matrice: { lignes, colonnes, cases }, articles }: Props) {
  const t = useTexts('choix');
  const locale = useLocale();
  const table = useRef<HTMLDivElement>(null);
  const parId = new Map(articles.map((article) => [article.id, article]));
  const parPlace = new Map(cases.map((each) => [`${each.ligne} ${each.colonne}`, each]));
  const dire = ({ attribut }: AxeChoix, valeur: string) => formatAttribut(locale, attribut, valeur);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const taille = { lignes: lignes.valeurs.length, colonnes: colonnes.valeurs.length };
    const next = table.current && fieldAfter(table.current, target, key, taille);
    if (next || key === 'Enter') event.preventDefault();
    next?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of its fields
    <div ref={table} onKeyDown={onKeyDown} className="sm:flex sm:overflow-x-auto sm:pb-2">
      <div aria-hidden className="sticky left-0 z-1 shrink-0 bg-bg max-sm:hidden">
        <p className={HEAD}>{`${lignes.attribut.libelle} / ${colonnes.attribut.libelle}`}</p>
        {lignes.valeurs.map((valeur) => (
          <p
            key={valeur}
            className={clsx(CELL, 'flex items-center px-2 type-name first-letter:uppercase')}
          >
            {dire(lignes, valeur)}
          </p>
        ))}
      </div>
      {colonnes.valeurs.map((enTete, colonne) => (
        <section
          key={enTete}
          aria-label={`${colonnes.attribut.libelle} ${dire(colonnes, enTete)}`}
          className="sm:max-w-52 sm:min-w-33 sm:flex-1 sm:border-l sm:border-line"
        >
          <h3
            className={clsx(HEAD, 'text-text first-letter:uppercase max-sm:type-h3 sm:justify-end')}
          >
            <span className="sm:hidden">{`${colonnes.attribut.libelle} `}&#8203;</span>
            {dire(colonnes, enTete)}
          </h3>
          <ul>
            {lignes.valeurs.map((valeur, ligne) => {
              const place = parPlace.get(`${ligne} ${colonne}`);
              const article = place && parId.get(place.articleId);
              if (!article)
                return <li key={valeur} aria-hidden className={clsx(CELL, 'max-sm:hidden')} />;
              return (
                <Case
                  key={valeur}
                  {...{ article, ligne, colonne }}
                  taille={dire(lignes, valeur)}
                  label={t('quantite', {
                    reference: article.reference,
                    colonne: dire(colonnes, enTete),
                    ligne: dire(lignes, valeur),
                  })}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface CaseProps {
  article: ArticleVendu;
  taille: string;
  label: string;
  ligne: number;
  colonne: number;
}

function Case({ article, taille, label, ligne, colonne }: CaseProps) {
  const tArticles = useTexts('articles');
  const locale = useLocale();
  const { tarif, unite, contenu, disponibilite } = article;
  const quantite = useQuantiteSaisie(locale, article.id);
  const stock = disponibilite.magasin?.quantite ?? disponibilite.depot.quantite;
  return (
    <li
      className={clsx(
        'border-b border-line px-2 py-1.5 max-sm:flex max-sm:items-center max-sm:gap-3 sm:h-25',
        quantite > 0 && 'bg-sel',
      )}
    >
      <span className="type-name first-letter:uppercase max-sm:w-20 max-sm:shrink-0 sm:sr-only">
        {taille}
      </span>
      <span className="block max-sm:flex-1 sm:text-right">
        <span className="flex items-baseline justify-between gap-2 type-meta">
          <span className="flex items-center gap-1 type-stock whitespace-nowrap text-text-2">
            <span aria-hidden className={clsx('size-2 rounded-full', DOTS[etatStock(stock)])} />
            {tArticles('stock.enStock', { quantite: formatNombre(locale, stock) })}
          </span>
        </span>
        <Lien
          href={lienArticle(locale, article)}
          title={article.libelle}
          className="flex flex-wrap items-baseline justify-between gap-x-1.5 hover:underline"
        >
          <PrixArticle
            {...{ tarif, unite, contenu }}
            quantite={Math.max(1, quantite)}
            variant="tableau"
          />
          <PrixUnitaire
            article={article}
            quantite={Math.max(1, quantite)}
            longueur="court"
            className="type-caption text-text-2"
          />
        </Lien>
        <span className="block text-left type-caption text-text-2">
          {libelleConditionnement(tArticles, locale, unite, contenu)}
        </span>
      </span>
      <ChampQuantite {...{ article, label, ligne, colonne }} />
    </li>
  );
}
