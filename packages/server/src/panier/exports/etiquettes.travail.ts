/**
 * Sheets of labels with barcodes. For shelves and bins: name, reference, price as the variant asks.
 * For pieces cut to size: which of how many, their sizes, where they go. For the shelf of a shopping
 * list: a code that leads to its line.
 */
import PDFDocument from 'pdfkit';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { PLANCHES, type PlancheEtiquettes } from '@comptoir/contract/panier/export.contract.ts';
import {
  collect,
  placerImage,
  printable,
  type Pdf,
  type Photos,
} from '../../documents/documents.public.ts';
import { readPhotos } from '../../images/images.public.ts';
import { coderArticle, coderLien, type CodeBarres } from './code-barres.ts';
import { listEtiquettes, type Etiquette } from './lister-etiquettes.ts';
import { MOTS } from './mots.ts';
import type { LigneExportee, PanierExporte } from './panier-exporte.ts';

const MM = 72 / 25.4;
/** Inside a label, where cutting is never exact. */
const MARGE = 2.5 * MM;
/** A module of EAN at its nominal size is 0.33 mm; half as much again reads from further away. */
const MODULE_MAX = 0.5 * MM;

export interface ImpressionEtiquettes {
  mode: 1 | 2 | 3;
  /** The first free label, from 1, row by row. */
  position: number;
}

export interface EtiquettesAEcrire {
  /** Without its words, which are no data. */
  panier: Omit<PanierExporte, 't'>;
  impression: ImpressionEtiquettes;
}

