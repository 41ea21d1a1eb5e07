/** Writes a document of the shop on A4 sheets: head, sections, tables, a foot with page numbers. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { DocumentTrouve } from './documents.sql.ts';
import {
  collect,
  openFeuille,
  printable,
  writeFeet,
  writeHead,
  writeHeading,
  type Pdf,
} from './feuille.ts';
import { MOTS } from './mots.ts';
import { writeTable } from './pdf-table.ts';
import { listSections } from './sections.ts';
import { lignesCommunes, tableauReferences, type TableauReferences } from './tableaux.ts';

interface DocumentEcrit {
  document: DocumentTrouve;
  langue: Locale;
  /** It is written on. */
  jour: string;
}

export default async function writeDocument({
  document,
  langue,
  jour,
}: DocumentEcrit): Promise<Buffer> {
  const t = MOTS[langue];
  const { produit, titre } = document;
  const pdf = openFeuille(`${titre} · ${produit.nom}`, langue);
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
      date: formatDate(jour),
    }),
    t('ensemble.page', { page, pages }),
  ]);
  pdf.end();
  return bytes;
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
