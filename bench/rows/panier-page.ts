/**
 * The page of a basket of 200 lines over five chantiers in a browser: how soon it answers to each
 * thing a buyer does with it, also on a processor four times slower, and how evenly it scrolls.
 *
 * A frame lasts 16.7 ms at best, and a machine without a graphics card, which draws with the cores
 * it computes with, takes longer even for a page of plain text: that one is measured beside it and
 * neither has a bar. What the page is answerable for is the work of its main thread between two
 * frames (scripts, style, layout, paint, pictures that arrive), in time of processor, which does not
 * count what the thread waited for; it has to fit in a frame.
 */
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { hydrated } from '../../e2e/harness/hydrated.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import { CHROMIUM_FLAGS, ensureHeadlessChromium } from '../../scripts/machine/chromium.ts';
import type { Acheteur } from '../acheteurs.ts';
import type { Row } from '../report.ts';
import { defiler } from './panier-defilement.ts';
import { agir, type Reponse } from './panier-gestes.ts';

const CHANTIERS = 5;
const LENT = 4;

export async function pageRows(shop: Shop, [acheteur]: readonly Acheteur[]): Promise<Row[]> {
  if (!acheteur) throw new Error('nobody has a basket');
  await repartir(shop, acheteur);
  const browser = await chromium.launch({
    executablePath: await ensureHeadlessChromium(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addCookies([{ ...acheteur.cookie, url: shop.url }]);
    const texte = await defiler(browser, await ouvrirTexte(context));
    const page = await ouvrirPanier(context, shop);
    const panier = await defiler(browser, page);
    const reponses = await agir(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: LENT });
    const lentes = await agir(page);
    return [
      { name: '200 lines, longest answer', value: longest(reponses), unit: 'ms', bar: 100 },
      { name: '200 lines, longest, 4 × slower', value: longest(lentes), unit: 'ms', bar: 200 },
      {
        name: '200 lines, work for a frame scrolled, p95',
        value: panier.travail,
        unit: 'ms',
        bar: 16,
      },
      { name: '200 lines, frame scrolled, p95', value: panier.image, unit: 'ms' },
      { name: 'plain text, frame scrolled, p95', value: texte.image, unit: 'ms' },
    ];
  } finally {
    await browser.close();
  }
}

function longest(reponses: readonly Reponse[]): number {
  console.log(reponses.map(({ geste, ms }) => `${geste} ${ms}`).join(' · '));
  return Math.max(...reponses.map(({ ms }) => ms));
}

/** Lines are put in a basket that has one chantier. */
async function repartir(shop: Shop, { headers }: Acheteur): Promise<void> {
  const lu = await fetch(`${shop.url}/api/panier`, { headers });
  const { chantiers } = (await lu.json()) as { chantiers: { articles: { ligneId: number }[] }[] };
  const ids = chantiers.flatMap(({ articles }) => articles.map(({ ligneId }) => ligneId));
  const part = Math.ceil(ids.length / CHANTIERS);
  for (let n = 1; n < CHANTIERS; n++) {
    const answer = await fetch(`${shop.url}/api/panier/lignes/deplacer`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        ligneIds: ids.slice(n * part, (n + 1) * part),
        chantier: `Chantier ${n}`,
      }),
    });
    if (!answer.ok) throw new Error(`moving lines answers ${answer.status}`);
  }
}

async function ouvrirPanier(context: BrowserContext, shop: Shop): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${shop.url}/panier`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return page;
}

/** As high as the basket, and nothing to draw but words. */
async function ouvrirTexte(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setContent('<p>Une ligne de texte, sans image.</p>'.repeat(500));
  return page;
}
