/** Which columns the trade table has for the articles of a page. */
import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';
import type { ProduitListe } from '@comptoir/contract/recherche/recherche.contract.ts';
import { paliersUtiles } from '../../../articles/articles.public.ts';

export interface ColonneAttribut extends Attribut {
  /** Digits after the mark of its longest number: figures stand under one another. */
  decimales: number;
  /** The one the eye runs down: the most different values. */
  isScanned: boolean;
  /** From 0: the last ones give way first where room is short. */
  priorite: number;
}

export interface Colonnes {
  attributs: readonly ColonneAttribut[];
  /** One unit for all: its name stands in the head, contents are figures. Null: each row says it. */
  unite: ArticleVendu['unite'] | null;
  /** Otherwise the few rows that are not sold one by one say so themselves. */
  hasConditionnement: boolean;
  /** Starts of the first two tiers, as far as rows have them; null where most share none. */
  seuils: readonly Seuil[];
}

/** From how many on a tier holds; null: each group, or each row, says its own. */
export type Seuil = number | null;

const MAX_ATTRIBUTS = 5;
const MAX_SEUILS = 2;
/** A column that fewer rows fill is worth less than its width. */
const PART_MIN = 0.6;
/** Tiers are worth a column to fewer rows: the others pay one price whatever they take. */
const PART_SEUILS = 0.25;

interface Donnees {
  /** Rows stand under the heads of their products, which show their own tiers. */
  isGroupe?: boolean;
  articles: readonly ArticleVendu[];
  produits: readonly Pick<ProduitListe, 'id' | 'axes'>[];
  attributs: readonly Attribut[];
}

export function choisirColonnes(donnees: Donnees): Colonnes {
  const { articles, produits, attributs, isGroupe = false } = donnees;
  const [premier] = articles;
  const isOne = articles.every(({ unite }) => unite === premier?.unite);
  return {
    attributs: choisirAttributs({ articles, produits, attributs }),
    unite: isOne && premier && premier.unite !== 'piece' ? premier.unite : null,
    hasConditionnement:
      articles.filter(isConditionne).length >= Math.max(1, articles.length * PART_MIN),
    seuils: choisirSeuils(articles, isGroupe),
  };
}

/** Sold otherwise than one by one. */
function isConditionne({ unite, contenu }: ArticleVendu): boolean {
  return unite !== 'piece' || Number(contenu) !== 1;
}

/** What tells the articles of a product apart but has no column of its own, or none at this width. */
export function axesSansColonne(
  article: ArticleVendu,
  axes: readonly string[],
  colonnes: readonly ColonneAttribut[],
): string[] {
  const shown = new Set(colonnes.map(({ code }) => code));
  return axes.filter((code) => !shown.has(code) && article.attributs[code] !== undefined);
}

function choisirAttributs({ articles, produits, attributs }: Donnees): ColonneAttribut[] {
  const axes = new Map(produits.map((produit) => [produit.id, produit.axes]));
  const columns = attributs
    .map((attribut) => {
      const rows = articles.filter(({ produitId }) => axes.get(produitId)?.includes(attribut.code));
      const valeurs = rows.flatMap((article) => article.attributs[attribut.code] ?? []);
      const places = rows.map(({ produitId }) => axes.get(produitId)?.indexOf(attribut.code) ?? 0);
      const place = places.reduce((sum, at) => sum + at, 0) / places.length;
      return { attribut, valeurs, place, distinct: new Set(valeurs).size };
    })
    .filter(({ valeurs }) => valeurs.length >= articles.length * PART_MIN)
    .sort((a, b) => b.valeurs.length - a.valeurs.length || a.place - b.place)
    .slice(0, MAX_ATTRIBUTS);
  const scanned = columns
    .filter(({ attribut, distinct }) => attribut.type === 'nombre' && distinct > 1)
    .reduce<(typeof columns)[number] | undefined>(
      (best, column) => (best && best.distinct > column.distinct ? best : column),
      undefined,
    );
  // The axes of a product come in the order of its matrix: the first ones tell the most.
  const order = columns.toSorted(
    (a, b) => Number(b === scanned) - Number(a === scanned) || a.place - b.place,
  );
  return columns
    .map((column) => ({
      ...column.attribut,
      decimales:
        column.attribut.type === 'nombre' ? Math.max(0, ...column.valeurs.map(decimalesOf)) : 0,
      isScanned: column === scanned,
      priorite: order.indexOf(column),
    }))
    .sort((a, b) => rangOf(attributs, a) - rangOf(attributs, b));
}

function rangOf(attributs: readonly Attribut[], { code }: Attribut): number {
  return attributs.findIndex((attribut) => attribut.code === code);
}

/**
 * By rank rather than by number: « dès 5 » and « dès 20 » are the first and second of most rows. A
 * column that hardly any row fills is none: those rows show their tier under the price. Over groups
 * a head says only what holds for all of them.
 */
function choisirSeuils(articles: readonly ArticleVendu[], isGroupe: boolean): Seuil[] {
  const seuils: Seuil[] = [];
  for (let rang = 0; rang < MAX_SEUILS; rang += 1) {
    const valeurs = seuilsAuRang(articles, rang);
    if (valeurs.length < Math.max(1, articles.length * PART_SEUILS)) break;
    const counts = Map.groupBy(valeurs, (seuil) => seuil);
    const least = isGroupe ? valeurs.length : Math.floor(valeurs.length / 2) + 1;
    const [dit] = [...counts].filter(([, all]) => all.length >= least);
    seuils.push(dit?.[0] ?? null);
  }
  return seuils;
}

/** What all rows of a group have in common; null where they differ, or have none. */
export function seuilsCommuns(articles: readonly ArticleVendu[], most: number): Seuil[] {
  return Array.from({ length: most }, (_, rang) => {
    const [premier, ...autres] = seuilsAuRang(articles, rang);
    return premier !== undefined && autres.every((seuil) => seuil === premier) ? premier : null;
  });
}

function seuilsAuRang(articles: readonly ArticleVendu[], rang: number): number[] {
  return articles.flatMap(({ tarif }) => (tarif && paliersUtiles(tarif)[rang]?.quantite) ?? []);
}

function decimalesOf(valeur: string): number {
  return valeur.split('.')[1]?.replace(/0+$/, '').length ?? 0;
}
