/**
 * Factur-X: the invoice as a PDF to be kept for ever (PDF/A-3b: typefaces and colours are inside)
 * that holds the same invoice as CII.
 */
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import { collect, MARGIN, nommerPapier, writePages } from '../../documents/documents.public.ts';
import { papierFacture } from '../papier/papier-facture.ts';
import { writeCii } from './cii.ts';
import { openPolice } from './police.ts';
import { FICHIER_FACTUR_X, XMP_FACTUR_X } from './xmp-factur-x.ts';

/** Not WOFF2: cut down to the signs used, its outlines are lost and the paper is blank. */
const police = (graisse: 400 | 700): string =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/archivo/files/archivo-latin-${graisse}-normal.woff`),
  );
const MAIGRE = openPolice(police(400));
const GRASSE = openPolice(police(700));
const FOOT = 40;

export default async function writeFacturX(document: DocumentFacture): Promise<Buffer> {
  const papier = papierFacture(document);
  const instant = new Date(`${document.emiseLe}T12:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    lang: document.langue,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    // One given here would hide those registered below, which are then read anew for each sign.
    font: '',
    info: {
      Title: nommerPapier(papier),
      Author: document.vendeur.nom,
      Creator: enseigne.nom,
      CreationDate: instant,
      ModDate: instant,
    },
  });
  // Those that papers are drawn with, under their names: the standard ones are never inside a PDF.
  pdf.registerFont('Helvetica', MAIGRE);
  pdf.registerFont('Helvetica-Bold', GRASSE);
  pdf.font('Helvetica');
  const bytes = collect(pdf);
  pdf.appendXML(XMP_FACTUR_X);
  // Its types know no relationship.
  const piece = {
    name: FICHIER_FACTUR_X,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: instant,
    modifiedDate: instant,
  };
  pdf.file(Buffer.from(writeCii(document)), piece);
  await writePages(pdf, papier);
  pdf.end();
  return bytes;
}
