/** What each customer has negotiated: percents by family or brand, net prices by article. */
import { fraction, melanger, tirage } from '../tirage.ts';
import type { CompteGenere } from './comptes.ts';

export interface ConditionGeneree {
  compteId: number;
  noeudId: number | null;
  marqueId: number | null;
  remise: number;
  /** Days from now. */
  debut: number;
  fin: number | null;
}

export interface PrixNegocieGenere {
  compteId: number;
  articleId: number;
  prix: string;
  debut: number;
  fin: number | null;
}

const CONDITIONS_MAX = 5;
const PRIX_MAX = 24;

/** From two to five for each customer, never twice on the same part. */
export function listConditions(
  comptes: readonly CompteGenere[],
  noeudIds: readonly number[],
  marqueIds: readonly number[],
): ConditionGeneree[] {
  return comptes.flatMap(({ id, code }) => {
    const hash = tirage(`conditions ${code}`);
    const targets = new Map<string, ConditionGeneree>();
    for (let i = 0; i < 2 + (hash % (CONDITIONS_MAX - 1)); i++) {
      const draw = melanger(hash + i);
      const onBrand = draw % 3 === 0;
      const ids = onBrand ? marqueIds : noeudIds;
      const cible = ids[melanger(draw) % Math.max(1, ids.length)];
      if (cible === undefined) continue;
      targets.set(`${onBrand} ${cible}`, {
        compteId: id,
        noeudId: onBrand ? null : cible,
        marqueId: onBrand ? cible : null,
        // 5 to 20 %, by halves.
        remise: 5 + Math.floor(fraction(melanger(draw + 1)) * 30) / 2,
        debut: -30 - (draw % 400),
        fin: finDeCondition(draw),
      });
    }
    return [...targets.values()];
  });
}

/** One in six is over, two end within the year, the others last. */
function finDeCondition(draw: number): number | null {
  if (draw % 6 === 0) return -(draw % 25) - 1;
  return draw % 6 < 3 ? 20 + (draw % 340) : null;
}

export interface ArticleNegociable {
  id: number;
  /** Public price, a decimal. */
  prix: string;
}

/** Three customers in four have some, on articles that sell. */
export function listPrixNegocies(
  comptes: readonly CompteGenere[],
  articles: readonly ArticleNegociable[],
): PrixNegocieGenere[] {
  return comptes.flatMap(({ id, code }, place) => {
    const hash = tirage(`negocie ${code}`);
    if (place > 0 && hash % 4 === 0) return [];
    const chosen = new Map<number, PrixNegocieGenere>();
    for (let i = 0; i < 8 + (hash % (PRIX_MAX - 7)); i++) {
      const draw = melanger(hash + i);
      const article = articles[draw % Math.max(1, articles.length)];
      if (!article) continue;
      chosen.set(article.id, {
        compteId: id,
        articleId: article.id,
        prix: moinsPourcent(article.prix, 15 + (melanger(draw) % 16)),
        debut: -20 - (draw % 300),
        fin: finDePrix(draw),
      });
    }
    return [...chosen.values()].flatMap((prix) => [...listAnciens(prix), prix]);
  });
}

/** Two in three were agreed for a year before, at a price a little higher or lower; some twice. */
function listAnciens(prix: PrixNegocieGenere): PrixNegocieGenere[] {
  const draw = tirage(`ancien prix ${prix.compteId} ${prix.articleId}`);
  return Array.from({ length: draw % 3 }, (_, rang) => ({
    ...prix,
    prix: moinsPourcent(prix.prix, (melanger(draw + rang) % 9) - 5),
    debut: prix.debut - 365 * (rang + 1),
    fin: prix.debut - 365 * rang - 1,
  })).toReversed();
}

/** One in five is over, one in five ends within the month. */
function finDePrix(draw: number): number {
  if (draw % 5 === 0) return -(draw % 15) - 1;
  return draw % 5 === 1 ? 2 + (draw % 27) : 30 + (draw % 300);
}

/** In whole cents where the price is, as a salesperson says it; else in ten-thousandths. */
function moinsPourcent(prix: string, percent: number): string {
  const [whole = '0', decimals = ''] = prix.split('.');
  const units = BigInt(whole + decimals.padEnd(4, '0'));
  const exact = (units * BigInt(100 - percent)) / 100n;
  const net = units % 100n === 0n ? exact - (exact % 100n) : exact;
  const digits = String(net > 0n ? net : 1n).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
