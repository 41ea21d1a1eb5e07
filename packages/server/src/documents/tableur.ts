/** A table for spreadsheets: CSV, or a workbook where codes stay texts and numbers are numbers. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeXlsxFile, { type Cell } from 'write-excel-file/universal';
import { champCsv, neutraliser, virgule } from '../panier/panier.public.ts';

/** `nombre` is a decimal with a dot, or '' where there is none; `exactes`: as many decimals as it has. */
export type Cellule = { texte: string } | { nombre: string; decimales: 0 | 2 | 4 | 'exactes' };

export interface Tableau {
  titre: string;
  /** `largeur` in signs. */
  colonnes: readonly { tete: string; largeur: number }[];
  rangees: readonly (readonly Cellule[])[];
}

export const TYPE_CSV = 'text/csv; charset=utf-8';
export const TYPE_XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Spreadsheets of the three countries read semicolons and decimal commas, and UTF-8 only with its mark. */
export function ecrireTableauCsv({ colonnes, rangees }: Tableau): string {
  const textes = [
    colonnes.map(({ tete }) => tete),
    ...rangees.map((rangee) => rangee.map(ecrireCellule)),
  ];
  return `\ufeff${textes.map((rangee) => `${rangee.map(champCsv).join(';')}\r\n`).join('')}`;
}

const FORMATS = { 0: '#,##0', 2: '#,##0.00', 4: '#,##0.00##', exactes: 'General' } as const;

export async function ecrireTableauXlsx({ titre, colonnes, rangees }: Tableau): Promise<Buffer> {
  const tetes = colonnes.map(({ tete }): Cell => ({
    value: tete,
    type: String,
    fontWeight: 'bold',
  }));
  const blob = await writeXlsxFile([tetes, ...rangees.map((rangee) => rangee.map(toCell))], {
    columns: colonnes.map(({ largeur }) => ({ width: largeur })),
    sheet: titre,
    stickyRowsCount: 1,
  }).toBlob();
  return nommerStyle(new Uint8Array(await blob.arrayBuffer()));
}

const STYLES = 'xl/styles.xml';

/** Some readers ask for a style named « Normal », which the library leaves out. */
function nommerStyle(classeur: Uint8Array): Buffer {
  const parts = unzipSync(classeur);
  const styles = parts[STYLES];
  if (!styles) throw new Error('a workbook without styles');
  const xml = strFromU8(styles)
    .replace(
      '<cellXfs',
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs',
    )
    .replace(
      '</cellXfs>',
      '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    );
  return Buffer.from(zipSync({ ...parts, [STYLES]: strToU8(xml) }));
}

function ecrireCellule(cellule: Cellule): string {
  return 'texte' in cellule
    ? neutraliser(cellule.texte)
    : virgule(cellule.nombre, cellule.decimales === 2 || cellule.decimales === 4 ? 2 : 0);
}

function toCell(cellule: Cellule): Cell {
  if ('texte' in cellule) {
    return cellule.texte === '' ? null : { value: cellule.texte, type: String, format: '@' };
  }
  const { nombre, decimales } = cellule;
  // Shown, not counted with: a spreadsheet holds nothing but floats.
  return nombre === '' ? null : { value: Number(nombre), type: Number, format: FORMATS[decimales] };
}