export default async function writeEtiquettes({
  panier: sansMots,
  impression: { mode, position },
}: EtiquettesAEcrire): Promise<Buffer> {
  const panier = { ...sansMots, t: MOTS[sansMots.langue] };
  const planche = PLANCHES[mode];
  const parPage = planche.colonnes * planche.rangees;
  const etiquettes = listEtiquettes(panier);
  const photos = await readPhotos(
    panier.variante === 'AvecImages' ? etiquettes.map(({ ligne }) => ligne.fichier) : [],
  );
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: panier.langue,
    info: { Title: panier.titre, Author: enseigne.nom, Creator: enseigne.nom },
  });
  const bytes = collect(pdf);
  const debut = (position - 1) % parPage;
  // Worked out once for all the pieces of a line.
  const codes = new Map<LigneExportee, CodeBarres>();
  for (const [i, etiquette] of etiquettes.entries()) {
    const place = (debut + i) % parPage;
    if (i === 0 || place === 0) pdf.addPage();
    const { ligne } = etiquette;
    if (ligne.lien !== null) {
      writeRayon(pdf, etiquette, { panier, lien: ligne.lien }, cadreOf(planche, place));
      continue;
    }
    const code = codes.get(ligne) ?? coderArticle(ligne);
    codes.set(ligne, code);
    writeEtiquette(pdf, { ...etiquette, code }, { panier, photos }, cadreOf(planche, place));
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

function cadreOf(planche: PlancheEtiquettes, place: number): Cadre {
  const colonne = place % planche.colonnes;
  const rangee = Math.floor(place / planche.colonnes);
  return {
    x: (planche.gauche + colonne * planche.pasX) * MM + MARGE,
    y: (planche.haut + rangee * planche.pasY) * MM + MARGE,
    largeur: planche.largeur * MM - 2 * MARGE,
    hauteur: planche.hauteur * MM - 2 * MARGE,
  };
}

function writeEtiquette(
  pdf: Pdf,
  { code, ...etiquette }: Etiquette & { code: CodeBarres },
  { panier, photos }: { panier: PanierExporte; photos: Photos },
  { x, y, largeur, hauteur }: Cadre,
): void {
  const { ligne } = etiquette;
  const petite = hauteur < 70;
  const taille = petite ? 6.5 : 8.5;
  const rangees = motsOf(etiquette, panier);
  pdf.fillColor('black').fontSize(taille);
  for (const [i, { gauche, droite, gras }] of rangees.entries()) {
    pdf.font(gras ? 'Helvetica-Bold' : 'Helvetica');
    const haut = y + i * (taille + 2);
    const mots = { width: largeur, lineBreak: false, ellipsis: true, height: taille + 2 };
    const place = droite === '' ? 0 : pdf.widthOfString(droite) + taille;
    pdf.text(gauche, x, haut, { ...mots, width: largeur - place });
    if (droite !== '') pdf.text(droite, x, haut, { ...mots, align: 'right' });
  }
  const haut = y + rangees.length * (taille + 2) + 2;
  const bas = y + hauteur - haut;
  const image = panier.variante === 'AvecImages' ? Math.min(bas, largeur * 0.25) : 0;
  if (image > 0) {
    placerImage(pdf, ligne, photos, { x, y: haut + (bas - image) / 2, cote: image });
  }
  const cadre = { x: x + image, y: haut, largeur: largeur - image, hauteur: bas };
  writeCode(pdf, code, cadre, petite ? 6 : 7.5);
}

/** The code stands beside the words, as large as the label allows. */
function writeRayon(
  pdf: Pdf,
  { ligne, chantier }: Etiquette,
  { panier: { langue, t }, lien }: { panier: PanierExporte; lien: string },
  { x, y, largeur, hauteur }: Cadre,
): void {
  const cote = Math.min(hauteur, largeur * 0.45);
  const { traits, modules } = coderLien(lien);
  const module = cote / modules;
  const gauche = x + largeur - cote;
  const haut = y + (hauteur - cote) / 2;
  for (const [at, rang, large] of traits) {
    pdf.rect(gauche + at * module, haut + rang * module, large * module, module);
  }
  pdf.fill('black');
  const taille = hauteur < 70 ? 6.5 : 8.5;
  const prix = ligne.prixHT ? formatArgent(langue, ligne.prixHT) : '';
  const cible = ligne.cible === null ? '' : t('etiquette.cible', { nombre: ligne.cible });
  const width = largeur - cote - taille / 2;
  const rangee = taille + 2;
  pdf.fontSize(taille).font('Helvetica-Bold');
  pdf.text(printable(ligne.reference), x, y, { width, height: rangee, ellipsis: true });
  pdf.font('Helvetica');
  const suite = [cible, prix, chantier ?? '', ligne.note].filter((mot) => mot !== '');
  const places = Math.max(1, Math.floor(hauteur / rangee) - 1);
  const finales = suite.slice(0, places - 1);
  const nom = { width, height: (places - finales.length) * rangee, ellipsis: true };
  pdf.text(printable(ligne.libelle), x, y + rangee, nom);
  for (const [i, mot] of finales.entries()) {
    const bas = y + hauteur - (finales.length - i) * rangee;
    pdf.text(printable(mot), x, bas, { width, height: rangee, lineBreak: false, ellipsis: true });
  }
}

interface Rangee {
  gauche: string;
  droite: string;
  gras: boolean;
}

/** A piece has no price: bars and sheets do. */
function motsOf({ ligne, chantier, piece }: Etiquette, { langue, t }: PanierExporte): Rangee[] {
  const libelle = printable(ligne.libelle);
  const reference = printable(ligne.reference);
  const nom = { gauche: libelle, droite: '', gras: false };
  if (!piece) {
    const prix = ligne.prixHT ? printable(formatArgent(langue, ligne.prixHT)) : '';
    return [nom, { gauche: reference, droite: prix, gras: true }];
  }
  const { numero, sur, longueur, largeur } = piece;
  const cotes = [longueur, ...(largeur === null ? [] : [largeur])].join(' × ');
  const rang = t('etiquette.piece', { numero, sur });
  return [
    nom,
    { gauche: reference, droite: printable(t('etiquette.cotes', { cotes })), gras: true },
    { gauche: printable(chantier ?? ''), droite: printable(rang), gras: false },
  ];
}

function writeCode(
  pdf: Pdf,
  { texte, barres, modules }: CodeBarres,
  { x, y, largeur, hauteur }: Cadre,
  taille: number,
): void {
  // A long reference on a small label goes under the nominal size rather than over the edge.
  const module = Math.min(MODULE_MAX, largeur / modules);
  const gauche = x + (largeur - module * modules) / 2;
  const barre = hauteur - taille - 1;
  for (const [at, bars] of barres) pdf.rect(gauche + at * module, y, bars * module, barre);
  pdf.fill('black');
  pdf.font('Helvetica').fontSize(taille);
  pdf.text(texte, x, y + barre + 1, { width: largeur, align: 'center', lineBreak: false });
}
