/**
 * Tabs of the browser, one test after the other: a tab that has been in the shop opens a page for
 * about a third of what a new one needs, whose process, files and compiled code come first. In
 * between it forgets who was there; what stays are files that the shop lets anyone keep.
 */
import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

interface Tab {
  page: Page;
  context: BrowserContext;
  debug: CDPSession;
  settings: BrowserContextOptions;
  /** What a test asks for, to be found by. */
  kind: string;
  /** Keeps something that cannot be taken back, as a clock of its own. */
  isWorn: boolean;
}

/** Each holds a process. */
const IDLE_AT_MOST = 6;

/** A page of the shop that holds nothing: from any other origin the browser would start anew. */
const WAITING = '/robots.txt';

/** What tests and their harness listen to. */
const HEARD = [
  'close',
  'console',
  'dialog',
  'download',
  'framenavigated',
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
  hasPictures: boolean,
  make: () => Promise<Page>,
): Promise<Page> {
  const kind = JSON.stringify([settings, hasPictures]);
  const at = idle.findLastIndex((tab) => tab.kind === kind);
  const [waiting] = at < 0 ? [] : idle.splice(at, 1);
  if (waiting) {
    // What was still under way when it was emptied may have been answered since.
    await waiting.context.clearCookies();
    return waiting.page;
  }
  const page = await make();
  const context = page.context();
  const debug = await context.newCDPSession(page);
  const tab: Tab = { page, context, debug, settings, kind, isWorn: false };
  tabs.set(page, tab);
  wears(tab, page, ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders']);
  wears(tab, page.clock, ['install', 'setFixedTime', 'setSystemTime']);
  wears(tab, context, ['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession']);
  return page;
}

/** Once one of these is called, the tab serves no other test. */
function wears<T extends object>(tab: Tab, target: T, names: readonly (keyof T & string)[]): void {
  for (const name of names) {
    const own = target[name] as (...args: unknown[]) => unknown;
    Object.assign(target, {
      [name]: (...args: unknown[]) => {
        tab.isWorn = true;
        return own.apply(target, args);
      },
    });
  }
}

/** To be taken by another test, or closed where it cannot be emptied. */
export async function giveTabBack(page: Page): Promise<void> {
  const tab = tabs.get(page);
  const isWorn = tab?.isWorn || page.isClosed() || page.context().serviceWorkers().length > 0;
  if (!tab || isWorn) return page.context().close();
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
  // What is half written would ask whether to leave.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  const others = context.pages().filter((other) => other !== page);
  await Promise.all([
    ...others.map((other) => other.close()),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
  ]);
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
