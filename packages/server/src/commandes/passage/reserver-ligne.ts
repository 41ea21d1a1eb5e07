/** What a line holds once its quantity is another. */
import type { LigneTenue } from '../approbation/modification.sql.ts';
import type { StockTenu, Tenu } from './stock-reserve.sql.ts';

type Reservation = Omit<Tenu, 'articleId'>;

/**
 * What it held first, soonest first; then what else lies free; the maker sends the rest. Takes it
 * out of `libre`, to which what it held was given back.
 */
export function reserverLigne(
  { articleId, reservations }: Pick<LigneTenue, 'articleId' | 'reservations'>,
  quantite: number,
  libre: readonly StockTenu[],
): Reservation[] {
  const rows = libre.filter((row) => row.articleId === articleId);
  const prises: Reservation[] = [];
  let reste = quantite;
  const prendre = (source: Pick<Reservation, 'lieuId' | 'arrivage'>, maximum: number) => {
    const pris = Math.min(reste, maximum);
    if (pris <= 0) return 0;
    reste -= pris;
    const deja = prises.find((prise) => isMeme(prise, source));
    if (deja) deja.quantite += pris;
    else prises.push({ ...source, quantite: pris });
    return pris;
  };
  for (const { lieuId, arrivage, quantite: tenue } of reservations) {
    const row = rows.find((each) => each.lieuId === (lieuId ?? arrivage?.lieuId));
    const champ = arrivage ? 'attendu' : 'quantite';
    const pris = prendre({ lieuId, arrivage }, row ? Math.min(tenue, row[champ]) : tenue);
    if (row) row[champ] -= pris;
  }
  for (const row of rows) {
    row.quantite -= prendre({ lieuId: row.lieuId, arrivage: null }, row.quantite);
  }
  prendre({ lieuId: null, arrivage: null }, reste);
  return prises;
}

function isMeme(a: Reservation, b: Pick<Reservation, 'lieuId' | 'arrivage'>): boolean {
  return (
    a.lieuId === b.lieuId &&
    a.arrivage?.lieuId === b.arrivage?.lieuId &&
    a.arrivage?.jour === b.arrivage?.jour
  );
}
