/** Writes a document of the shop on A4 sheets: head, sections, tables, a foot with page numbers. */
import PDFDocument from 'pdfkit';
import { enseigne } from '@comptoir/contract/enseigne.ts';
import { formatDate } from '@comptoir/contract/formats.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { DocumentTrouve } from './documents.sql.ts';
import { MOTS } from './mots.ts';
import { writeTable } from './pdf-table.ts';
import { listSections } from './sections.ts';
import { lignesCommunes, tableauReferences, type TableauReferences } from './tableaux.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Points: 72 to the inch. */
const MARGIN = 48;
const FOOT = 40;
const GREY = '#4b5563';
const { ink, act } = enseigne.couleurs.clair;

export async function ecrirePdf(document: DocumentTrouve, langue: Locale): Promise<Buffer> {
  const t = MOTS[langue];
  const { produit, titre } = document;
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    lang: langue,
    info: { Title: `${titre} · ${produit.nom}`, Author: enseigne.nom, Creator: enseigne.nom },
  });
  const bytes = collect(pdf);
  writeHead(pdf, titre, `${produit.nom} · ${produit.marque}`);
  for (const { titre: heading, textes } of listSections(document, t)) {
    writeHeading(pdf, heading);
    pdf.font('Helvetica').fontSize(9.5).fillColor('black');
    for (const texte of textes) pdf.text(printable(texte), { lineGap: 2, paragraphGap: 4 });
  }
  const communes = lignesCommunes(document, langue);
  if (communes.length > 0) {
    writeHeading(pdf, t('ensemble.caracteristiques'));
    writeTable(pdf, {
      lignes: communes.map((ligne) => ligne.map(printable)),
      widths: [180, '*'],
    });
  }
  writeHeading(pdf, t('ensemble.references'));
  writeReferences(pdf, tableauReferences(document, t, langue));
  writeFeet(pdf, (page, pages) => [
    t('ensemble.pied', {
      enseigne: enseigne.nom,
      telephone: enseigne.contact.telephone.libelle,
      date: formatDate(new Date()),
    }),
    t('ensemble.page', { page, pages }),
  ]);
  pdf.end();
  return bytes;
}

function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

function writeHead(pdf: Pdf, titre: string, sousTitre: string): void {
  pdf.font('Helvetica-Bold').fontSize(17).fillColor(ink).text(enseigne.nom.toLowerCase());
  pdf.rect(MARGIN, pdf.y + 1, 78, 3).fill(act);
  pdf.y += 26;
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(ink).text(printable(titre), MARGIN);
  pdf.font('Helvetica').fontSize(12).fillColor(GREY).text(printable(sousTitre));
}

function writeHeading(pdf: Pdf, text: string): void {
  pdf.moveDown(1.1);
  // A heading stays with at least a few lines of what it announces.
  if (pdf.y > pdf.page.height - MARGIN - FOOT - 60) pdf.addPage();
  pdf.font('Helvetica-Bold').fontSize(11.5).fillColor(ink).text(printable(text), MARGIN);
  pdf.moveDown(0.3);
}

/** Reference, axes, pack, weight, EAN: all but the axes have a width of their own. */
function writeReferences(pdf: Pdf, { tetes, lignes }: TableauReferences): void {
  const axes = tetes.slice(4).map(() => '*' as const);
  writeTable(pdf, {
    tetes: tetes.map(printable),
    lignes: lignes.map((ligne) => ligne.map(printable)),
    widths: [90, ...axes, 58, 52, 66],
  });
}

function writeFeet(
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
function printable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0').replaceAll('\u2212', '-').replaceAll('≥', '>=');
}
