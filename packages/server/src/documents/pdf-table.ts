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
}

const ROW = 15;
const SIZE = 8;
const GAP = 6;
const LINE = '#c9c4ba';

export function writeTable(pdf: Pdf, table: PdfTable): void {
  const { tetes, lignes, widths, droite = 0 } = table;
  const { margins, width, height } = pdf.page;
  const columns = share(widths, width - margins.left - margins.right);
  const bottom = height - margins.bottom;
  const writeHead = () =>
    tetes && writeRow(pdf, { columns, cells: tetes, font: 'Helvetica-Bold', droite });
  writeHead();
  for (const ligne of lignes) {
    if (pdf.y + ROW > bottom) {
      pdf.addPage();
      writeHead();
    }
    writeRow(pdf, { columns, cells: ligne, font: 'Helvetica', droite });
  }
  pdf.x = margins.left;
}

interface Row {
  columns: readonly number[];
  cells: readonly string[];
  font: string;
  droite: number;
}

function writeRow(pdf: Pdf, { columns, cells, font, droite }: Row): void {
  const { left } = pdf.page.margins;
  const top = pdf.y;
  pdf.font(font).fontSize(SIZE).fillColor('black');
  let x = left;
  columns.forEach((column, i) => {
    pdf.text(cells[i] ?? '', x, top + 4, {
      ...(i >= columns.length - droite && { align: 'right' as const }),
      width: column - GAP,
      height: ROW - 4,
      lineBreak: false,
      ellipsis: true,
    });
    x += column;
  });
  pdf.y = top + ROW;
  pdf.moveTo(left, pdf.y).lineTo(x, pdf.y).lineWidth(0.5).strokeColor(LINE).stroke();
}

function share(widths: readonly (number | '*')[], total: number): number[] {
  const fixed = widths.reduce<number>((sum, width) => sum + (width === '*' ? 0 : width), 0);
  const free = widths.filter((width) => width === '*').length;
  return widths.map((width) => (width === '*' ? (total - fixed) / free : width));
}
