/** Sheets of labels for shelves and bins: name, reference, price as the variant asks, a barcode. */
import PDFDocument from 'pdfkit';
import { enseigne } from '@comptoir/contract/enseigne.ts';
import { formatArgent } from '@comptoir/contract/formats.ts';
import { PLANCHES, type PlancheEtiquettes } from '@comptoir/contract/panier/export.contract.ts';
import { collect, printable, type Pdf } from '../../documents/documents.public.ts';
import { coderArticle } from './code-barres.ts';
import { dessiner } from './dessin-pdf.ts';
import type { LigneExportee, PanierExporte } from './panier-exporte.ts';

const MM = 72 / 25.4;
/** Inside a label, where cutting is never exact. */
const MARGE = 2.5 * MM;
/** A module of EAN at its nominal size is 0.33 mm; half as much again reads from further away. */
const MODULE_MAX = 0.5 * MM;

export interface ImpressionEtiquettes {
  mode: 1 | 2 | 3;
  /** Of the first free label, from 1, row by row. */
  position: number;
}

export async function ecrireEtiquettes(
  panier: PanierExporte,
  { mode, position }: ImpressionEtiquettes,
): Promise<Buffer> {
  const planche = PLANCHES[mode];
  const parPage = planche.colonnes * planche.rangees;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: panier.langue,
    info: { Title: panier.t('pdf.titre'), Author: enseigne.nom, Creator: enseigne.nom },
  });
  const bytes = collect(pdf);
  const lignes = panier.chantiers.flatMap((chantier) => chantier.lignes);
  const debut = (position - 1) % parPage;
  for (const [i, ligne] of lignes.entries()) {
    const place = (debut + i) % parPage;
    if (i === 0 || place === 0) pdf.addPage();
    ecrireEtiquette(pdf, ligne, panier, cadreDe(planche, place));
  }
  pdf.end();
  return bytes;
}

interface Cadre {
  x: number;
  y: number;
  largeur: number;
  hauteur: number;
}

function cadreDe(planche: PlancheEtiquettes, place: number): Cadre {
  const colonne = place % planche.colonnes;
  const rangee = Math.floor(place / planche.colonnes);
  return {
    x: (planche.gauche + colonne * planche.pasX) * MM + MARGE,
    y: (planche.haut + rangee * planche.pasY) * MM + MARGE,
    largeur: planche.largeur * MM - 2 * MARGE,
    hauteur: planche.hauteur * MM - 2 * MARGE,
  };
}

function ecrireEtiquette(
  pdf: Pdf,
  ligne: LigneExportee,
  { langue, variante }: PanierExporte,
  { x, y, largeur, hauteur }: Cadre,
): void {
  const petite = hauteur < 70;
  const taille = petite ? 6.5 : 8.5;
  const mots = { width: largeur, lineBreak: false, ellipsis: true, height: taille + 2 };
  pdf.fillColor('black').font('Helvetica').fontSize(taille);
  pdf.text(printable(ligne.libelle), x, y, mots);
  pdf.font('Helvetica-Bold').text(printable(ligne.reference), x, y + taille + 2, mots);
  if (ligne.prixHT) {
    const prix = printable(formatArgent(langue, ligne.prixHT));
    pdf.text(prix, x, y + taille + 2, { ...mots, align: 'right' });
  }
  const haut = y + 2 * (taille + 3);
  const bas = y + hauteur - haut;
  const image = variante === 'AvecImages' ? Math.min(bas, largeur * 0.25) : 0;
  if (image > 0) dessiner(pdf, ligne.genre, { x, y: haut + (bas - image) / 2, cote: image });
  const code = { x: x + image, y: haut, largeur: largeur - image, hauteur: bas };
  ecrireCode(pdf, ligne, code, petite ? 6 : 7.5);
}

function ecrireCode(pdf: Pdf, ligne: LigneExportee, cadre: Cadre, taille: number): void {
  const { texte, barres, modules } = coderArticle(ligne);
  const { x, y, largeur, hauteur } = cadre;
  // A long reference on a small label goes under the nominal size rather than over the edge.
  const module = Math.min(MODULE_MAX, largeur / modules);
  const gauche = x + (largeur - module * modules) / 2;
  const barre = hauteur - taille - 1;
  for (const [at, bars] of barres) pdf.rect(gauche + at * module, y, bars * module, barre);
  pdf.fill('black');
  pdf.font('Helvetica').fontSize(taille);
  pdf.text(texte, x, y + barre + 1, { width: largeur, align: 'center', lineBreak: false });
}
