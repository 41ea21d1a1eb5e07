/** Draws a quote on sheets of its company: head, lines by section with sums carried over, totals, signature. */
import {
  calculerDevis,
  type TotauxDevis,
} from '@comptoir/contract/devis-clientele/calculer-devis.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import type { ReglagesLus } from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import { centsOf, isZeroMontant, unitsOf, type Montant } from '@comptoir/contract/argent.ts';
import {
  formatArgent,
  formatDate,
  formatNombre,
  formatPourcent,
} from '@comptoir/contract/words/formats.ts';
import PDFDocument from 'pdfkit';
import { collect, printable, writeFeet, type Pdf } from '../../documents/documents.public.ts';
import type { LogoLu } from '../logo/read-logo.travail.ts';
import { dessinerLogo } from '../logo/dessiner-logo.ts';
import { MOTS_RECU } from '../mots.ts';

export interface DevisImprime {
  numero: string;
  /** Without costs. */
  document: DocumentDevis;
  entreprise: Pick<ReglagesLus, 'nom' | 'adresse' | 'email' | 'telephone' | 'couleur' | 'mentions'>;
  signature: { nom: string; le: string; trace: string } | null;
  logo: LogoLu | null;
}

const MARGE = 48;
const GRIS = '#4b5563';
const TRAIT = '#c9c4ba';
/** Points: quantity with its unit, unit price, rate, amount. */
const LARGEURS = [76, 66, 42, 76] as const;
const CORPS = 9;
/** A heading or a total is never alone at the foot of a sheet. */
const SUITE = 44;

type Ecriture = ReturnType<typeof commencer>;

export default function dessinerDevis(devis: DevisImprime): Promise<Buffer> {
  const { numero, document: doc, entreprise } = devis;
  const pdf = new PDFDocument({
    size: 'A4',
    // The foot: legal mentions and the number of the page.
    margins: { top: MARGE, left: MARGE, right: MARGE, bottom: MARGE + 40 },
    bufferPages: true,
    lang: doc.langue,
    info: { Title: numero, Author: entreprise.nom, Creator: entreprise.nom },
  });
  const octets = collect(pdf);
  const totaux = calculerDevis(doc);
  const ecriture = commencer(pdf, devis, totaux);
  writeTete(ecriture);
  writeLignes(ecriture);
  writeTotaux(ecriture);
  writeFin(ecriture);
  const mentions = entreprise.mentions.replace(/\s*\n\s*/g, ' · ');
  writeFeet(pdf, (page, pages) => [
    mentions.slice(0, 150),
    ecriture.t('papier.page', { page, pages }),
  ]);
  pdf.end();
  return octets;
}

function commencer(pdf: Pdf, devis: DevisImprime, totaux: TotauxDevis) {
  const { langue } = devis.document;
  const droite = pdf.page.width - MARGE;
  const colonnes = LARGEURS.map((largeur, i) => {
    const apres = LARGEURS.slice(i).reduce((somme, une) => somme + une, 0);
    return { x: droite - apres, largeur };
  });
  return {
    pdf,
    devis,
    totaux,
    t: MOTS_RECU[langue],
    argent: (montant: Montant) => formatArgent(langue, montant),
    nombre: (decimal: string, decimales = 2) => formatNombre(langue, decimal, decimales),
    colonnes,
    droite,
    largeurTexte: droite - MARGE - LARGEURS.reduce((somme, une) => somme + une, 0) - 8,
    bas: () => pdf.page.height - pdf.page.margins.bottom,
    /** What was counted on the sheets before, carried over. */
    compte: 0n,
  };
}

function writeTete({ pdf, devis, t, droite }: Ecriture): void {
  const { numero, document: doc, entreprise } = devis;
  const milieu = MARGE + (droite - MARGE) / 2 + 12;
  const sousLogo = devis.logo
    ? dessinerLogo(pdf, devis.logo, { x: MARGE, y: MARGE, largeur: 190, hauteur: 56 }) + 8
    : MARGE;
  pdf.font('Helvetica-Bold').fontSize(15).fillColor(entreprise.couleur);
  pdf.text(printable(entreprise.nom), MARGE, sousLogo, { width: milieu - MARGE - 20 });
  pdf.font('Helvetica').fontSize(CORPS).fillColor(GRIS);
  const coordonnees = [entreprise.adresse, entreprise.telephone, entreprise.email];
  pdf.text(printable(coordonnees.filter(Boolean).join('\n')), { lineGap: 1 });
  const sousEntreprise = pdf.y;
  pdf.font('Helvetica-Bold').fontSize(17).fillColor('black');
  pdf.text(printable(t('titre', { numero })), milieu, MARGE, { width: droite - milieu });
  pdf.font('Helvetica').fontSize(CORPS).fillColor(GRIS);
  const dates = { date: formatDate(doc.date), jour: formatDate(doc.valableJusqu) };
  pdf.text(printable(t('dates', dates)), { width: droite - milieu });
  pdf.moveDown(1);
  const bloc = (titre: string, lignes: readonly string[]) => {
    pdf.font('Helvetica-Bold').fontSize(8).fillColor(GRIS).text(printable(titre), milieu);
    pdf.font('Helvetica').fontSize(CORPS).fillColor('black');
    const texte = lignes.filter(Boolean).join('\n') || ' ';
    pdf.text(printable(texte), milieu, pdf.y + 1, { width: droite - milieu, lineGap: 1 });
    pdf.moveDown(0.6);
  };
  const { nom, contact, adresse } = doc.client;
  bloc(t('pour'), [nom, contact, adresse]);
  if (doc.chantier) bloc(t('chantier'), [doc.chantier]);
  pdf.y = Math.max(pdf.y, sousEntreprise) + 10;
  pdf.x = MARGE;
  if (doc.titre) pdf.font('Helvetica-Bold').fontSize(12).text(printable(doc.titre));
  if (doc.notes) {
    pdf.font('Helvetica').fontSize(CORPS).fillColor('black');
    pdf.moveDown(0.4).text(printable(doc.notes), { width: droite - MARGE, lineGap: 1.5 });
  }
  pdf.moveDown(0.8);
}

