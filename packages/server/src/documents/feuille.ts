/** A sheet of the shop: its head with the brand, headings, a foot with page numbers. */
import PDFDocument from 'pdfkit';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { enSignesWindows } from './signes-windows.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Points: 72 to the inch. */
export const MARGIN = 48;
const FOOT = 40;
const GREY = '#4b5563';
const { ink, act } = enseigne.couleurs.clair;

export function openFeuille(titre: string, langue: Locale): Pdf {
  return new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    lang: langue,
    info: { Title: titre, Author: enseigne.nom, Creator: enseigne.nom },
  });
}

export function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

export function writeHead(pdf: Pdf, titre: string, sousTitre: string): void {
  pdf.font('Helvetica-Bold').fontSize(17).fillColor(ink).text(enseigne.nom.toLowerCase());
  pdf.rect(MARGIN, pdf.y + 1, 78, 3).fill(act);
  pdf.y += 26;
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(ink).text(printable(titre), MARGIN);
  pdf.font('Helvetica').fontSize(12).fillColor(GREY).text(printable(sousTitre));
}

export function writeHeading(pdf: Pdf, text: string): void {
  pdf.moveDown(1.1);
  // A heading stays with at least a few lines of what it announces.
  if (pdf.y > pdf.page.height - MARGIN - FOOT - 60) pdf.addPage();
  pdf.font('Helvetica-Bold').fontSize(11.5).fillColor(ink).text(printable(text), MARGIN);
  pdf.moveDown(0.3);
}

export function writeFeet(
  pdf: Pdf,
  textsOf: (page: number, pages: number) => readonly [string, string],
): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let i = start; i < start + count; i++) {
    pdf.switchToPage(i);
    const { width, height, margins } = pdf.page;
    const [left, right] = textsOf(i + 1, count);
    // The foot stands in the bottom margin, where text would otherwise open a new page.
    margins.bottom = 0;
    const y = height - FOOT;
    const box = { width: width - 2 * MARGIN, lineBreak: false } as const;
    pdf.font('Helvetica').fontSize(8).fillColor(GREY);
    pdf.text(printable(left), MARGIN, y, box);
    pdf.text(right, MARGIN, y, { ...box, align: 'right' });
  }
}

/** The standard typefaces of PDF lack some signs of the pages. */
export function printable(text: string): string {
  return enSignesWindows(text);
}
