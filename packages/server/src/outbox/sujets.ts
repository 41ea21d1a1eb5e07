/**
 * Every event of the shop: subject → data. A capability that emits one adds its line here.
 * Data are identifiers, not contents: readers fetch what they need, as it is by then.
 */
export interface Sujets {
  /** Pages kept in memory are out of date; `*` stands for all of them. */
  'pages-perimees': { etiquettes: string[] };
  /** The tables of the catalogue emit these themselves; see migration 0006. */
  'articles-modifies': { ids: number[] };
  'produits-modifies': { ids: number[] };
  /** Articles whose public price or tiers changed. */
  'tarifs-modifies': { ids: number[] };
  /** Articles whose stock changed somewhere. */
  'stock-modifie': { ids: number[] };
  /** Orders that were placed, or changed their state or contents. */
  'commandes-modifiees': { ids: number[] };
  /** Anything else of the catalogue, or too much of it to be named: all of it is to be read again. */
  'catalogue-modifie': Record<string, never>;
  /** Pages, frequent questions, news, brochures or surveys; their tables emit it themselves. */
  'contenus-modifies': Record<string, never>;
  /** Days unlike others and events of stores; the stores themselves belong to the catalogue. */
  'magasins-modifies': Record<string, never>;
  /** Messages for more than one session; their table emits it itself. */
  'messages-modifies': Record<string, never>;
  /** A bank, its buyer or time decided a card payment. */
  'paiement-decide': { cle: string };
  /** Invoices that were issued, paid or disputed. */
  'factures-modifiees': { ids: number[] };
  /** Quotes that were asked for, answered, agreed to, or are over. */
  'devis-modifies': { ids: number[] };
}

export type Sujet = keyof Sujets;
