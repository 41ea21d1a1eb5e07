/** The quick purchase: an order typed, pasted or imported, corrected and added in one go. */
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { findAccessibilityProblems } from './harness/axe.ts';
import {
  barre,
  coller,
  findArticles,
  findParMultiple,
  openAchatRapide,
  quantite,
  reference,
  references,
} from './harness/achat-rapide.ts';
import { complaints, openPage, settled } from './harness/browser.ts';

const simples = await findArticles(6);
const parMultiple = await findParMultiple();
const [a, b, c] = simples as [(typeof simples)[0], (typeof simples)[0], (typeof simples)[0]];
const ajouter = { name: /^Ajouter/ };

describe('by keyboard alone', () => {
  it('an order is typed, corrected, put together and added to the basket', async () => {
    const { page, journal } = await openAchatRapide();
    await reference(page, 0).focus();
    await page.keyboard.type(a.reference, { delay: 60 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => quantite(page, 0).evaluate((e) => e === document.activeElement))
      .toBe(true);
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => reference(page, 1).evaluate((e) => e === document.activeElement))
      .toBe(true);
    await page.keyboard.type(b.reference, { delay: 60 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => reference(page, 0).evaluate((e) => e === document.activeElement))
      .toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => barre(page).innerText()).toMatch(/2 lignes[\s\S]*Ajouter au panier/);
    await page.getByText(a.libelle, { exact: true }).waitFor();

    await barre(page).getByRole('button', ajouter).focus();
    await page.keyboard.press('Enter');
    await page.getByText('2 références ajoutées au panier').waitFor();
    await expect.poll(() => references(page)).toEqual([]);
    await page.getByRole('link', { name: 'Panier, 2 articles' }).waitFor();
    // Proposals that are no longer wanted are given up.
    const left = (await complaints(journal)).filter((line) => !line.includes('ERR_ABORTED'));
    expect(left).toEqual([]);
  });

  it('a proposal is chosen with the arrows, and the quantity comes next', async () => {
    const { page } = await openAchatRapide();
    await reference(page, 0).focus();
    await page.keyboard.type(a.reference.slice(0, 4), { delay: 60 });
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    const chosen = await page
      .getByRole('listbox')
      .getByRole('option', { selected: true })
      .innerText();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => quantite(page, 0).evaluate((e) => e === document.activeElement))
      .toBe(true);
    expect(chosen).toContain(await reference(page, 0).inputValue());
  });

  it('a code typed as fast as a scanner does becomes a line, and the same one adds to it', async () => {
    const { page } = await openAchatRapide();
    // All keys within a few milliseconds, as the device sends them.
    const scan = () =>
      page.evaluate((code) => {
        for (const key of [...code.split(''), 'Enter']) {
          const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
          (document.activeElement ?? document.body).dispatchEvent(event);
        }
      }, a.reference);
    await page.locator('h1').click();
    await scan();
    await scan();
    await expect.poll(() => references(page)).toEqual([a.reference]);
    await expect.poll(() => quantite(page, 0).inputValue()).toBe('2');
  });
});

