/**
 * The lines of a paper. One column may take several lines of text, with details under it; the
 * head comes back on each page, and no line is cut in two by its end.
 */
import { printable, type Pdf } from '../feuille.ts';
import { placerImage, type Photos } from './placer-image.ts';
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
  photos: Photos,
): void {
  const placees = placer(pdf, colonnes);
  const tete: LignePapier = { cellules: colonnes.map((colonne) => colonne.tete), details: [] };
  const { height, margins } = pdf.page;
  const bas = height - margins.bottom;
  const writeTete = () => writeLigne(pdf, placees, tete, photos, 'Helvetica-Bold');
  writeTete();
  for (const ligne of lignes) {
    if (pdf.y + hauteurOf(pdf, placees, ligne) > bas) {
      pdf.addPage();
      writeTete();
    }
    writeLigne(pdf, placees, ligne, photos, 'Helvetica');
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

/** Pictures stand in the first column. */
function coteImage([premiere]: readonly Colonne[]): number {
  return (premiere?.width ?? GAP) - GAP;
}

/** Height of a text in the wide column. Most fit on one line: measuring breaks is what costs. */
function hauteurTexte(pdf: Pdf, texte: string, width: number): number {
  return pdf.widthOfString(texte) <= width
    ? pdf.currentLineHeight(true)
    : pdf.heightOfString(texte, { width });
}

function hauteurOf(
  pdf: Pdf,
  colonnes: readonly Colonne[],
  { cellules, details, image }: LignePapier,
): number {
  const i = colonnes.findIndex(({ largeur }) => largeur === undefined);
  const width = (colonnes[i]?.width ?? 0) - GAP;
  pdf.font('Helvetica').fontSize(SIZE);
  const texte = hauteurTexte(pdf, printable(cellules[i] ?? ''), width);
  pdf.fontSize(SIZE_DETAIL);
  const hauteur = details.reduce(
    (somme, detail) => somme + hauteurTexte(pdf, printable(detail), width),
    texte + 2 * PAD,
  );
  return Math.max(hauteur, image !== undefined ? coteImage(colonnes) + 2 * PAD : 0);
}

function writeLigne(
  pdf: Pdf,
  colonnes: readonly Colonne[],
  { cellules, details, image }: LignePapier,
  photos: Photos,
  font: string,
): void {
  const top = pdf.y + PAD;
  let bas = top;
  if (image !== undefined) {
    const cote = coteImage(colonnes);
    placerImage(pdf, image, photos, { x: pdf.page.margins.left, y: top, cote });
    bas = top + cote;
  }
  for (const [i, { x, width, largeur, droite }] of colonnes.entries()) {
    const box = { width: width - GAP, ...(droite && { align: 'right' as const }) };
    pdf.font(font).fontSize(SIZE).fillColor('black');
    const y = writeTexte(pdf, cellules[i] ?? '', { x, y: top }, box);
    bas = Math.max(bas, y);
    if (largeur !== undefined) continue;
    pdf.fontSize(SIZE_DETAIL).fillColor(GREY);
    const sousTexte = details.reduce(
      (sous, detail) => writeTexte(pdf, detail, { x, y: sous }, box),
      y,
    );
    bas = Math.max(bas, sousTexte);
  }
  pdf.y = bas + PAD - 2;
  const { left, right } = pdf.page.margins;
  pdf.moveTo(left, pdf.y).lineTo(pdf.page.width - right, pdf.y);
  pdf.lineWidth(0.5).strokeColor(LINE).stroke();
}

/** Returns where it ends. */
function writeTexte(
  pdf: Pdf,
  texte: string,
  { x, y }: { x: number; y: number },
  box: { width: number; align?: 'right' },
): number {
  const ecrit = printable(texte);
  if (ecrit === '') return y;
  const height = hauteurTexte(pdf, ecrit, box.width);
  const isUne = height <= pdf.currentLineHeight(true);
  // Placed by hand: the writer of paragraphs takes three times as long.
  const decale = isUne && box.align === 'right' ? box.width - pdf.widthOfString(ecrit) : 0;
  pdf.text(ecrit, x + decale, y, isUne ? { lineBreak: false } : box);
  return y + height;
}
