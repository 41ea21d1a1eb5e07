/** A thousand lines pasted into the quick purchase, until all of them are priced on screen. */
import { chromium, type BrowserContext } from 'playwright-core';
import type { Pool } from '@comptoir/server/db/pool.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import { hydrated } from '../../e2e/harness/hydrated.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import { CHROMIUM_FLAGS, ensureHeadlessChromium } from '../../scripts/machine/chromium.ts';
import type { Acheteur } from '../acheteurs.ts';
import type { Row } from '../report.ts';

const FOIS = 5;
const LIMITE_MS = 15_000;

export async function collerRow(
  shop: Shop,
  pool: Pool,
  [acheteur]: readonly Acheteur[],
): Promise<Row> {
  if (!acheteur) throw new Error('nobody has a basket');
  const articles = await pool.query<{ reference: string }>(sql`
    select a.reference from article a join tarif t on t.article_id = a.id
     where not a.retire and a.minimum = 1 and a.multiple = 1 and a.debit is null
     order by md5(a.id::text) limit 1000`);
  const texte = articles.map(({ reference }) => `${reference}\t2`).join('\n');
  const browser = await chromium.launch({
    executablePath: await ensureHeadlessChromium(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const temps: number[] = [];
    for (let n = 0; n < FOIS; n++) {
      // A new context each time: what was typed is kept in the browser.
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      await context.addCookies([{ ...acheteur.cookie, url: shop.url }]);
      temps.push(await coller(context, shop, texte));
      await context.close();
    }
    const pire = Math.max(...temps);
    return { name: '1,000 lines pasted, priced on screen', value: pire, unit: 'ms', bar: 1000 };
  } finally {
    await browser.close();
  }
}

async function coller(context: BrowserContext, shop: Shop, texte: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${shop.url}/achat-rapide`);
  await hydrated(page);
  const reference = page.getByRole('combobox', { name: /^Référence, / }).first();
  await reference.waitFor();
  await page.waitForLoadState('networkidle');
  await reference.focus();
  const ms = await page.evaluate(
    async ([text, limite]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      const started = performance.now();
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
      const isPriced = () =>
        [...document.querySelectorAll('section')].some(
          (section) =>
            section.textContent.includes('1000 lignes') &&
            [...section.querySelectorAll('button')].some(
              (button) =>
                button.textContent.includes('Ajouter au panier') &&
                button.getAttribute('aria-disabled') === null,
            ),
        );
      while (!isPriced() && performance.now() - started < limite) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return isPriced() ? performance.now() - started : undefined;
    },
    [texte, LIMITE_MS] as const,
  );
  if (ms === undefined) throw new Error('the lines that were pasted are not priced');
  return ms;
}
