import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { readSheet } from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { accuseDeCommande } from '../../src/documents/papiers/accuse-commande.ts';
import { writePapier } from '../../src/documents/papiers/write-papier.ts';
import { papierBon, type BonEcrit } from '../../src/documents/papiers/papier-bon.ts';
import { tableauBon } from '../../src/documents/papiers/tableau-bon.ts';
import { writeTableauCsv, writeTableauXlsx } from '../../src/documents/tableur.public.ts';
import { commandeDeTest } from './commande-de-test.ts';

const MAINTENANT = new Date('2026-11-18T08:00:00Z');

/** The pages of a PDF, their texts on one line, spaces all alike. */
async function readPages(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

const simple = (texte: string) => texte.replace(/\s+/g, ' ');

function bonOf(nombre: number): BonEcrit {
  const commande = commandeDeTest(nombre);
  const [bon] = commande.bons;
  if (!bon) throw new Error('the order has a delivery note');
  return { commande, bon };
}

test('papers name the country an invoice goes to, in their language, unless it is France', () => {
  const commande = commandeDeTest(1);
  const facturee = (langue: Locale, paysId: number) =>
    accuseDeCommande(
      { ...commande, facturation: { ...commande.facturation, paysId } },
      langue,
      MAINTENANT,
    ).adresses[0]?.lignes.at(-1);
  expect(facturee('fr', 21)).toBe('Belgique');
  expect(facturee('en', 21)).toBe('Belgium');
  expect(facturee('es', 74)).toBe('');
});

describe('the acknowledgement of an order', () => {
  const TOTAUX: Record<Locale, string[]> = {
    fr: ['Accusé de réception', 'Total HT', 'Total TTC', 'en compte', 'Réf', 'Portail à gauche'],
    en: ['Order acknowledgement', 'Total excl. VAT', 'Total incl. VAT', 'on account', 'Ref'],
    es: ['Acuse de recibo', 'Total sin IVA', 'Total con IVA', 'a crédito', 'Ref'],
  };

  test.each(['fr', 'en', 'es'] as const)('tells its totals to the cent, in %s', async (langue) => {
    const commande = commandeDeTest(12);
    const [page = '', ...plus] = await readPages(
      await writePapier('test', accuseDeCommande(commande, langue, MAINTENANT)),
    );
    const texte = [page, ...plus].join(' ');
    for (const mot of TOTAUX[langue]) expect(texte).toContain(mot);
    const { tarif } = commande;
    const montants = [tarif.brutHT, tarif.netHT, tarif.ttc, tarif.ecoParticipation];
    const taxes = tarif.tva.flatMap(({ base, montant }) => [base, montant]);
    expect(tarif.tva).toHaveLength(2);
    for (const montant of [...montants, ...taxes]) {
      expect(texte).toContain(simple(formatArgent(langue, montant)));
    }
    for (const { lignes } of commande.lignesParChantier) {
      for (const { reference, montantHT } of lignes) {
        expect(texte).toContain(reference);
        expect(texte).toContain(simple(formatArgent(langue, montantHT)));
      }
    }
    for (const mot of ['C26-000123', 'BC-4711', 'ENG-99', 'SRV-12', '2x800 1x600', 'Polo, M']) {
      expect(texte).toContain(mot);
    }
    expect(texte).not.toMatch(/\{\{|papiers\./);
  });

  test('of many lines repeats its heads, names itself and counts its pages', async () => {
    const pages = await readPages(
      await writePapier('test', accuseDeCommande(commandeDeTest(160), 'fr', MAINTENANT)),
    );
    expect(pages.length).toBeGreaterThan(4);
    for (const [i, page] of pages.entries()) {
      expect(page).toContain('Accusé de réception C26-000123');
      expect(page).toContain(`${i + 1} / ${pages.length}`);
    }
    const avecLignes = pages.filter((page) => page.includes('VBF-'));
    for (const page of avecLignes) expect(page).toContain('Référence Désignation');
    const references = pages.join(' ').match(/VBF-\d+/g);
    expect(new Set(references).size).toBe(160);
    expect(references).toHaveLength(160);
  });
});

describe('a delivery note', () => {
  test('tells what left and what is left, without a price', async () => {
    const [page = ''] = await readPages(
      await writePapier('test', papierBon(bonOf(6), 'fr', MAINTENANT)),
    );
    expect(page).toContain('Bon de livraison B26-000045');
    expect(page).toContain('commande C26-000123');
    expect(page).toContain('12,34 kg');
    expect(page).toContain('MO123456789');
    expect(page).toContain('VBF-5002 Vis à bois 5 × 60 boîte 3 3 0');
    expect(page).not.toContain('VBF-5001');
    expect(page).not.toContain('€');
  });

  test('as a table has a row for each line that left', async () => {
    const csv = writeTableauCsv(tableauBon(bonOf(6), 'fr'));
    const [tetes, ...rangees] = csv.trimEnd().split('\r\n');
    expect(tetes).toMatch(/^\ufeffBon de livraison;Expédié le;Commande;Chantier/);
    expect(rangees).toHaveLength(3);
    expect(rangees[0]).toBe(
      'B26-000045;17/11/2026;C26-000123;Résidence des Lilas;BC-4711;VBF-5002;Vis à bois 5 × 60;;boîte;3;3',
    );
    const classeur = await readSheet(await writeTableauXlsx('test', tableauBon(bonOf(6), 'es')));
    expect(classeur[0]?.[0]).toBe('Albarán');
    expect(classeur[1]?.slice(-2)).toEqual([3, 3]);
  });
});
