/**
 * Tables of one-line rows. Drawn cell by cell: pdfkit's own table measures every cell and takes ten
 * times as long, and does not repeat its head on the next page.
 */
import type PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;

export interface PdfTable {
  tetes?: readonly string[];
  lignes: readonly (readonly string[])[];
  /** Points; the others share what is left. */
  widths: readonly (number | '*')[];
  /** So many last columns stand to the right: numbers. */
  droite?: number;
  /** Drawn in the first column of each row, which is then as high. */
  images?: { cote: number; draw: (ligne: number, x: number, y: number) => void };
}

const ROW = 15;
const SIZE = 8;
const GAP = 6;
const LINE = '#c9c4ba';

export function writeTable(pdf: Pdf, table: PdfTable): void {
  const { tetes, lignes, widths, droite = 0, images } = table;
  const { margins, width, height } = pdf.page;
  const columns = share(widths, width - margins.left - margins.right);
  const row = images ? images.cote + 6 : ROW;
  const bottom = height - margins.bottom;
  const writeHead = () =>
    tetes && writeRow(pdf, { columns, cells: tetes, font: 'Helvetica-Bold', droite, height: ROW });
  writeHead();
  for (const [i, ligne] of lignes.entries()) {
    if (pdf.y + row > bottom) {
      pdf.addPage();
      writeHead();
    }
    images?.draw(i, margins.left, pdf.y + 3);
    writeRow(pdf, { columns, cells: ligne, font: 'Helvetica', droite, height: row });
  }
  pdf.x = margins.left;
}

interface Row {
  columns: readonly number[];
  cells: readonly string[];
  font: string;
  droite: number;
  height: number;
}

function writeRow(pdf: Pdf, { columns, cells, font, droite, height }: Row): void {
  const { left } = pdf.page.margins;
  const top = pdf.y;
  pdf.font(font).fontSize(SIZE).fillColor('black');
  let x = left;
  columns.forEach((column, i) => {
    pdf.text(cells[i] ?? '', x, top + (height - ROW) / 2 + 4, {
      ...(i >= columns.length - droite && { align: 'right' as const }),
      width: column - GAP,
      height: ROW - 4,
      lineBreak: false,
      ellipsis: true,
    });
    x += column;
  });
  pdf.y = top + height;
  pdf.moveTo(left, pdf.y).lineTo(x, pdf.y).lineWidth(0.5).strokeColor(LINE).stroke();
}

function share(widths: readonly (number | '*')[], total: number): number[] {
  const fixed = widths.reduce<number>((sum, width) => sum + (width === '*' ? 0 : width), 0);
  const free = widths.filter((width) => width === '*').length;
  return widths.map((width) => (width === '*' ? (total - fixed) / free : width));
}
