/** Lists given to the quick purchase, pasted or in files, and what cannot be read in them. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import {
  barre,
  coller,
  findArticles,
  findParMultiple,
  openAchatRapide,
  quantite,
  reference,
  references,
} from '../harness/achat-rapide.ts';
import { complaints, settled } from '../harness/browser.ts';

const simples = await findArticles(3);
const parMultiple = await findParMultiple();
const [a, b, c] = simples as [(typeof simples)[0], (typeof simples)[0], (typeof simples)[0]];

async function effacer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await expect.poll(() => references(page)).toEqual([]);
}

describe('pasting', () => {
  it('anywhere on the page can be undone, says which codes were put together, and takes the columns of a spreadsheet with its head', async () => {
    const { page } = await openAchatRapide();
    await page.getByRole('button', { name: 'Importer un fichier' }).focus();
    await coller(page, `2 x ${a.reference}\n${b.reference} x3`);
    await expect.poll(() => references(page)).toEqual([a.reference, b.reference]);
    await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(() => references(page)).toEqual([]);
    await reference(page, 0).focus();
    await coller(page, `${a.reference}\t1\n${b.reference}\t1\n${a.reference.toLowerCase()}\t5`);
    await page.getByText('1 doublon réuni, quantités additionnées.').waitFor();
    expect(await quantite(page, 0).inputValue()).toBe('6');

    await effacer(page);
    await reference(page, 0).focus();
    await coller(page, `Référence\tQté\r\n${a.reference}\t4\r\n${b.reference}\t12\r\n`);
    await expect.poll(() => references(page)).toEqual([a.reference, b.reference]);
    await expect.poll(() => quantite(page, 1).inputValue()).toBe('12');
    await page.reload();
    await reference(page, 0).waitFor();
    await expect.poll(() => references(page)).toEqual([a.reference, b.reference]);
  });

  it('a thousand lines stays responsive and is priced without waiting; beyond, the first are kept and the rest is offered', async () => {
    const mille = await findArticles(1000);
    const { page, journal } = await openAchatRapide();
    await settled(page);
    await reference(page, 0).focus();
    const texte = mille.map((article) => `${article.reference}\t2`).join('\n');
    const mesure = await page.evaluate(async (text) => {
      const tasks: number[] = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      const started = performance.now();
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
      const button = () =>
        [...document.querySelectorAll('section button')].find((each) =>
          each.textContent.includes('Ajouter au panier'),
        );
      const isPriced = () =>
        document.body.innerText.includes('1\u00a0000 lignes') &&
        button()?.getAttribute('aria-disabled') === null;
      while (!isPriced() && performance.now() - started < 15_000) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const priced = performance.now() - started;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { priced: Math.round(priced), longest: Math.round(Math.max(0, ...tasks)) };
    }, texte);
    console.log(`1,000 lines: priced in ${mesure.priced} ms, longest task ${mesure.longest} ms`);
    // Far above what it takes, 400 ms with tasks of 90: other work may share the machine.
    expect(mesure.priced).toBeLessThan(4000);
    expect(mesure.longest).toBeLessThan(1000);
    expect(await complaints(journal)).toEqual([]);

    await effacer(page);
    await reference(page, 0).focus();
    await coller(page, Array.from({ length: 1004 }, (_, at) => `ZZ-${at}-QX\t1`).join('\n'));
    await page.getByText('4 lignes au-delà de la limite de 1 000 n’ont pas été prises.').waitFor();
    await page.getByRole('button', { name: 'Copier le reste' }).click();
    await page.getByText('4 lignes copiées').waitFor();
    await expect.poll(() => barre(page).innerText()).toContain('1\u00a0000 lignes');
  });
});

describe('files', () => {
  const choose = async (
    page: Parameters<typeof reference>[0],
    file: { name: string; mimeType: string; buffer: Buffer },
  ) => {
    await page.getByRole('button', { name: 'Importer un fichier' }).click();
    await page.getByLabel('Fichier de commande').setInputFiles(file);
  };

  it('of Windows and workbooks give their lines; what cannot be read is refused in words; samples are there', async () => {
    const { page, journal } = await openAchatRapide();
    await choose(page, {
      name: 'commande.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Réf;Quantité\r\n${a.reference};3\r\n`, 'latin1'),
    });
    await expect.poll(() => references(page)).toEqual([a.reference]);
    const rows = [
      ['Quantité', 'Code article'],
      [5, b.reference],
      [2, c.reference],
    ];
    await choose(page, {
      name: 'commande.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await writeXlsxFile(rows).toBuffer(),
    });
    await expect.poll(() => references(page)).toEqual([a, b, c].map((each) => each.reference));
    await expect.poll(() => quantite(page, 1).inputValue()).toBe('5');
    expect(await complaints(journal)).toEqual([]);

    await choose(page, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await page.getByText('« photo.png » n’est pas d’un type accepté').waitFor();
    await page.getByLabel('Fichier de commande').setInputFiles({
      name: 'faux.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
    });
    await page.getByText('Ce fichier n’a pas pu être lu.').waitFor();
    await page.getByLabel('Fichier de commande').setInputFiles({
      name: 'lourd.csv',
      mimeType: 'text/csv',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'a'),
    });
    await page.getByText('« lourd.csv » dépasse la limite de 10 Mo.').waitFor();
    await expect.poll(() => references(page)).toEqual([a, b, c].map((each) => each.reference));

    for (const [name, file] of [
      ['Modèle CSV', 'achat-rapide.csv'],
      ['Modèle Excel', 'achat-rapide.xlsx'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      expect((await download).suggestedFilename()).toBe(file);
    }
  });
});

describe('lines in error', () => {
  it('are left with their reasons while the others go to the basket, mended by a proposal; what is removed comes back', async () => {
    const { page } = await openAchatRapide();
    await reference(page, 0).focus();
    await coller(page, `${a.reference}\t2\nZZ-404-QX\t1\n${parMultiple.reference}\t1`);
    await page.locator('h1').click();
    await page.getByText('Référence inconnue.').waitFor();
    await page.getByText(/Vendu (?:par multiple de|à partir de)/).waitFor();
    await barre(page).getByRole('button', { name: 'Ajouter 1 ligne' }).click();
    await page.getByText('2 lignes restent à corriger.').waitFor();
    await expect.poll(() => references(page)).toEqual(['ZZ-404-QX', parMultiple.reference]);
    const { multiple, minimum } = parMultiple;
    const juste = String(Math.max(multiple, minimum));
    await page.getByRole('button', { name: `Passer à ${juste}` }).click();
    await expect.poll(() => quantite(page, 1).inputValue()).toBe(juste);

    await effacer(page);
    await reference(page, 0).fill(`${a.reference.slice(0, -1)}`);
    await page.locator('h1').click();
    await page.getByText('Vouliez-vous dire').waitFor();
    const proposition = page.locator('ol button').filter({ hasText: '€' }).first();
    const texte = await proposition.innerText();
    await proposition.click();
    await expect.poll(async () => texte.includes(await reference(page, 0).inputValue())).toBe(true);
    await page.getByText('Référence inconnue.').waitFor({ state: 'detached' });

    await effacer(page);
    await reference(page, 0).focus();
    await coller(page, `${a.reference}\t2\n${b.reference}\t1`);
    await page.getByRole('button', { name: 'Retirer la ligne 1' }).click();
    await page.getByText(`${a.reference} retirée`).waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Annuler' }).last().click();
    await expect.poll(() => references(page)).toEqual([a.reference, b.reference]);
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    await expect.poll(() => references(page)).toEqual([]);
    await page.getByRole('status').getByRole('button', { name: 'Annuler' }).last().click();
    await expect.poll(() => references(page)).toEqual([a.reference, b.reference]);
  });
});
