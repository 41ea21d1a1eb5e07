/** Pages of a real Chromium that remember what happened on them. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Request,
  type Response,
} from 'playwright-core';
import { expect, inject, vi } from 'vitest';
import { CHROMIUM_FLAGS } from '../../scripts/machine/chromium.ts';
import { hydrated } from './hydrated.ts';
import { giveTabBack, takeTab } from './tabs.ts';

export { hydrated };

export interface OpenOptions {
  /** 390 is a phone, with touch; 1280 a desk. */
  width?: number;
  locale?: Locale;
  javaScript?: boolean;
  colorScheme?: 'light' | 'dark';
  /** With what moves on the screen; most tests would wait for its end. */
  isMoving?: boolean;
  /** Freezes the page's clock, to be moved by `page.clock`. */
  clock?: boolean;
  /** In a browser that has no file of the shop yet, for tests of what a page fetches. */
  isFirstVisit?: boolean;
  /** Stays open for the tests that follow in the file. */
  isShared?: boolean;
  /** Fetches and draws pictures: a fifth of what a page costs, for the tests that look at them. */
  hasPictures?: boolean;
}

export interface SeenRequest {
  /** Path and search; the whole address when it is not the shop's. */
  url: string;
  method: string;
  kind: string;
  isDocument: boolean;
}

/** What a page did since it was opened, or since `forget()`. */
export interface Journal {
  console: string[];
  errors: string[];
  requests: SeenRequest[];
  failed: string[];
  violations: () => Promise<string[]>;
  forget: () => void;
}

export interface Opened {
  page: Page;
  journal: Journal;
  status: number;
}

declare global {
  interface Window {
    __violations: string[];
    /** Differs after a document load. */
    __document: string;
  }
}

export const BASE = inject('shopUrl');

/** Screens of a desk and of a phone, unless a test asks for others. */
const DESK = 1280;
const PHONE = 390;

// Pages live for seconds: making their code fast takes longer than it saves.
const BROWSER_FLAGS = [
  ...CHROMIUM_FLAGS,
  '--js-flags=--no-opt',
  // A key that scrolls is done when it is done, on a fast machine and on a slow one.
  '--disable-smooth-scrolling',
];

/** Boxes keep their size without pictures. The crawler sees every page with them. */
const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';

/** Each worker has its own: it speaks to its Chromium itself, and takes it with it when it ends. */
const launched = new Map<boolean, Promise<Browser>>();
const toClose: (() => Promise<void>)[] = [];
const sharedToClose: (() => Promise<void>)[] = [];

function browser(hasPictures: boolean): Promise<Browser> {
  const known = launched.get(hasPictures);
  if (known) return known;
  const opened = chromium.launch({
    executablePath: inject('chromiumPath'),
    args: hasPictures ? BROWSER_FLAGS : [...BROWSER_FLAGS, WITHOUT_PICTURES],
  });
  launched.set(hasPictures, opened);
  return opened;
}

export async function closePages(): Promise<void> {
  for (const close of toClose.splice(0)) await close();
}

/** Those that stay open for all tests of a file; the browser serves the next. */
export async function closeSharedPages(): Promise<void> {
  for (const close of sharedToClose.splice(0)) await close();
}

export async function newPage(options: OpenOptions = {}): Promise<Omit<Opened, 'status'>> {
  const { width = DESK, locale, javaScript = true, hasPictures = false } = options;
  const isPhone = width < 640;
  const settings: BrowserContextOptions = {
    baseURL: BASE,
    viewport: isPhone ? { width: PHONE, height: 844 } : { width: DESK, height: 900 },
    javaScriptEnabled: javaScript,
    colorScheme: 'light',
    reducedMotion: options.isMoving ? 'no-preference' : 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
    ...(locale ? { locale } : {}),
  };
  const open = () => openTab(settings, hasPictures);
  const page = options.isFirstVisit ? await open() : await takeTab(settings, hasPictures, open);
  (options.isShared ? sharedToClose : toClose).push(() => giveTabBack(page));
  await setScreen(page, width, options.colorScheme);
  trackRequests(page);
  if (options.clock) await page.clock.install();
  return { page, journal: record(page, options) };
}

/** Its size and colours can change at any time, so one tab serves tests of several. */
async function setScreen(
  page: Page,
  width: number,
  colorScheme: OpenOptions['colorScheme'] = 'light',
): Promise<void> {
  const { width: before, height = 0 } = page.viewportSize() ?? {};
  if (width !== before) await page.setViewportSize({ width, height });
  if (colorScheme !== 'light') await page.emulateMedia({ colorScheme });
}

