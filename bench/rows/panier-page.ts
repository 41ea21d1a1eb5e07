/** The page of a basket of 200 lines in a browser: how soon it answers, how evenly it scrolls. */
import { chromium, type Page } from 'playwright-core';
import { hydrated } from '../../e2e/harness/hydrated.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import { ensureHeadlessChromium } from '../../scripts/chromium.ts';
import type { Acheteur } from '../acheteurs.ts';
import type { Row } from '../report.ts';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

declare global {
  interface Window {
    /** Longest answer to an interaction so far, in milliseconds. */
    __pire: number;
  }
}

export async function pageRows(shop: Shop, [acheteur]: readonly Acheteur[]): Promise<Row[]> {
  if (!acheteur) throw new Error('nobody has a basket');
  const browser = await chromium.launch({
    executablePath: await ensureHeadlessChromium(),
    args: ARGS,
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addCookies([{ ...acheteur.cookie, url: shop.url }]);
    const page = await context.newPage();
    await page.goto(`${shop.url}/panier`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const image = await scroller(page);
    return [
      {
        name: 'longest answer of the page of 200 lines',
        value: await agir(page),
        unit: 'ms',
        bar: 100,
      },
      { name: 'frame while it scrolls, p95', value: image, unit: 'ms', bar: 17 },
    ];
  } finally {
    await browser.close();
  }
}

/** Quantities, choices, a menu, a removal and its undo, as a buyer does them. */
async function agir(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.__pire = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.__pire = Math.max(window.__pire, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const rangs = page.locator('[data-ligne]');
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let n = 0; n < 4; n++) {
    const champ = rangs.nth(n).getByRole('spinbutton');
    await champ.fill('12');
    await champ.press('ArrowUp');
    await rangs.nth(n).getByRole('checkbox').click();
  }
  await page.getByRole('checkbox').first().click();
  await page.getByRole('checkbox').first().click();
  await rangs
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.__pire);
}

function scroller(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const durees: number[] = [];
    let avant = performance.now();
    for (let n = 0; n < 120; n++) {
      window.scrollBy(0, 60);
      await new Promise(requestAnimationFrame);
      durees.push(performance.now() - avant);
      avant = performance.now();
    }
    durees.sort((a, b) => a - b);
    return durees[Math.floor(durees.length * 0.95)] ?? 0;
  });
}
