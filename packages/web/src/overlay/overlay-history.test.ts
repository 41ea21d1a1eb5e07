import { beforeEach, expect, test, vi } from 'vitest';
import { connectOverlayHistory } from './overlay-history.ts';
import type { ActiveOverlay } from './overlay-store.ts';
import type { HistoryGuard } from './router-window.ts';

/** A browser's session history: entries change at once, going back takes its own time. */
class SessionHistory {
  entries: { state: unknown; href: string }[];
  at = 0;
  onPop: (state: unknown) => void = () => undefined;

  constructor(href: string, state: unknown) {
    this.entries = [{ state, href }];
  }
  get state() {
    return this.entries[this.at]?.state;
  }
  pushState(state: unknown, _: string, url: string) {
    this.entries.splice(this.at + 1, Infinity, { state, href: url });
    this.at += 1;
  }
  replaceState(state: unknown, _: string, url = this.entries[this.at]?.href ?? '') {
    this.entries[this.at] = { state, href: url };
  }
  back() {
    this.go(-1);
  }
  go(delta: number) {
    setTimeout(() => {
      this.at += delta;
      this.onPop(this.state);
    }, 5);
  }
}

const DIALOG: ActiveOverlay = {
  id: 'export-a-venir',
  data: undefined,
  open: true,
  visit: 1,
  opener: null,
  link: '',
};