function writeLignes(ecriture: Ecriture): void {
  const { devis, totaux, t, argent, nombre, pdf, largeurTexte } = ecriture;
  writeColonnes(ecriture);
  for (const section of devis.document.sections) {
    if (section.lignes.length === 0) continue;
    if (section.titre) {
      placer(ecriture, 24 + SUITE);
      const total = totaux.sections.get(section.id)?.totalHT;
      pdf.y += 8;
      writeRangee(ecriture, [section.titre, '', '', '', total ? argent(total) : ''], true);
    }
    for (const [rang, ligne] of section.lignes.entries()) {
      const calculee = totaux.lignes.get(ligne.id);
      const isDit = ligne.type === 'commentaire' || ligne.type === 'sous-total';
      const option = ligne.option
        ? ` (${t(ligne.choisie ? 'lignes.prise' : 'papier.option')})`
        : '';
      const libelle =
        ligne.type === 'sous-total' ? ligne.libelle || t('lignes.sousTotal') : ligne.libelle;
      const cellules = isDit
        ? [
            libelle,
            '',
            '',
            '',
            ligne.type === 'sous-total' && calculee ? argent(calculee.montantHT) : '',
          ]
        : [
            libelle + option,
            `${nombre(ligne.quantite, 3)} ${t(`unites.${ligne.unite}`)}`,
            calculee?.prixHT ? argent(calculee.prixHT) : '',
            formatPourcent(devis.document.langue, ligne.tva),
            calculee ? argent(calculee.montantHT) : '',
          ];
      pdf.font('Helvetica').fontSize(CORPS);
      const hauteur = pdf.heightOfString(printable(cellules[0] ?? ''), { width: largeurTexte }) + 6;
      // The last line of a section does not stand alone on a sheet, nor does its subtotal.
      const isAvantFin = rang === section.lignes.length - 2;
      placer(ecriture, hauteur + (isAvantFin ? 20 : 0));
      writeRangee(ecriture, cellules, ligne.type === 'sous-total');
      if (!isDit && calculee?.comptee) ecriture.compte += unitsOf(calculee.montantHT);
    }
  }
}

/** On another sheet where there is no room: what was counted goes on there. */
function placer(ecriture: Ecriture, hauteur: number): void {
  const { pdf, bas, t, argent, devis } = ecriture;
  const REPORT = 18;
  if (pdf.y + hauteur + REPORT <= bas()) return;
  const report = argent(centsOf(ecriture.compte, devis.document.devise));
  writeRangee(ecriture, [t('papier.aReporter'), '', '', '', report], true);
  pdf.addPage();
  pdf.font('Helvetica').fontSize(8).fillColor(GRIS);
  pdf.text(
    printable(`${devis.entreprise.nom} · ${t('titre', { numero: devis.numero })}`),
    MARGE,
    MARGE - 18,
  );
  pdf.y = MARGE;
  writeColonnes(ecriture);
  writeRangee(ecriture, [t('papier.report'), '', '', '', report], true);
}

function writeColonnes(ecriture: Ecriture): void {
  const { t } = ecriture;
  const noms = ['designation', 'quantite', 'prix', 'tva', 'montant'] as const;
  writeRangee(
    ecriture,
    noms.map((nom) => t(`lignes.${nom}`)),
    true,
    7.5,
  );
}

