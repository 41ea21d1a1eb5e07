/** A brochure on A4 sheets: its text, then the products a catalogue lists, family by family. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { parseMarkdown, plainText, type Block } from '@comptoir/contract/words/markdown.ts';
import {
  collect,
  openFeuille,
  printable,
  writeFeet,
  writeHead,
  writeHeading,
  writeTable,
  type Pdf,
} from '../documents/documents.public.ts';
import type { BrochureTrouvee, FamilleListee } from './brochures.sql.ts';
import { MOTS, type Mots } from './mots.ts';

interface BrochureEcrite {
  brochure: BrochureTrouvee;
  langue: Locale;
}

export default async function writeBrochure({ brochure, langue }: BrochureEcrite): Promise<Buffer> {
  const t = MOTS[langue];
  const pdf = openFeuille(brochure.titre, langue);
  const bytes = collect(pdf);
  writeHead(pdf, brochure.titre, brochure.resume);
  for (const block of parseMarkdown(brochure.texte)) writeBlock(pdf, block);
  for (const famille of brochure.familles) writeFamille(pdf, famille, t);
  writeFeet(pdf, (page, pages) => [
    t('pied', {
      enseigne: enseigne.nom,
      telephone: enseigne.contact.telephone.libelle,
      date: formatDate(brochure.modifieLe),
    }),
    t('page', { page, pages }),
  ]);
  pdf.end();
  return bytes;
}

function writeBlock(pdf: Pdf, block: Block): void {
  if (block.type === 'heading') {
    writeHeading(pdf, plainText(block.content));
    return;
  }
  pdf.font('Helvetica').fontSize(9.5).fillColor('black');
  if (block.type === 'paragraph') {
    pdf.text(printable(plainText(block.content)), {
      lineGap: 2,
      paragraphGap: 5,
    });
  } else if (block.type === 'list') {
    pdf.list(
      block.items.map((item) => printable(plainText(item))),
      {
        bulletRadius: 1.5,
        textIndent: 12,
        lineGap: 2,
        listType: block.ordered ? 'numbered' : 'bullet',
      },
    );
    pdf.moveDown(0.4);
  } else {
    writeTable(pdf, {
      tetes: block.head.map((cell) => printable(plainText(cell))),
      lignes: block.rows.map((row) => row.map((cell) => printable(plainText(cell)))),
      widths: block.head.map(() => '*' as const),
    });
    pdf.moveDown(0.6);
  }
}

function writeFamille(pdf: Pdf, { libelle, produits }: FamilleListee, t: Mots): void {
  writeHeading(pdf, libelle);
  writeTable(pdf, {
    tetes: [t('produit'), t('marque'), t('reference'), t('modeles')].map(printable),
    lignes: produits.map(({ nom, marque, reference, nombre }) =>
      [nom, marque, reference, String(nombre)].map(printable),
    ),
    widths: ['*', 100, 100, 60],
    droite: 1,
  });
}
