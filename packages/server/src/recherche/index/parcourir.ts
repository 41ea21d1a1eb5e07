/**
 * One pass over the rows of a part of the catalogue: those that satisfy every filter, and how many
 * there are of each value. A facet ignores its own filter, so a row that fails a single filter is
 * counted in the facet of that filter and nowhere else.
 */
import { hasBit, unionBits } from './bits.ts';
import { BIT_MARQUE, BIT_NOTE, BIT_PRIX, BIT_STOCK, type Filtres } from './filtres.ts';
import { SANS_PRIX, type Lignes } from './lignes.ts';
import { isInPlages } from './plages.ts';
import type { Portee } from './portee.ts';

/** Averages « at least » that the facet of notes offers, in hundredths. */
export const SEUILS_NOTE = [400, 300] as const;

export interface Comptes {
  total: number;
  totalSansFiltre: number;
  /** Rows found: the first `total`. */
  trouves: Int32Array;
  /** Rows that fail the filter on prices alone: the first `nombreHorsPrix`. */
  horsPrix: Int32Array;
  nombreHorsPrix: number;
  /** By number of value. */
  valeurs: Int32Array;
  /** By number of brand. */
  marques: Int32Array;
  /** As SEUILS_NOTE. */
  notes: Int32Array;
  enMagasin: number;
  livrables: number;
}

/** Rows in stock where it matters to who asks. */
export interface Stock {
  magasin: Uint32Array | undefined;
  livrable: Uint32Array;
}

export interface Brouillon {
  trouves: Int32Array;
  horsPrix: Int32Array;
}

export function parcourir(
  lignes: Lignes,
  portee: Portee,
  filtres: Filtres,
  stock: Stock,
  { trouves, horsPrix }: Brouillon,
): Comptes {
  const { gauche, marque, note } = lignes;
  const { debut: debuts, taille: tailles, contenu } = lignes.valeurs;
  const { groupes } = lignes.referentiel;
  const { rows, debut, fin, ensembles } = portee;
  const { requis } = filtres;
  const valeurs = new Int32Array(groupes.length);
  const marques = new Int32Array(lignes.referentiel.marques.length);
  const notes = new Int32Array(SEUILS_NOTE.length);
  const stocks = new Int32Array(2);
  let total = 0;
  let totalSansFiltre = 0;
  let nombreHorsPrix = 0;

  for (let place = debut; place < fin; place++) {
    const row = rows === undefined ? place : (rows[place] ?? 0);
    const ici = gauche[row] ?? 0;
    if (ici < portee.gauche || ici > portee.droite) continue;
    if (ensembles.length > 0 && !ensembles.every((bits) => hasBit(bits, row))) continue;
    totalSansFiltre++;
    const manque = requis === 0 ? 0 : requis & ~satisfaits(lignes, filtres, stock, row);
    if (manque === 0) {
      trouves[total++] = row;
      const end = (debuts[row] ?? 0) + (tailles[row] ?? 0);
      for (let i = debuts[row] ?? 0; i < end; i++) increment(valeurs, contenu[i] ?? 0);
      increment(marques, marque[row] ?? 0);
      countNote(notes, note[row] ?? 0);
      countStock(stocks, stock, row);
    } else if ((manque & (manque - 1)) === 0) {
      if (manque === BIT_PRIX) horsPrix[nombreHorsPrix++] = row;
      else if (manque === BIT_MARQUE) increment(marques, marque[row] ?? 0);
      else if (manque === BIT_NOTE) countNote(notes, note[row] ?? 0);
      else if (manque === BIT_STOCK) countStock(stocks, stock, row);
      else {
        const groupe = filtres.groupes[31 - Math.clz32(manque)];
        const end = (debuts[row] ?? 0) + (tailles[row] ?? 0);
        for (let i = debuts[row] ?? 0; i < end; i++) {
          const numero = contenu[i] ?? 0;
          if (groupes[numero] === groupe) increment(valeurs, numero);
        }
      }
    }
  }
  return {
    total,
    totalSansFiltre,
    trouves,
    horsPrix,
    nombreHorsPrix,
    valeurs,
    marques,
    notes,
    enMagasin: stocks[0] ?? 0,
    livrables: stocks[1] ?? 0,
  };
}

/** Bits of the filters a row satisfies. */
function satisfaits(lignes: Lignes, filtres: Filtres, stock: Stock, row: number): number {
  let bits = 0;
  if (filtres.valeurs) {
    const { debut, taille, contenu } = lignes.valeurs;
    const first = debut[row] ?? 0;
    const end = first + (taille[row] ?? 0);
    for (let i = first; i < end; i++) bits |= filtres.valeurs[contenu[i] ?? 0] ?? 0;
  }
  if (filtres.marques) bits |= filtres.marques[lignes.marque[row] ?? 0] ?? 0;
  if (filtres.prix && isInPlages(lignes.prix[row] ?? SANS_PRIX, filtres.prix)) bits |= BIT_PRIX;
  if (filtres.note !== undefined && (lignes.note[row] ?? 0) >= filtres.note) bits |= BIT_NOTE;
  if (filtres.enStock !== undefined) {
    const places = filtres.enStock === 'magasin' ? stock.magasin : stock.livrable;
    if (places && hasBit(places, row)) bits |= BIT_STOCK;
  }
  return bits;
}

function increment(counts: Int32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}

function countNote(notes: Int32Array, moyenne: number): void {
  if (moyenne >= SEUILS_NOTE[0]) increment(notes, 0);
  if (moyenne >= SEUILS_NOTE[1]) increment(notes, 1);
}

function countStock(stocks: Int32Array, { magasin, livrable }: Stock, row: number): void {
  if (magasin && hasBit(magasin, row)) increment(stocks, 0);
  if (hasBit(livrable, row)) increment(stocks, 1);
}

/** As availabilities are: the store and the warehouse behind it, all warehouses without one. */
export function stockOf(lignes: Lignes, magasinId: number | undefined): Stock {
  const { lieux, referentiel, capacity } = lignes;
  const depotId = magasinId === undefined ? undefined : referentiel.depotParMagasin.get(magasinId);
  const lieuxLivrables =
    magasinId === undefined || depotId === undefined ? referentiel.depots : [magasinId, depotId];
  return {
    magasin: magasinId === undefined ? undefined : lieux.get(magasinId),
    livrable: unionBits(
      lieuxLivrables.flatMap((id) => lieux.get(id) ?? []),
      capacity,
    ),
  };
}
