/** Draws a paper on sheets of the shop: head, addresses, lines by chantier, totals, mentions. */
import { LOGO } from '@comptoir/contract/logo.ts';
import { enseigne } from '@comptoir/contract/enseigne.ts';
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
import type { Papier } from './papier.ts';
import { writeLignes } from './tableau-lignes.ts';

const { ink, act } = enseigne.couleurs.clair;
const GREY = '#4b5563';
const LOGO_LARGEUR = 118;
const RANGEE = 15;
const GOUTTIERE = 18;

export async function ecrirePapier(papier: Papier): Promise<Buffer> {
  const { langue, titre, numero } = papier;
  const pdf = openFeuille(`${titre} ${numero}`, langue);
  const bytes = collect(pdf);
  writeEntete(pdf, papier);
  // Whoever holds the third sheet alone knows what it belongs to.
  pdf.on('pageAdded', () => writeRappel(pdf, papier));
  writeAdresses(pdf, papier);
  writeInformations(pdf, papier);
  for (const section of papier.sections) {
    writeHeading(pdf, section.titre);
    writeLignes(pdf, papier.colonnes, section.lignes);
  }
  writeTotaux(pdf, papier);
  for (const { titre: heading, texte } of papier.mentions) {
    writeHeading(pdf, heading);
    pdf.font('Helvetica').fontSize(8.5).fillColor('black');
    pdf.text(printable(texte), { lineGap: 1.5 });
  }
  const t = MOTS[langue];
  pdf.removeAllListeners('pageAdded');
  writeFeet(pdf, (page, pages) => [papier.pied, t('ensemble.page', { page, pages })]);
  pdf.end();
  return bytes;
}

function writeEntete(pdf: Pdf, { titre, numero, sousTitre }: Papier): void {
  writeLogo(pdf, MARGIN, MARGIN, LOGO_LARGEUR);
  const x = MARGIN + LOGO_LARGEUR + GOUTTIERE;
  const box = { width: pdf.page.width - MARGIN - x, align: 'right' } as const;
  pdf.font('Helvetica-Bold').fontSize(16).fillColor(ink);
  pdf.text(printable(`${titre} ${numero}`), x, MARGIN, box);
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

function writeRappel(pdf: Pdf, { titre, numero }: Papier): void {
  pdf.font('Helvetica-Bold').fontSize(8.5).fillColor(GREY);
  pdf.text(printable(`${enseigne.nom} · ${titre} ${numero}`), MARGIN, MARGIN - 20, {
    lineBreak: false,
  });
  pdf.x = MARGIN;
  pdf.y = MARGIN;
}

function writeAdresses(pdf: Pdf, { adresses }: Papier): void {
  const largeur = pdf.page.width - 2 * MARGIN + GOUTTIERE;
  const colonne = largeur / Math.max(adresses.length, 1);
  const top = pdf.y;
  let bas = top;
  for (const [i, { titre, lignes }] of adresses.entries()) {
    const x = MARGIN + i * colonne;
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
  const colonne = (pdf.page.width - 2 * MARGIN) / 2;
  const moitie = Math.ceil(informations.length / 2);
  const top = pdf.y;
  let bas = top;
  for (const [i, [nom, valeur]] of informations.entries()) {
    if (i === moitie) pdf.y = top;
    const x = MARGIN + (i < moitie ? 0 : colonne);
    const y = pdf.y;
    pdf.font('Helvetica').fontSize(8.5).fillColor(GREY);
    pdf.text(printable(nom), x, y, { width: 96 });
    pdf.fillColor('black').text(printable(valeur), x + 98, y, { width: colonne - 98 - GOUTTIERE });
    bas = Math.max(bas, pdf.y);
  }
  pdf.x = MARGIN;
  pdf.y = bas + 4;
}

function writeTotaux(pdf: Pdf, { totaux }: Papier): void {
  if (totaux.length === 0) return;
  const { width, height, margins } = pdf.page;
  pdf.y += RANGEE;
  if (pdf.y + totaux.length * RANGEE > height - margins.bottom) pdf.addPage();
  const droite = width - MARGIN;
  for (const [i, [nom, montant]] of totaux.entries()) {
    const y = pdf.y;
    const isDernier = i === totaux.length - 1;
    if (isDernier) {
      pdf.rect(droite - 280, y - 4, 280, RANGEE + 3).fill('#f1f0ec');
    }
    pdf
      .font(isDernier ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(9.5)
      .fillColor('black');
    pdf.text(printable(nom), droite - 274, y, { width: 174, align: 'right', lineBreak: false });
    pdf.text(printable(montant), droite - 96, y, { width: 90, align: 'right', lineBreak: false });
    pdf.y = y + RANGEE;
  }
  pdf.x = MARGIN;
}