describe('pasting', () => {
  it('takes a list in the columns of a spreadsheet, with its head', async () => {
    const { page } = await openAchatRapide();
    await reference(page, 0).focus();
    await coller(page, `Référence\tQté\r\n${a.reference}\t4\r\n${b.reference}\t12\r\n`);
    await expect.poll(() => references(page)).toEqual([a.reference, b.reference]);
    await expect.poll(() => quantite(page, 1).inputValue()).toBe('12');
    await page.reload();
    await reference(page, 0).waitFor();
    await expect.poll(() => references(page)).toEqual([a.reference, b.reference]);
  });

  it('anywhere on the page can be undone, and says which codes were put together', async () => {
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
  });

  it('a thousand lines stays responsive and is priced without waiting', async () => {
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
        document.body.innerText.includes('1000 lignes') &&
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
  });

  it('beyond a thousand lines keeps the first and offers the rest', async () => {
    const { page } = await openAchatRapide();
    await reference(page, 0).focus();
    await coller(page, Array.from({ length: 1004 }, (_, at) => `ZZ-${at}-QX\t1`).join('\n'));
    await page.getByText('4 lignes au-delà de la limite de 1 000 n’ont pas été prises.').waitFor();
    await page.getByRole('button', { name: 'Copier le reste' }).click();
    await page.getByText('4 lignes copiées').waitFor();
    await expect.poll(() => barre(page).innerText()).toContain('1000 lignes');
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

  it('a CSV of Windows and a workbook give their lines', async () => {
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
  });

  it('what cannot be read is refused in words, and the lines stay', async () => {
    const { page } = await openAchatRapide();
    await reference(page, 0).fill(a.reference);
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
    await expect.poll(() => references(page)).toEqual([a.reference]);
  });

  it('a sample is there as CSV and as a workbook', async () => {
    const { page } = await openAchatRapide();
    await page.getByRole('button', { name: 'Importer un fichier' }).click();
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
  it('are left with their reasons while the others go to the basket', async () => {
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
  });

  it('an unknown code is mended by one of its proposals', async () => {
    const { page } = await openAchatRapide();
    await reference(page, 0).fill(`${a.reference.slice(0, -1)}`);
    await page.locator('h1').click();
    await page.getByText('Vouliez-vous dire').waitFor();
    const proposition = page.locator('ol button').filter({ hasText: '€' }).first();
    const texte = await proposition.innerText();
    await proposition.click();
    await expect.poll(async () => texte.includes(await reference(page, 0).inputValue())).toBe(true);
    await page.getByText('Référence inconnue.').waitFor({ state: 'detached' });
  });

  it('a removed line and a cleared table come back', async () => {
    const { page } = await openAchatRapide();
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

describe('the basket', () => {
  it('takes the lines in a new chantier, which is there to choose next time', async () => {
    const { page } = await openAchatRapide();
    await reference(page, 0).fill(a.reference);
    await page.getByText(a.libelle, { exact: true }).waitFor();
    await barre(page).getByLabel('Chantier', { exact: true }).selectOption('Nouveau chantier…');
    await page.getByText('Donnez un nom au nouveau chantier.').waitFor();
    await barre(page).getByLabel('Nom du chantier').fill('Villa Ker Anna');
    await barre(page).getByRole('button', ajouter).click();
    await page.getByText('1 référence ajoutée au panier').waitFor();
    await reference(page, 0).fill(b.reference);
    await barre(page).getByLabel('Chantier', { exact: true }).selectOption('Villa Ker Anna');
    await page.getByText(b.libelle, { exact: true }).waitFor();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await barre(page).getByRole('button', ajouter).click();
    expect(new URL((await sent).url()).searchParams.get('chantierId')).toMatch(/^\d+$/);
    await page.getByRole('link', { name: 'Panier, 2 articles' }).waitFor();
  });

  it('keeps the lines when the shop does not answer', async () => {
    const { page } = await openAchatRapide();
    await reference(page, 0).fill(a.reference);
    await page.getByText(a.libelle, { exact: true }).waitFor();
    await page.route('**/api/panier/articles/**', (route) => route.abort());
    await barre(page).getByRole('button', ajouter).click();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => references(page)).toEqual([a.reference]);
  });

  it('is filled from the home page, with the same lines', async () => {
    const { page } = await openPage('/');
    await reference(page, 0).waitFor();
    await reference(page, 0).focus();
    await coller(page, `${a.reference}\t2\n${b.reference}\t1`);
    await page.getByText(a.libelle, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Voir stocks et chantiers' }).click();
    await page.getByRole('heading', { name: 'Achat rapide', level: 1 }).waitFor();
    await reference(page, 0).waitFor();
    await expect.poll(() => references(page)).toEqual([a.reference, b.reference]);
    await page.goBack();
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    await page.getByText('2 références ajoutées au panier').waitFor();
  });
});

describe('everyone', () => {
  it('finds an accessible page, at a desk and on a phone, light and dark', async () => {
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      const { page } = await openAchatRapide({ width, colorScheme });
      await reference(page, 0).focus();
      await coller(page, `${a.reference}\t2\nZZ-404-QX\t1\n${parMultiple.reference}\t1`);
      await page.getByText('Référence inconnue.').waitFor();
      await reference(page, 3).focus();
      await page.keyboard.type(b.reference.slice(0, 4), { delay: 60 });
      await page.getByRole('option').first().waitFor();
      expect(await findAccessibilityProblems(page)).toEqual([]);
    }
  });

  it('orders on a phone without the page ever being wider than the screen', async () => {
    const { page } = await openAchatRapide({ width: 390 });
    await reference(page, 0).tap();
    await page.keyboard.type(a.reference, { delay: 30 });
    await page.getByText(a.libelle, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await barre(page).getByRole('button', ajouter).tap();
    await page.getByText('1 référence ajoutée au panier').waitFor();
  });

  it('is told what to do without script', async () => {
    const { page, status } = await openPage('/achat-rapide', { javaScript: false });
    expect(status).toBe(200);
    // Searches by text leave this element out.
    await expect
      .poll(() => page.locator('noscript').first().innerText())
      .toContain('a besoin de JavaScript');
    await page.getByLabel('Référence, ligne 1').fill('vis');
    await page.getByLabel('Référence, ligne 1').press('Enter');
    await page.waitForURL(/\/recherche\?q=vis/);
  });

  it('brings lines in the address, once', async () => {
    const { page } = await openAchatRapide({
      path: `/achat-rapide?reference=${a.reference}&quantite=3&reference=${b.reference}&quantite=1`,
    });
    await expect.poll(() => references(page)).toEqual([a.reference, b.reference]);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.reload();
    await reference(page, 0).waitFor();
    await expect.poll(() => quantite(page, 0).inputValue()).toBe('3');
  });
});
