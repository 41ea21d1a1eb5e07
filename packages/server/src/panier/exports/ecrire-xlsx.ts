import writeXlsxFile, { type Cell } from 'write-excel-file/universal';
import { listColonnes, listLignes, type Cellule } from './colonnes.ts';
import type { PanierExporte } from './panier-exporte.ts';

const FORMATS = { 0: '#,##0', 2: '#,##0.00', 4: '#,##0.00##' } as const;

/** Numbers are numbers; codes are texts, so that none loses its zeros or turns into a formula. */
export async function ecrireXlsx(panier: PanierExporte): Promise<Buffer> {
  const colonnes = listColonnes(panier);
  const tetes = colonnes.map(({ tete }): Cell => ({
    value: tete,
    type: String,
    fontWeight: 'bold',
  }));
  const rangees = listLignes(panier).map((de) =>
    colonnes.map(({ cellule }) => toCell(cellule(...de))),
  );
  const blob = await writeXlsxFile([tetes, ...rangees], {
    columns: colonnes.map(({ largeur }) => ({ width: largeur })),
    sheet: panier.t('pdf.titre'),
    stickyRowsCount: 1,
  }).toBlob();
  return Buffer.from(await blob.arrayBuffer());
}

function toCell(cellule: Cellule): Cell {
  if ('texte' in cellule) {
    return cellule.texte === '' ? null : { value: cellule.texte, type: String, format: '@' };
  }
  const { nombre, decimales } = cellule;
  // Shown, not counted with: a spreadsheet holds nothing but floats.
  return nombre === '' ? null : { value: Number(nombre), type: Number, format: FORMATS[decimales] };
}
