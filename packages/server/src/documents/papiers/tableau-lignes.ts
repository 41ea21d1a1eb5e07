/**
 * The lines of a paper. One column may take several lines of text, with details under it; the
 * head comes back on each page, and no line is cut in two by its end.
 */
import { printable, type Pdf } from '../feuille.ts';
import type { ColonnePapier, LignePapier } from './papier.ts';

const SIZE = 8.5;
const SIZE_DETAIL = 7.5;
const GAP = 6;
const PAD = 4;
const GREY = '#4b5563';
const LINE = '#c9c4ba';

interface Colonne extends ColonnePapier {
  x: number;
  width: number;
}

export function writeLignes(
  pdf: Pdf,
  colonnes: readonly ColonnePapier[],
  lignes: readonly LignePapier[],
): void {
  const placees = placer(pdf, colonnes);
  const tete: LignePapier = { cellules: colonnes.map((colonne) => colonne.tete), details: [] };
  const { height, margins } = pdf.page;
  const bas = height - margins.bottom;
  const writeTete = () => writeLigne(pdf, placees, tete, 'Helvetica-Bold');
  writeTete();
  for (const ligne of lignes) {
    if (pdf.y + hauteurDe(pdf, placees, ligne) > bas) {
      pdf.addPage();
      writeTete();
    }
    writeLigne(pdf, placees, ligne, 'Helvetica');
  }
  pdf.x = margins.left;
}

function placer(pdf: Pdf, colonnes: readonly ColonnePapier[]): Colonne[] {
  const { margins, width } = pdf.page;
  const fixes = colonnes.reduce((somme, { largeur = 0 }) => somme + largeur, 0);
  const reste = width - margins.left - margins.right - fixes;
  let x = margins.left;
  return colonnes.map((colonne) => {
    const placee = { ...colonne, x, width: colonne.largeur ?? reste };
    x += placee.width;
    return placee;
  });
}

function hauteurDe(
  pdf: Pdf,
  colonnes: readonly Colonne[],
  { cellules, details }: LignePapier,
): number {
  const i = colonnes.findIndex(({ largeur }) => largeur === undefined);
  const colonne = colonnes[i];
  const box = { width: (colonne?.width ?? 0) - GAP };
  const texte = pdf
    .font('Helvetica')
    .fontSize(SIZE)
    .heightOfString(printable(cellules[i] ?? ''), box);
  pdf.fontSize(SIZE_DETAIL);
  return details.reduce(
    (somme, detail) => somme + pdf.heightOfString(printable(detail), box),
    texte + 2 * PAD,
  );
}

function writeLigne(
  pdf: Pdf,
  colonnes: readonly Colonne[],
  { cellules, details }: LignePapier,
  font: string,
): void {
  const top = pdf.y;
  let bas = top;
  for (const [i, { x, width, largeur, droite }] of colonnes.entries()) {
    const box = { width: width - GAP, ...(droite && { align: 'right' as const }) };
    pdf.font(font).fontSize(SIZE).fillColor('black');
    if (largeur === undefined) {
      pdf.text(printable(cellules[i] ?? ''), x, top + PAD, box);
      pdf.fontSize(SIZE_DETAIL).fillColor(GREY);
      for (const detail of details) pdf.text(printable(detail), x, pdf.y, box);
    } else {
      pdf.text(printable(cellules[i] ?? ''), x, top + PAD, { ...box, lineBreak: false });
      pdf.y = top + PAD + pdf.currentLineHeight();
    }
    bas = Math.max(bas, pdf.y);
  }
  pdf.y = bas + PAD;
  const { left, right } = pdf.page.margins;
  pdf.moveTo(left, pdf.y).lineTo(pdf.page.width - right, pdf.y);
  pdf.lineWidth(0.5).strokeColor(LINE).stroke();
}
