/** A Chromium with the studio in it. Every warning of the page fails the picture it came with. */
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Studio } from '../studio/commande.ts';
import { bundle, readPolice, type Modules } from './paquet.ts';

const ADRESSE = 'http://studio.invalid';

const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** What the driver says of itself, whatever is drawn. */
const BAVARDAGE = /GPU stall|GL Driver Message|swiftshader|software WebGL/i;

export interface ChambreNoire extends Studio {
  /** False once the browser is gone: nothing more can be taken with it. */
  isOpen(): boolean;
  close(): Promise<void>;
}

export interface Options extends Modules {
  chromium: string;
}

export async function openChambreNoire(options: Options): Promise<ChambreNoire> {
  const files = await bundle(options);
  const browser = await chromium.launch({ executablePath: options.chromium, args: [...FLAGS] });
  try {
    return await openPage(browser, files);
  } catch (error) {
    await browser.close();
    throw error;
  }
}

async function openPage(
  browser: Browser,
  files: ReadonlyMap<string, string>,
): Promise<ChambreNoire> {
  const page = await browser.newPage();
  page.setDefaultTimeout(600_000);
  const plaintes: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || BAVARDAGE.test(message.text())) return;
    plaintes.push(message.text().slice(0, 2000));
  });
  page.on('pageerror', (error) => plaintes.push(error.message));
  await serve(page, files);
  await page.goto(`${ADRESSE}/`);
  await page.waitForFunction('window.studio !== undefined').catch((error: unknown) => {
    throw new Error(plaintes.join('\n') || 'the studio did not open', { cause: error });
  });

  async function call<T>(name: keyof Studio, ...args: unknown[]): Promise<T> {
    plaintes.length = 0;
    const result = await page.evaluate(
      ([method, given]) => {
        const { studio } = window as unknown as {
          studio: Record<string, (...args: unknown[]) => Promise<unknown>>;
        };
        return studio[method as string]?.(...(given as unknown[]));
      },
      [name, args] as const,
    );
    if (plaintes.length > 0) throw new Error(plaintes.join('\n'));
    return result as T;
  }

  return {
    rendre: (commande) => call('rendre', commande),
    eprouver: (commande) => call('eprouver', commande),
    composer: (commande) => call('composer', commande),
    eprouverComposition: (commande) => call('eprouverComposition', commande),
    assembler: (cases, colonnes) => call('assembler', cases, colonnes),
    isOpen: () => browser.isConnected() && !page.isClosed(),
    close: () => browser.close(),
  };
}

async function serve(page: Page, files: ReadonlyMap<string, string>): Promise<void> {
  const police = readPolice();
  await page.route(`${ADRESSE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const code = files.get(pathname);
    if (code !== undefined) {
      await route.fulfill({ contentType: 'text/javascript', body: code });
    } else if (pathname === '/police.woff2') {
      await route.fulfill({ contentType: 'font/woff2', body: police });
    } else if (pathname === '/') {
      const body =
        '<!doctype html><title>studio</title><script type="module" src="/page.js"></script>';
      await route.fulfill({ contentType: 'text/html', body });
    } else {
      await route.fulfill({ status: 404, body: '' });
    }
  });
}
