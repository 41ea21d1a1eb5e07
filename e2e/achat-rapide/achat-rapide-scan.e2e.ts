/** Scanning with a camera that shows a real barcode: the page reads it like any other. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_FLAGS, ensureHeadlessChromium } from '../../scripts/machine/chromium.ts';
import { sql } from '../../packages/server/src/db/sql.ts';
import { findAccessibilityProblems } from '../harness/audits/axe.ts';
import { openAchatRapide, quantite, reference } from '../harness/achat-rapide.ts';
import { BASE, complaints } from '../harness/browser.ts';
import { barcodeVideo } from '../harness/barcode-video.ts';
import { shopDatabase } from '../harness/visitors.ts';

interface ArticleScanne {
  reference: string;
  ean: string;
  libelle: string;
}

let article: ArticleScanne;
let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'comptoir-scan-'));

beforeAll(async () => {
  article = await shopDatabase().one<ArticleScanne>(sql`
    select reference, ean, libelle_fr as libelle
      from article
     where not retire and multiple = 1 and minimum = 1 and length(ean) = 13
     order by popularite desc, id limit 1`);
  const video = join(folder, 'code.y4m');
  writeFileSync(video, barcodeVideo(article.ean));
  browser = await chromium.launch({
    executablePath: await ensureHeadlessChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openWithCamera(path: string): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ baseURL: BASE });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(path);
  return { page, errors };
}

describe('the camera', () => {
  it('reads a barcode into a line, and counts it again when it comes back', async () => {
    const { page, errors } = await openWithCamera('/achat-rapide#scanner');
    const dialog = page.getByRole('dialog', { name: 'Scanner un article' });
    await dialog.getByText(article.libelle).waitFor({ timeout: 30_000 });
    await dialog.getByText('×\u00a02', { exact: true }).waitFor({ timeout: 30_000 });
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Terminer' }).click();
    await expect.poll(() => reference(page, 0).inputValue()).toBe(article.ean);
    expect(Number(await quantite(page, 0).inputValue())).toBeGreaterThanOrEqual(2);
    // The dialog says it too, until it has gone.
    await page.getByRole('link', { name: article.libelle }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe('elsewhere', () => {
  it('a scanned article shows its price and stock, and is added from there', async () => {
    const { page, errors } = await openWithCamera('/');
    await page
      .getByRole('combobox', { name: /^Référence, / })
      .first()
      .waitFor();
    await page.locator('main').getByRole('link', { name: 'Scanner', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Scanner un article' });
    await dialog.getByText(article.libelle).waitFor({ timeout: 30_000 });
    await dialog
      .getByText(/en stock|Sur commande/)
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: `Ajouter ${article.reference} au panier` }).click();
    await page
      .getByRole('link', { name: 'Panier, 1 article', includeHidden: true })
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });
});

describe('without a camera', () => {
  it('says so, and the code can be typed', async () => {
    const { page, journal } = await openAchatRapide();
    await page.getByRole('button', { name: 'Scanner', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Scanner un article' });
    await dialog.getByText(/Pas de caméra|Caméra refusée|Caméra indisponible/).waitFor();
    await dialog.getByLabel('Code saisi à la main').fill(article.ean);
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await dialog.getByText(article.libelle).waitFor();
    expect(await findAccessibilityProblems(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Terminer' }).click();
    await expect.poll(() => reference(page, 0).inputValue()).toBe(article.ean);
    expect(await complaints(journal)).toEqual([]);
  });
});