async function openTab(settings: BrowserContextOptions, hasPictures: boolean): Promise<Page> {
  const context = await (await browser(hasPictures)).newContext(settings);
  if (settings.javaScriptEnabled) {
    context.on('page', wakeAfterVisits);
    await context.addInitScript(() => {
      window.__violations = [];
      window.__document = crypto.randomUUID();
      document.addEventListener('securitypolicyviolation', (event) => {
        window.__violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
  }
  return context.newPage();
}

export async function openPage(path: string, options: OpenOptions = {}): Promise<Opened> {
  const { page, journal } = await newPage(options);
  const answer = await page.goto(path);
  return { page, journal, status: answer?.status() ?? 0 };
}

/** What is clicked before a page is awake is lost: every visit of every tab waits for that. */
function wakeAfterVisits(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const awake = async (answer: Response | null) => {
    const type = (await answer?.headerValue('content-type')) ?? '';
    if (type.startsWith('text/html')) await hydrated(page);
    return answer;
  };
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    // Who asks for less than the whole document looks at what comes before.
    return options?.waitUntil === undefined ? awake(answer) : answer;
  };
  page.reload = async (options) => awake(await reload(options));
}

/** A browser without pictures says so of each that is announced to it. */
const PICTURE_NOT_DRAWN = /preload.*\/images\/|\/images\/.*preload/;

function record(page: Page, { javaScript = true, hasPictures = false }: OpenOptions): Journal {
  const journal: Journal = {
    console: [],
    errors: [],
    requests: [],
    failed: [],
    violations: () => (javaScript ? page.evaluate(() => window.__violations) : Promise.resolve([])),
    forget() {
      for (const list of [this.console, this.errors, this.requests, this.failed]) list.length = 0;
    },
  };
  const short = (url: string) => (url.startsWith(BASE) ? url.slice(BASE.length) || '/' : url);
  page.on('console', (message) => {
    const text = message.text();
    if (hasPictures || !PICTURE_NOT_DRAWN.test(text)) {
      journal.console.push(`${message.type()}: ${text}`);
    }
  });
  page.on('pageerror', (error) => journal.errors.push(error.message));
  page.on('request', (request) => {
    journal.requests.push({
      url: short(request.url()),
      method: request.method(),
      kind: request.resourceType(),
      isDocument: request.isNavigationRequest(),
    });
  });
  page.on('requestfailed', (request) => {
    journal.failed.push(`${short(request.url())} ${request.failure()?.errorText ?? ''}`);
  });
  return journal;
}

const QUIET_MS = 250;
const openRequests = new WeakMap<Page, { count: number; last: number }>();

function trackRequests(page: Page): void {
  const open = { count: 0, last: performance.now() };
  openRequests.set(page, open);
  const change = (by: number) => (request: Request) => {
    // Open as long as there is something to follow.
    if (request.resourceType() === 'eventsource') return;
    open.count += by;
    open.last = performance.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
}

/**
 * Waits until the page has asked for nothing for a moment. Playwright's own `networkidle` is that
 * of the document's load: it says nothing of what comes after.
 */
export async function settled(page: Page, quietMs = QUIET_MS): Promise<void> {
  const open = openRequests.get(page);
  if (!open) throw new Error('the page was not opened by newPage()');
  open.last = performance.now();
  await vi.waitUntil(() => open.count === 0 && performance.now() - open.last > quietMs, {
    timeout: 15_000,
    interval: 25,
  });
}

export function documentId(page: Page): Promise<string> {
  return page.evaluate(() => window.__document);
}

/** Waits until this element has the focus. */
export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Pixels by which the page is wider than its screen. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

export function apiRequests(journal: Journal): string[] {
  return journal.requests
    .filter((request) => request.url.startsWith('/api/'))
    .map((request) => `${request.method} ${request.url}`);
}

/**
 * The browser itself logs advice, and a line for a page that answers 404; what is under way when a
 * page is left is given up. The rest is a defect.
 */
export async function complaints(journal: Journal): Promise<string[]> {
  const expected = /^verbose: |Failed to load resource: the server responded with a status of 404/;
  return [
    ...journal.console.filter((line) => !expected.test(line)),
    ...journal.errors.map((line) => `uncaught: ${line}`),
    ...journal.failed
      .filter((line) => !line.endsWith(' net::ERR_ABORTED'))
      .map((line) => `failed: ${line}`),
    ...(await journal.violations()).map((line) => `policy: ${line}`),
  ];
}
