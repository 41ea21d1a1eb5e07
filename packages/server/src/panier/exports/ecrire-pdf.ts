/** The basket on sheets of the shop: a section for each chantier, then what it amounts to. */
import { enseigne } from '@comptoir/contract/enseigne.ts';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/formats.ts';
import {
  collect,
  MARGIN,
  openFeuille,
  printable,
  writeFeet,
  writeHead,
  writeHeading,
  writeTable,
  type Pdf,
} from '../../documents/documents.public.ts';
import { dessiner } from './dessin-pdf.ts';
import type { ChantierExporte, LigneExportee, PanierExporte } from './panier-exporte.ts';
import { listTotaux } from './totaux-ecrits.ts';

/** Points. */
const IMAGE = 40;
const RANGEE = 15;

export async function ecrirePdf(panier: PanierExporte, maintenant: Date): Promise<Buffer> {
  const { t, langue, chantiers } = panier;
  const pdf = openFeuille(t('pdf.titre'), langue);
  const bytes = collect(pdf);
  const nombre = chantiers.reduce((somme, { lignes }) => somme + lignes.length, 0);
  const date = formatDate(maintenant);
  writeHead(pdf, t('pdf.titre'), `${date} · ${t('pdf.lignes', { count: nombre })}`);
  for (const chantier of chantiers) {
    writeHeading(pdf, titreDe(chantier, panier));
    writeLignes(pdf, chantier.lignes, panier);
  }
  writeTotaux(pdf, panier);
  writeFeet(pdf, (page, pages) => [
    t('pdf.pied', {
      enseigne: enseigne.nom,
      telephone: enseigne.contact.telephone.libelle,
      date,
    }),
    t('pdf.page', { page, pages }),
  ]);
  pdf.end();
  return bytes;
}

function titreDe(chantier: ChantierExporte, { t }: PanierExporte): string {
  const { libelle, referenceCommande, numeroEngagement } = chantier;
  return [
    libelle,
    referenceCommande && t('pdf.reference', { numero: referenceCommande }),
    numeroEngagement && t('pdf.engagement', { numero: numeroEngagement }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function writeLignes(pdf: Pdf, lignes: readonly LigneExportee[], panier: PanierExporte): void {
  const { t, variante, langue } = panier;
  const prix = variante === 'PrixPublic' ? t('colonnes.prixPublicHT') : t('colonnes.prixHT');
  const avecPrix = variante !== 'SansPrix';
  const avecImages = variante === 'AvecImages';
  const tetes = [
    ...(avecImages ? [''] : []),
    t('colonnes.reference'),
    t('colonnes.designation'),
    t('colonnes.quantite'),
    ...(avecPrix ? [prix, t('colonnes.montantHT')] : []),
  ];
  const images = avecImages
    ? { cote: IMAGE, draw: (i: number, x: number, y: number) => drawImage(pdf, lignes[i], x, y) }
    : undefined;
  writeTable(pdf, {
    tetes: tetes.map(printable),
    lignes: lignes.map((ligne) =>
      [
        ...(avecImages ? [''] : []),
        ligne.reference,
        [ligne.libelle, ligne.traitCoupe].filter(Boolean).join(' · '),
        formatNombre(langue, ligne.quantite),
        ...(avecPrix
          ? [ligne.prixHT, ligne.montantHT].map((montant) =>
              montant ? formatArgent(langue, montant) : '–',
            )
          : []),
      ].map(printable),
    ),
    widths: [...(avecImages ? [IMAGE + 8] : []), 82, '*', 46, ...(avecPrix ? [66, 66] : [])],
    droite: avecPrix ? 3 : 1,
    ...(images && { images }),
  });
}

function drawImage(pdf: Pdf, ligne: LigneExportee | undefined, x: number, y: number): void {
  if (ligne) dessiner(pdf, ligne.genre, { x, y, cote: IMAGE });
}

function writeTotaux(pdf: Pdf, panier: PanierExporte): void {
  const totaux = listTotaux(panier);
  if (totaux.length === 0) return;
  const { width, height, margins } = pdf.page;
  pdf.y += RANGEE;
  const rangees = totaux.length + (panier.sansPromotions ? 1 : 0);
  if (pdf.y + rangees * RANGEE > height - margins.bottom) pdf.addPage();
  const droite = width - MARGIN;
  for (const [i, [nom, montant]] of totaux.entries()) {
    const y = pdf.y;
    pdf
      .font(i === totaux.length - 1 ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(9.5)
      .fillColor('black');
    pdf.text(printable(nom), droite - 260, y, { width: 160, align: 'right', lineBreak: false });
    pdf.text(printable(montant), droite - 100, y, { width: 100, align: 'right', lineBreak: false });
    pdf.y = y + RANGEE;
  }
  if (!panier.sansPromotions) return;
  pdf.font('Helvetica').fontSize(8.5);
  const note = printable(panier.t('totaux.sansPromotions'));
  pdf.text(note, MARGIN, pdf.y, { width: droite - MARGIN, align: 'right', lineBreak: false });
}