function open(href = '/vis', state: unknown = { cle: 'vis' }, first?: ActiveOverlay) {
  const history = new SessionHistory(href, state);
  const seenByRouter: unknown[] = [];
  const opened: string[] = [];
  let active: ActiveOverlay | null = first ?? null;
  let listener: () => void = () => undefined;
  let guard: HistoryGuard | undefined;
  const set = (next: ActiveOverlay | null) => {
    active = next;
    listener();
  };
  const shop = {
    history,
    seenByRouter,
    opened,
    urls: () => history.entries.map((entry) => entry.href),
    url: () => history.entries[history.at]?.href,
    isOpen: () => active?.open ?? false,
    openDialog: (link = '') => set({ ...DIALOG, link }),
    closeDialog: () => active && set({ ...active, open: false }),
    navigate: (url: string) => guard?.pushState({ cle: url }, '', url),
    replace: (url: string) => guard?.replaceState({ cle: url }, '', url),
  };
  history.onPop = (popped) => {
    if (guard?.isForRouter({ state: popped } as PopStateEvent)) seenByRouter.push(popped);
  };
  connectOverlayHistory({
    win: {
      history: history as unknown as History,
      location: {
        get href() {
          return history.entries[history.at]?.href ?? '';
        },
      } as Location,
    },
    guardHistory: (next) => {
      guard = next;
    },
    get: () => active,
    subscribe: (follow) => {
      listener = follow;
    },
    close: () => shop.closeDialog(),
    openLink: async (link) => {
      if (link !== '#ouvrir=export-a-venir') return false;
      opened.push(link);
      shop.openDialog(link);
      return true;
    },
  });
  return shop;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(50);

test('Back closes the overlay and the router sees nothing of it', async () => {
  const shop = open();
  shop.openDialog();
  expect(shop.urls()).toEqual(['/vis', '/vis']);
  shop.history.back();
  await settle();
  expect(shop.isOpen()).toBe(false);
  expect(shop.history.at).toBe(0);
  expect(shop.seenByRouter).toEqual([]);
});

test('closing it leaves no entry above the page', async () => {
  const shop = open();
  shop.openDialog();
  shop.closeDialog();
  await settle();
  expect(shop.history.at).toBe(0);
  expect(shop.seenByRouter).toEqual([]);
});

test('one that replaces another shares its entry', async () => {
  const shop = open();
  shop.openDialog();
  shop.openDialog('#ouvrir=export-a-venir');
  expect(shop.urls()).toEqual(['/vis', '/vis#ouvrir=export-a-venir']);
  shop.closeDialog();
  await settle();
  expect(shop.url()).toBe('/vis');
});

test('a navigation closes it and takes the place of its entry', async () => {
  const shop = open();
  shop.openDialog();
  shop.navigate('/panier');
  await settle();
  expect(shop.isOpen()).toBe(false);
  expect(shop.urls()).toEqual(['/vis', '/panier']);
});

test('closing and navigating in one go leaves one new entry', async () => {
  const shop = open();
  shop.openDialog();
  shop.closeDialog();
  shop.navigate('/panier');
  await settle();
  expect(shop.urls()).toEqual(['/vis', '/panier']);
  expect(shop.history.at).toBe(1);
});

test('a navigation that comes while the browser goes back waits for it', async () => {
  const shop = open();
  shop.openDialog();
  shop.closeDialog();
  await vi.advanceTimersByTimeAsync(2);
  shop.navigate('/panier');
  await settle();
  expect(shop.urls()).toEqual(['/vis', '/panier']);
  expect(shop.history.at).toBe(1);
});

test('one opened while the browser goes back still gets its entry', async () => {
  const shop = open();
  shop.openDialog();
  shop.closeDialog();
  await vi.advanceTimersByTimeAsync(2);
  shop.openDialog();
  await settle();
  expect(shop.isOpen()).toBe(true);
  expect(shop.history.at).toBe(1);
});

test('filters that replace the address keep their drawer open, and stay when it closes', async () => {
  const shop = open('/vis', { cle: 'vis' });
  shop.openDialog();
  shop.replace('/vis?longueur=60');
  expect(shop.isOpen()).toBe(true);
  shop.history.back();
  await settle();
  expect(shop.isOpen()).toBe(false);
  expect(shop.url()).toBe('/vis?longueur=60');
  expect(shop.history.state).toMatchObject({ cle: '/vis?longueur=60' });
  expect(shop.seenByRouter).toEqual([]);
});

test('one that a page opens as it starts has its entry too', () => {
  const shop = open('/vis', { cle: 'vis' }, DIALOG);
  expect(shop.urls()).toEqual(['/vis', '/vis']);
});

test('a link opened fresh shows the page with the overlay open over it', async () => {
  const shop = open('/vis?page=2#ouvrir=export-a-venir');
  await settle();
  expect(shop.opened).toHaveLength(1);
  expect(shop.urls()).toEqual(['/vis?page=2', '/vis?page=2#ouvrir=export-a-venir']);
});

test('a link that opens nothing leaves the page as it is', async () => {
  const shop = open('/vis#ouvrir=inconnu');
  await settle();
  expect(shop.isOpen()).toBe(false);
  expect(shop.urls()).toEqual(['/vis']);
});

test('a link to another page opens the overlay there', async () => {
  const shop = open();
  shop.navigate('/panier#ouvrir=export-a-venir');
  await settle();
  expect(shop.isOpen()).toBe(true);
  expect(shop.urls()).toEqual(['/vis', '/panier', '/panier#ouvrir=export-a-venir']);
});

test('a plain anchor opens the overlay and leaves no entry of its own', async () => {
  const shop = open();
  shop.history.pushState(null, '', '/vis#ouvrir=export-a-venir');
  shop.history.onPop(null);
  await settle();
  expect(shop.isOpen()).toBe(true);
  expect(shop.urls()).toEqual(['/vis', '/vis#ouvrir=export-a-venir']);
  expect(shop.seenByRouter).toEqual([]);
});

test('Forward opens a linkable overlay again, and steps back from any other', async () => {
  const shop = open();
  shop.openDialog('#ouvrir=export-a-venir');
  shop.history.back();
  await settle();
  shop.history.go(1);
  await settle();
  expect(shop.isOpen()).toBe(true);
  shop.openDialog('');
  shop.history.back();
  await settle();
  shop.history.go(1);
  await settle();
  expect(shop.isOpen()).toBe(false);
  expect(shop.history.at).toBe(0);
});

test('a page loaded again on the entry of an overlay that cannot be linked to leaves that entry', async () => {
  const shop = open('/vis', { cle: 'vis', superposition: 0.5 });
  shop.history.entries.unshift({ state: { cle: 'vis', dessous: 0.5 }, href: '/vis' });
  shop.history.at = 1;
  await settle();
  expect(shop.history.at).toBe(0);
  expect(shop.seenByRouter).toEqual([]);
});

test('a page loaded again on the entry of an overlay that is no more leaves that entry', async () => {
  const shop = open('/vis#ouvrir=inconnu', { cle: 'vis', superposition: 0.5 });
  shop.history.entries.unshift({ state: { cle: 'vis', dessous: 0.5 }, href: '/vis' });
  shop.history.at = 1;
  await settle();
  expect(shop.history.at).toBe(0);
});

test('going back to another page closes the overlay and is left to the router', async () => {
  const shop = open();
  shop.navigate('/panier');
  shop.openDialog();
  shop.history.go(-2);
  await settle();
  expect(shop.isOpen()).toBe(false);
  expect(shop.seenByRouter).toEqual([{ cle: 'vis' }]);
});

test('going forward from a page to the overlay of another is left to the router too', async () => {
  const shop = open();
  shop.navigate('/panier');
  shop.openDialog('#ouvrir=export-a-venir');
  shop.history.go(-2);
  await settle();
  shop.history.go(2);
  await settle();
  expect(shop.seenByRouter).toHaveLength(2);
  expect(shop.isOpen()).toBe(true);
  expect(shop.url()).toBe('/panier#ouvrir=export-a-venir');
});

test('an address that the page wrote by itself stays under the overlay', async () => {
  const shop = open();
  shop.history.replaceState(shop.history.state, '', '/vis#plan');
  shop.openDialog();
  expect(shop.urls()).toEqual(['/vis#plan', '/vis#plan']);
  shop.closeDialog();
  await settle();
  expect(shop.url()).toBe('/vis#plan');
});
