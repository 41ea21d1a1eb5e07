/** Draws a paper on sheets of the shop: head, addresses, lines by chantier, totals, mentions. */
import { readPhotos } from '../../images/images.public.ts';
import { LOGO } from '@comptoir/contract/enseigne/logo.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import {
  collect,
  MARGIN,
  openFeuille,
  printable,
  writeFeet,
  writeHeading,
  type Pdf,
} from '../feuille.ts';
import { MOTS } from '../mots.ts';
import type { Papier, SectionPapier } from './papier.ts';
import { writeLignes } from './tableau-lignes.ts';

const { ink, act } = enseigne.couleurs.clair;
const GREY = '#4b5563';
const LOGO_LARGEUR = 118;
const RANGEE = 15;
const ADRESSES_PAR_RANGEE = 3;
/** What an address takes at most but for very long instructions. */
const HAUTEUR_ADRESSE = 110;
const GOUTTIERE = 18;
/** The longest of three languages, « Your sales representative », on one line. */
const LARGEUR_NOM = 106;

export default async function dessinerPapier(papier: Papier): Promise<Buffer> {
  const pdf = openFeuille(nommerPapier(papier), papier.langue);
  const bytes = collect(pdf);
  await writePages(pdf, papier);
  pdf.end();
  return bytes;
}

/** On sheets that someone else opened, and ends. */
export async function writePages(pdf: Pdf, papier: Papier): Promise<void> {
  const { langue, sections } = papier;
  const photos = await readPhotos(
    sections.flatMap(({ lignes }) => lignes.map(({ image }) => image?.fichier ?? null)),
  );
  writeEntete(pdf, papier);
  // Whoever holds the third sheet alone knows what it belongs to.
  pdf.on('pageAdded', () => writeRappel(pdf, papier));
  writeAdresses(pdf, papier);
  writeInformations(pdf, papier);
  for (const section of sections) {
    writeHeading(pdf, section.titre);
    writeLignes(pdf, papier.colonnes, section.lignes, photos);
    writeSousTotal(pdf, section);
  }
  writeTotaux(pdf, papier);
  for (const { titre: heading, texte } of papier.mentions) {
    if (heading !== '') writeHeading(pdf, heading);
    pdf.font('Helvetica').fontSize(8.5).fillColor('black');
    pdf.text(printable(texte), { lineGap: 1.5 });
  }
  const t = MOTS[langue];
  pdf.removeAllListeners('pageAdded');
  writeFeet(pdf, (page, pages) => [papier.pied, t('ensemble.page', { page, pages })]);
}

export function nommerPapier({ titre, numero }: Papier): string {
  return numero === '' ? titre : `${titre} ${numero}`;
}

function writeEntete(pdf: Pdf, papier: Papier): void {
  const { sousTitre } = papier;
  writeLogo(pdf, MARGIN, MARGIN, LOGO_LARGEUR);
  const x = MARGIN + LOGO_LARGEUR + GOUTTIERE;
  const box = { width: pdf.page.width - MARGIN - x, align: 'right' } as const;
  pdf.font('Helvetica-Bold').fontSize(16).fillColor(ink);
  pdf.text(printable(nommerPapier(papier)), x, MARGIN, box);
  pdf
    .font('Helvetica')
    .fontSize(9.5)
    .fillColor(GREY)
    .text(printable(sousTitre), x, pdf.y + 2, box);
  pdf.y = Math.max(pdf.y, MARGIN + (LOGO_LARGEUR * LOGO.hauteur) / LOGO.largeur) + 18;
  pdf.x = MARGIN;
}

function writeLogo(pdf: Pdf, x: number, y: number, largeur: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(largeur / LOGO.largeur);
  pdf.path(LOGO.mot).fill(ink);
  pdf.path(LOGO.comptoir).fill(act);
  pdf.restore();
}

function writeRappel(pdf: Pdf, papier: Papier): void {
  pdf.font('Helvetica-Bold').fontSize(8.5).fillColor(GREY);
  pdf.text(printable(`${enseigne.nom} · ${nommerPapier(papier)}`), MARGIN, MARGIN - 20, {
    lineBreak: false,
  });
  pdf.x = MARGIN;
  pdf.y = MARGIN;
}

