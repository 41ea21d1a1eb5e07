/** A quote for a customer of three hundred lines: opened, saved while typed, printed, typed in. */
import { chromium, type BrowserContext } from 'playwright-core';
import { ligneVide } from '@comptoir/contract/devis-clientele/document-vide.ts';
import type { DevisClienteleDetaille } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { hydrated } from '../../e2e/harness/hydrated.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import { CHROMIUM_FLAGS, ensureHeadlessChromium } from '../../scripts/machine/chromium.ts';
import { remplir, type Acheteur } from '../acheteurs.ts';
import { openDatabase } from '../comptes.ts';
import { measureLoad } from '../measured.ts';
import type { Row } from '../report.ts';

const SECONDS = { warmUp: 2, seconds: 5 };
const SECTIONS = 10;
const LIGNES = 30;
const CALME_MS = 1500;
const unit = 'ms p95';

export async function devisClienteleRows(shop: Shop): Promise<Row[]> {
  const database = await openDatabase(shop.data);
  try {
    const [acheteur] = await remplir(shop, database.pool, 1, 1);
    if (!acheteur) throw new Error('nobody buys');
    const { id, document } = await writeDevis(shop, acheteur);
    const { headers, cookie } = acheteur;
    const chemin = `/api/devis-clientele/${id}`;
    const json = { ...headers, 'content-type': 'application/json' };
    const mesurer = (name: string, bar: number, asked: Parameters<typeof measureLoad>[1]) =>
      measureLoad(shop, { connections: 1, ...asked }, SECONDS).then((mesure): Row => ({
        name,
        value: mesure.p95,
        unit,
        bar,
        ...mesure,
      }));
    const page = await mesurer('quote of 300 lines, its page', 60, {
      next: () => ({
        path: liens.devisClienteleDetail('fr', id),
        headers: { cookie: `${cookie.name}=${cookie.value}` },
      }),
      check: (status, body) => status === 200 && body.includes('Plinthe en chêne'),
    });
    const saved = await mesurer('quote of 300 lines, a change saved', 20, {
      next: (n) => ({
        path: chemin,
        method: 'PUT',
        headers: json,
        body: JSON.stringify({ document: { ...document, notes: `n ${n}` } }),
      }),
      check: (status, body) => status === 200 && body.includes('"totalHT"'),
    });
    const paper = await mesurer('quote of 300 lines, its paper', 800, {
      next: () => ({ path: `${chemin}/export?format=pdf`, headers }),
      check: (status, body) => status === 200 && body.includes('application/pdf'),
    });
    const saisie = await typeIn(shop, acheteur, id);
    return [page, saved, paper, ...saisie];
  } finally {
    await database.close();
  }
}

async function writeDevis(
  shop: Shop,
  { headers }: Acheteur,
): Promise<{ id: number; document: DocumentDevis }> {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${shop.url}/api/devis-clientele${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return (await answer.json()) as T;
  };
  const { id } = await call<{ id: number }>('POST', '', { titre: 'Trois cents lignes' });
  const { document } = await call<DevisClienteleDetaille>('GET', `/${id}`);
  const ecrit: DocumentDevis = {
    ...document,
    sections: Array.from({ length: SECTIONS }, (_, s) => ({
      id: `s${s}`,
      titre: `Pièce ${s + 1}`,
      marge: null,
      lignes: Array.from({ length: LIGNES }, (__, l) => ({
        ...ligneVide(`l${s}-${l}`, 'libre'),
        libelle: `Plinthe en chêne massif huilé, pose collée ${l + 1}`,
        quantite: '2.5',
        unite: 'm' as const,
        perte: '5',
        achatHT: '12.35',
        tva: '10' as const,
      })),
    })),
  };
  await call('PUT', `/${id}`, { document: ecrit });
  return { id, document: ecrit };
}

/** The longest answer to a key, in a cell of a text and in one of a price. */
async function typeIn(shop: Shop, { cookie }: Acheteur, id: number): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: await ensureHeadlessChromium(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addCookies([{ ...cookie, url: shop.url }]);
    const value = await longestKey(context, shop.url + liens.devisClienteleDetail('fr', id));
    return [{ name: 'quote of 300 lines, longest answer to a key', value, unit: 'ms', bar: 100 }];
  } finally {
    await browser.close();
  }
}

async function longestKey(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(url);
  await hydrated(page);
  await page.waitForTimeout(CALME_MS);
  await page.evaluate(() => {
    window.__pire = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.__pire = Math.max(window.__pire, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const rang = page.locator('[data-ligne]').nth(3);
  for (const [colonne, texte] of [
    ['libelle', 'Plinthe en hêtre verni'],
    ['prix', '128,75'],
    ['quantite', '14,5'],
  ] as const) {
    await rang.locator(`[data-cellule="${colonne}"]`).click();
    await page.keyboard.type(texte, { delay: 60 });
    // Saved meanwhile.
    await page.waitForTimeout(CALME_MS);
  }
  return page.evaluate(() => window.__pire);
}
