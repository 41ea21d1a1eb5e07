/** A table as a workbook where codes stay texts and numbers are numbers. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeXlsxFile, { type Cell } from 'write-excel-file/universal';
import type { Cellule, Tableau } from './tableau.ts';

const FORMATS = { 0: '#,##0', 2: '#,##0.00', 4: '#,##0.00##', exactes: 'General' } as const;

export default async function writeClasseur({
  titre,
  colonnes,
  rangees,
}: Tableau): Promise<Buffer> {
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

function toCell(cellule: Cellule): Cell {
  if ('texte' in cellule) {
    return cellule.texte === '' ? null : { value: cellule.texte, type: String, format: '@' };
  }
  const { nombre, decimales } = cellule;
  // Shown, not counted with: a spreadsheet holds nothing but floats.
  return nombre === '' ? null : { value: Number(nombre), type: Number, format: FORMATS[decimales] };
}