function writeAdresses(pdf: Pdf, { adresses }: Papier): void {
  if (adresses.length === 0) return;
  const largeur = pdf.page.width - 2 * MARGIN + GOUTTIERE;
  const colonne = largeur / Math.min(Math.max(adresses.length, 1), ADRESSES_PAR_RANGEE);
  let top = pdf.y;
  let bas = top;
  for (const [i, { titre, lignes }] of adresses.entries()) {
    const place = i % ADRESSES_PAR_RANGEE;
    if (i > 0 && place === 0) {
      top = bas + 10;
      if (top + HAUTEUR_ADRESSE > pdf.page.height - pdf.page.margins.bottom) {
        pdf.addPage();
        top = pdf.y;
      }
      bas = top;
    }
    const x = MARGIN + place * colonne;
    const box = { width: colonne - GOUTTIERE };
    pdf.font('Helvetica-Bold').fontSize(8).fillColor(GREY).text(printable(titre), x, top, box);
    pdf.font('Helvetica').fontSize(9).fillColor('black');
    pdf.text(printable(lignes.filter(Boolean).join('\n')), x, pdf.y + 2, { ...box, lineGap: 1 });
    bas = Math.max(bas, pdf.y);
  }
  pdf.x = MARGIN;
  pdf.y = bas + 12;
}

function writeInformations(pdf: Pdf, { informations }: Papier): void {
  if (informations.length === 0) return;
  const colonne = (pdf.page.width - 2 * MARGIN) / 2;
  const moitie = Math.ceil(informations.length / 2);
  const top = pdf.y;
  let bas = top;
  for (const [i, [nom, valeur]] of informations.entries()) {
    if (i === moitie) pdf.y = top;
    const x = MARGIN + (i < moitie ? 0 : colonne);
    const y = pdf.y;
    pdf.font('Helvetica').fontSize(8.5).fillColor(GREY);
    pdf.text(printable(nom), x, y, { width: LARGEUR_NOM });
    const sousNom = pdf.y;
    const valeurX = x + LARGEUR_NOM + 6;
    const width = colonne - LARGEUR_NOM - 6 - GOUTTIERE;
    pdf.fillColor('black').text(printable(valeur), valeurX, y, { width });
    pdf.y = Math.max(pdf.y, sousNom);
    bas = Math.max(bas, pdf.y);
  }
  pdf.x = MARGIN;
  pdf.y = bas + 4;
}

function writeSousTotal(pdf: Pdf, { total }: SectionPapier): void {
  if (!total) return;
  const [nom, montant] = total;
  const { width, height, margins } = pdf.page;
  if (pdf.y + RANGEE > height - margins.bottom) pdf.addPage();
  const y = pdf.y + 5;
  const droite = width - MARGIN;
  pdf.font('Helvetica-Bold').fontSize(8.5).fillColor('black');
  const colonne = droite - 96 - MARGIN;
  const texte = { width: colonne, height: RANGEE, align: 'right', ellipsis: true } as const;
  pdf.text(printable(nom), MARGIN, y, { ...texte, lineBreak: false });
  pdf.text(printable(montant), droite - 96, y, { width: 90, align: 'right', lineBreak: false });
  pdf.x = MARGIN;
  pdf.y = y + RANGEE - 3;
}

const TOTAL = { nom: 240, montant: 96 } as const;

function writeTotaux(pdf: Pdf, { totaux }: Papier): void {
  if (totaux.length === 0) return;
  const { width, height, margins } = pdf.page;
  pdf.y += RANGEE;
  pdf.font('Helvetica').fontSize(9.5);
  // Promotions have names of several lines.
  const hauteurs = totaux.map(([nom]) => {
    const texte = pdf.heightOfString(printable(nom), { width: TOTAL.nom });
    return Math.max(RANGEE, texte + RANGEE - pdf.currentLineHeight(true));
  });
  const total = hauteurs.reduce((somme, each) => somme + each, 0);
  if (pdf.y + total > height - margins.bottom) pdf.addPage();
  const droite = width - MARGIN;
  const gauche = droite - TOTAL.montant - TOTAL.nom - 6;
  for (const [i, [nom, montant]] of totaux.entries()) {
    const y = pdf.y;
    const isDernier = i === totaux.length - 1;
    if (isDernier) pdf.rect(gauche, y - 4, droite - gauche, RANGEE + 3).fill('#f1f0ec');
    pdf
      .font(isDernier ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(9.5)
      .fillColor('black');
    pdf.text(printable(nom), gauche, y, { width: TOTAL.nom, align: 'right' });
    const chiffres = { width: TOTAL.montant - 6, align: 'right', lineBreak: false } as const;
    pdf.text(printable(montant), droite - TOTAL.montant, y, chiffres);
    pdf.y = y + (hauteurs[i] ?? RANGEE);
  }
  pdf.x = MARGIN;
}