function writeRangee(
  { pdf, colonnes, droite, largeurTexte }: Ecriture,
  [texte = '', ...chiffres]: readonly string[],
  isGras = false,
  corps = CORPS,
): void {
  const haut = pdf.y + 3;
  pdf
    .font(isGras ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(corps)
    .fillColor('black');
  for (const [i, chiffre] of chiffres.entries()) {
    const colonne = colonnes[i];
    if (!colonne || chiffre === '') continue;
    const options = {
      width: colonne.largeur - 4,
      align: 'right',
      lineBreak: corps < CORPS,
    } as const;
    pdf.text(printable(chiffre), colonne.x + 4, haut, options);
  }
  // Names of columns may take two lines.
  const hauteurs = chiffres.map((chiffre, i) =>
    corps < CORPS
      ? pdf.heightOfString(printable(chiffre), { width: (colonnes[i]?.largeur ?? 0) - 4 })
      : pdf.currentLineHeight(),
  );
  const sousChiffres = haut + Math.max(...hauteurs);
  const isLarge = chiffres.slice(0, 3).every((chiffre) => chiffre === '');
  const width = isLarge ? droite - MARGE - LARGEURS[3] - 8 : largeurTexte;
  pdf.text(printable(texte) || ' ', MARGE, haut, { width });
  pdf.y = Math.max(pdf.y, sousChiffres) + 2;
  pdf.moveTo(MARGE, pdf.y).lineTo(droite, pdf.y).lineWidth(0.5).strokeColor(TRAIT).stroke();
  pdf.x = MARGE;
}

function writeTotaux(ecriture: Ecriture): void {
  const { pdf, devis, totaux, t, argent, nombre, droite, bas } = ecriture;
  const { totalHT, tva, ttc, optionsHT } = totaux;
  const lignes: [string, string][] = [
    [t('totaux.ht'), argent(totalHT)],
    ...tva.map(({ taux, base, montant }): [string, string] => [
      t('totaux.tva', { taux: nombre(taux), base: argent(base) }),
      argent(montant),
    ]),
    [t('totaux.ttc'), argent(ttc)],
    ...(isZeroMontant(optionsHT)
      ? []
      : ([[t('totaux.options'), argent(optionsHT)]] as [string, string][])),
  ];
  if (pdf.y + lignes.length * 16 + 16 > bas()) pdf.addPage();
  pdf.y += 10;
  for (const [nom, montant] of lignes) {
    const y = pdf.y;
    const isTotal = nom === t('totaux.ttc');
    if (isTotal) pdf.rect(droite - 300, y - 4, 300, 18).fill(devis.entreprise.couleur);
    pdf.font(isTotal ? 'Helvetica-Bold' : 'Helvetica').fontSize(isTotal ? 11 : CORPS);
    pdf.fillColor(isTotal ? encreSur(devis.entreprise.couleur) : 'black');
    pdf.text(printable(nom), droite - 292, y, { width: 190, lineBreak: false });
    pdf.text(printable(montant), droite - 104, y, { width: 96, align: 'right', lineBreak: false });
    pdf.y = y + (isTotal ? 26 : 16);
  }
  pdf.x = MARGE;
}

/** Black or white, whichever is read on the colour of a company. */
function encreSur(couleur: string): 'black' | 'white' {
  const [r = 0, v = 0, b = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(couleur.slice(at, at + 2), 16),
  );
  return 0.299 * r + 0.587 * v + 0.114 * b > 150 ? 'black' : 'white';
}

function writeFin(ecriture: Ecriture): void {
  const { pdf, devis, totaux, t, argent, droite, bas } = ecriture;
  const { document: doc, signature } = devis;
  const bloc = (titre: string, texte: string) => {
    if (texte === '') return;
    if (pdf.y + 50 > bas()) pdf.addPage();
    pdf.moveDown(0.8).font('Helvetica-Bold').fontSize(9).fillColor('black').text(printable(titre));
    pdf
      .font('Helvetica')
      .fontSize(8.5)
      .text(printable(texte), { width: droite - MARGE, lineGap: 1.5 });
  };
  const echeances = totaux.echeances.map(
    ({ libelle, pourcent, montant }) =>
      `${libelle} (${formatPourcent(doc.langue, pourcent)}) : ${argent(montant)}`,
  );
  bloc(t('echeancier'), echeances.join('\n'));
  const mentions = totaux.tva.flatMap(({ taux }) =>
    taux === '20'
      ? []
      : [t(taux === '0' ? `tva.${doc.exoneration}` : taux === '10' ? 'tva.dix' : 'tva.cinq')],
  );
  bloc(t('papier.tva'), mentions.join('\n'));
  bloc(t('conditions'), doc.conditions);
  if (pdf.y + 120 > bas()) pdf.addPage();
  pdf.moveDown(1.2);
  const haut = pdf.y;
  pdf
    .font('Helvetica-Bold')
    .fontSize(9)
    .text(printable(t('papier.accord')), MARGE);
  pdf
    .rect(droite - 230, haut, 230, 92)
    .lineWidth(0.5)
    .strokeColor(TRAIT)
    .stroke();
  if (!signature) return;
  pdf.font('Helvetica').fontSize(8.5);
  pdf.text(printable(`${signature.nom}\n${formatDate(signature.le)}`));
  if (!/^[ML\d ]+$/.test(signature.trace)) return;
  pdf
    .save()
    .translate(droite - 230, haut)
    .scale(230 / 400);
  pdf.path(signature.trace).lineWidth(3).strokeColor('black').stroke();
  pdf.restore();
}
