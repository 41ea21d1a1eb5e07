/** What the overlays rely on of the router's history: to be run with each of its versions. */
import { createBrowserHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  guardHistory,
  routerWindow,
  type BrowserWindow,
  type HistoryGuard,
} from './router-window.ts';

/** A browser, as far as a history goes. */
function browser() {
  const entries = [{ state: null as unknown, href: '/vis' }];
  let at = 0;
  const listeners: ((event: { state: unknown }) => void)[] = [];
  const current = () => new URL(entries[at]?.href ?? '', 'http://comptoir.test');
  const history = {
    get state() {
      return entries[at]?.state;
    },
    get length() {
      return entries.length;
    },
    pushState(state: unknown, _: string, href: string) {
      at += 1;
      entries.splice(at, Infinity, { state, href });
    },
    replaceState(state: unknown, _: string, href = entries[at]?.href ?? '') {
      entries[at] = { state, href };
    },
    go(delta: number) {
      at += delta;
      for (const listener of listeners) listener({ state: entries[at]?.state });
    },
  };
  const location = {
    get pathname() {
      return current().pathname;
    },
    get search() {
      return current().search;
    },
    get hash() {
      return current().hash;
    },
  };
  const addEventListener = (type: string, listener: (event: { state: unknown }) => void) => {
    if (type === 'popstate') listeners.push(listener);
  };
  const win = { history, location, document: {}, addEventListener } as unknown as BrowserWindow;
  return { win, history, hrefs: () => entries.map(({ href }) => href) };
}

function guardWith(guard: Partial<HistoryGuard>, { win }: ReturnType<typeof browser>) {
  guardHistory({
    pushState: (...entry) => win.history.pushState(...entry),
    replaceState: (...entry) => win.history.replaceState(...entry),
    isForRouter: () => true,
    ...guard,
  });
}

beforeEach(() => {
  vi.stubGlobal('document', {});
});

afterEach(() => {
  guardHistory(undefined);
  vi.unstubAllGlobals();
});

test("the router leaves the browser's own history as it is", () => {
  const { win, history } = browser();
  const { pushState, replaceState } = history;
  createBrowserHistory({ window: routerWindow(win) });
  expect(history.pushState).toBe(pushState);
  expect(history.replaceState).toBe(replaceState);
});

test('without a guard the router writes and follows the history', () => {
  const shop = browser();
  const router = createBrowserHistory({ window: routerWindow(shop.win) });
  const seen: string[] = [];
  router.subscribe(({ location, action }) => seen.push(`${action.type} ${location.href}`));
  router.push('/panier');
  router.flush();
  router.back();
  router.forward();
  expect(shop.hrefs()).toEqual(['/vis', '/panier']);
  expect(seen).toEqual(['PUSH /panier', 'BACK /vis', 'FORWARD /panier']);
});

test('what the router writes passes the guard, with all of its state', () => {
  const shop = browser();
  const router = createBrowserHistory({ window: routerWindow(shop.win) });
  const pushState = vi.fn<HistoryGuard['pushState']>();
  const replaceState = vi.fn<HistoryGuard['replaceState']>();
  guardWith({ pushState, replaceState }, shop);
  router.push('/panier', { retour: true });
  router.flush();
  router.replace('/panier?page=2');
  router.flush();
  expect(pushState).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ retour: true }),
    '',
    '/panier',
  );
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(expect.any(Object), '', '/panier?page=2');
  expect(shop.hrefs()).toEqual(['/vis']);
});

test('the router knows nothing of an entry that the guard keeps from it', () => {
  const shop = browser();
  const router = createBrowserHistory({ window: routerWindow(shop.win) });
  const seen: string[] = [];
  router.subscribe(({ location }) => seen.push(location.href));
  guardWith({ isForRouter: () => false }, shop);
  shop.history.pushState({ superposition: 1 }, '', '/vis#ouvrir=message');
  shop.history.go(-1);
  expect(seen).toEqual([]);
  expect(router.location.href).toBe('/vis');
});

test('marks of ours in the state of an entry disturb nothing', () => {
  const shop = browser();
  const router = createBrowserHistory({ window: routerWindow(shop.win) });
  shop.history.replaceState({ ...(shop.history.state as object), dessous: 1 }, '');
  router.push('/panier');
  router.flush();
  router.back();
  expect(router.location.href).toBe('/vis');
  expect(router.location.state).toMatchObject({ dessous: 1 });
});
