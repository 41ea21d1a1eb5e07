/** How much of an article lies where: pure, drawn from its reference. */
import { fraction, melanger, tirage } from '../tirage.ts';

export interface ArticleStocke {
  id: number;
  reference: string;
  popularite: number;
  multiple: number;
  /** Public price of one unit of sale, whole cents. */
  prix: number;
  retire: boolean;
  surMesure: boolean;
  /** Share of the stores that hold it. */
  presence: number;
}

export interface StockGenere {
  articleId: number;
  lieuId: number;
  quantite: number;
  attendu: number;
  /** Days from now; null when nothing is on its way. */
  attenduDans: number | null;
}

export interface Lieux {
  depots: readonly number[];
  magasins: readonly number[];
}

// Nobody ties up more than this in one reference, in cents: a drill lies there by the dozen, a box
// of screws by the thousand.
const VALEUR_DEPOT = 4_000_000;
const VALEUR_MAGASIN = 120_000;

export function* listStock(article: ArticleStocke, lieux: Lieux): Generator<StockGenere> {
  // Made to measure: nothing waits on a shelf. Withdrawn: what is left is not for sale.
  if (article.surMesure || article.retire) return;
  const hash = tirage(`stock ${article.reference}`);
  for (const [i, lieuId] of lieux.depots.entries()) {
    const depot = stockDepot(article, i, melanger(hash + i));
    if (depot.quantite > 0 || depot.attendu > 0) yield { articleId: article.id, lieuId, ...depot };
  }
  const { presence } = article;
  const nombre = Math.floor(presence * lieux.magasins.length + fraction(melanger(hash + 7)));
  // A stride that meets every store once: their number shares no factor with it.
  const start = hash % Math.max(1, lieux.magasins.length);
  for (let i = 0; i < nombre; i++) {
    const lieuId = lieux.magasins[(start + i * PAS) % lieux.magasins.length];
    if (lieuId === undefined) return;
    const draw = melanger(hash + 100 + lieuId);
    const wanted = 1 + Math.floor((draw % 8) * (0.4 + presence * 3));
    const packs = Math.min(wanted, packsFor(VALEUR_MAGASIN, article));
    yield { articleId: article.id, lieuId, ...present(packs * article.multiple) };
  }
}

const PAS = 37;

type Quantites = Omit<StockGenere, 'articleId' | 'lieuId'>;

function present(quantite: number): Quantites {
  return { quantite, attendu: 0, attenduDans: null };
}

/** The first warehouse holds nearly all, the second what sells; one in fifteen has run out. */
function stockDepot(article: ArticleStocke, place: number, hash: number): Quantites {
  const { multiple, popularite } = article;
  if (place > 0 && hash % 10 >= 6) return present(0);
  const weeks = 2 + (hash % 7);
  const wanted = Math.max(3, Math.round((popularite / 52) * weeks));
  // Cut by the value, not all to the same number.
  const packs = Math.min(wanted, Math.ceil(packsFor(VALEUR_DEPOT, article) * (0.4 + weeks / 14)));
  const draw = melanger(hash);
  const out = draw % 15 === 0;
  const incoming = out || draw % 5 === 0;
  return {
    quantite: out ? 0 : packs * multiple,
    attendu: incoming ? packs * 2 * multiple : 0,
    attenduDans: incoming ? 2 + (melanger(draw) % 18) : null,
  };
}

function packsFor(valeur: number, { prix, multiple }: ArticleStocke): number {
  return Math.max(1, Math.floor(valeur / (prix * multiple)));
}
