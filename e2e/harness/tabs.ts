/**
 * Tabs of the browser, one test after the other: a tab that has been in the shop opens its pages for
 * half of what a new one needs. In between it forgets who was there; what stays is the browser's
 * cache of files, as with anyone who comes back.
 */
import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

interface Tab {
  page: Page;
  context: BrowserContext;
  debug: CDPSession;
  settings: BrowserContextOptions;
  /** Keeps something that cannot be taken back, as a clock of its own. */
  isWorn: boolean;
}

/** Each holds a process. */
const IDLE_AT_MOST = 4;

/** A page of the shop that holds nothing: from any other origin the browser would start anew. */
const WAITING = '/robots.txt';

/** Those that tests and their harness listen to. */
const HEARD = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

const idle: Tab[] = [];
const tabs = new WeakMap<Page, Tab>();

/** One of these settings that waits, or the one that is made. */
export async function takeTab(
  settings: BrowserContextOptions,
  make: () => Promise<Page>,
): Promise<Page> {
  const wanted = JSON.stringify(settings);
  const at = idle.findIndex((tab) => JSON.stringify(tab.settings) === wanted);
  const [waiting] = at < 0 ? [] : idle.splice(at, 1);
  if (waiting) return waiting.page;
  const page = await make();
  const context = page.context();
  const debug = await context.newCDPSession(page);
  const tab: Tab = { page, context, debug, settings, isWorn: false };
  tabs.set(page, tab);
  noticeWear(tab);
  return page;
}

function noticeWear(tab: Tab): void {
  const { page } = tab;
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = (...script) => {
    tab.isWorn = true;
    return addInitScript(...script);
  };
  const install = page.clock.install.bind(page.clock);
  page.clock.install = (options) => {
    tab.isWorn = true;
    return install(options);
  };
}

/** To be taken by another test, or closed where it cannot be emptied. */
export async function giveTabBack(page: Page): Promise<void> {
  const tab = tabs.get(page);
  if (!tab || tab.isWorn || page.isClosed()) return page.context().close();
  try {
    await empty(tab);
  } catch {
    return tab.context.close();
  }
  idle.push(tab);
  if (idle.length > IDLE_AT_MOST) await idle.shift()?.context.close();
}

async function empty({ page, context, debug, settings }: Tab): Promise<void> {
  for (const event of HEARD) page.removeAllListeners(event);
  const others = context.pages().filter((other) => other !== page);
  await Promise.all([
    ...others.map((other) => other.close()),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
  ]);
  // What is half written would ask whether to leave.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  // Out of the page: what it keeps of its last moment is kept by then.
  await page.goto(WAITING, { waitUntil: 'load' });
  page.removeAllListeners('dialog');
  await Promise.all([
    page.evaluate(() => sessionStorage.clear()),
    debug.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers,file_systems',
    }),
    debug.send('Page.resetNavigationHistory'),
    context.clearCookies(),
    context.clearPermissions(),
    context.setGeolocation(null),
    page.emulateMedia({
      media: null,
      colorScheme: settings.colorScheme ?? null,
      reducedMotion: settings.reducedMotion ?? null,
    }),
    settings.viewport ? page.setViewportSize(settings.viewport) : undefined,
    // Nothing is under the pointer when the next page comes.
    page.mouse.move(-1, -1),
  ]);
}
