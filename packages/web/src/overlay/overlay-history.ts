/**
 * Back closes an overlay: while one is open, the browser's history holds an entry of its own above
 * the page's. The router never sees that entry (it is written and left past it), so opening and
 * closing load nothing and render nothing of the page. Whatever navigates while an overlay is open
 * takes the place of its entry: Back never meets an entry that shows nothing.
 */
import { splitLink } from './overlay-link.ts';
import type { ActiveOverlay } from './overlay-store.ts';

export interface OverlayHistoryInput {
  win: Pick<Window, 'history' | 'location'>;
  /** The listener comes before the router's own, which must not load a page for a closed dialog. */
  listenToPopState: (listener: (event: PopStateEvent) => void) => void;
  get: () => ActiveOverlay | null;
  subscribe: (listener: () => void) => void;
  close: (options?: { restoreFocus: boolean }) => void;
  /** Opens what a fragment asks for; false when it asks for nothing known. */
  openLink: (link: string) => Promise<boolean>;
}

type EntryState = Record<string, unknown> | null;
type Target = ReturnType<typeof splitLink>;
type Writer = Pick<History, 'pushState' | 'replaceState'>;

/** In the state of an overlay's entry. */
const MARK = 'superposition';

export function connectOverlayHistory({
  win,
  listenToPopState,
  get,
  subscribe,
  close,
  openLink,
}: OverlayHistoryInput) {
  const { history, location } = win;
  const native = Object.getPrototypeOf(history) as Writer;
  // The router's: it follows what others write in the history.
  const below: Writer = { pushState: history.pushState, replaceState: history.replaceState };

  /** The page the router shows. */
  let page = { state: unmark(history.state), url: splitLink(location.href).page };
  /** Whether the current entry is an overlay's. */
  let onTop = false;
  /** Key of the page's entry beneath it. */
  let beneath: unknown;
  /** The page replaced its own address under an open overlay: its entry beneath does not know yet. */
  let moved = false;
  /** The browser goes back in its own time; until it has, the history must not be written. */
  let leaving = false;
  let afterBack: (() => void) | null = null;

  function write(how: 'pushState' | 'replaceState', state: EntryState, url: string): void {
    native[how].call(history, state, '', url);
  }

  function goBack(): void {
    leaving = true;
    history.back();
  }

  function follow(): void {
    if (leaving) return;
    const active = get();
    if (active?.open) {
      const url = active.link ? page.url.replace(/#.*$/, '') + active.link : page.url;
      write(onTop ? 'replaceState' : 'pushState', mark(page.state), url);
      if (!onTop) beneath = keyOf(page.state);
      onTop = true;
    } else if (onTop) {
      goBack();
    }
  }

  /** The current entry is the page's again. */
  function land(): void {
    onTop = false;
    if (moved) write('replaceState', page.state, page.url);
    moved = false;
  }

  function openFrom(link: string): void {
    if (!link) return;
    const leaveIfNothing = (opened: boolean) => {
      if (!opened && onTop && !get()?.open) goBack();
    };
    // Its code could not be fetched: the page stays, and the link can be followed again.
    openLink(link).then(leaveIfNothing, () => leaveIfNothing(false));
  }

  history.pushState = function (state: EntryState, _, url) {
    const target = splitLink(String(url ?? location.href));
    if (leaving) {
      afterBack = chain(afterBack, () => push(unmark(state), target, native));
    } else {
      push(unmark(state), target, below);
    }
  };

  history.replaceState = function (state: EntryState, _, url) {
    const target = splitLink(String(url ?? location.href));
    if (leaving) {
      afterBack = chain(afterBack, () => replace(unmark(state), target, native));
    } else {
      replace(unmark(state), target, below);
    }
  };

  function push(state: EntryState, target: Target, writer: Writer): void {
    const covered = onTop;
    if (moved) land();
    const inPlace = onTop || (target.link !== '' && target.page === page.url);
    writer[inPlace ? 'replaceState' : 'pushState'].call(history, state, '', target.page);
    turnPage(state, target, covered);
  }

  function replace(state: EntryState, target: Target, writer: Writer): void {
    if (onTop && pathOf(target.page) === pathOf(page.url)) {
      // Filters that change the address while their drawer stays open.
      page = { state, url: target.page };
      moved = true;
      const url = target.page + (get()?.link ?? '');
      writer.replaceState.call(history, mark(state), '', url);
      return;
    }
    writer.replaceState.call(history, state, '', target.page);
    turnPage(state, target, onTop);
  }

  function turnPage(state: EntryState, target: Target, covered: boolean): void {
    page = { state, url: target.page };
    moved = false;
    onTop = false;
    if (covered) close({ restoreFocus: false });
    openFrom(target.link);
  }

  function onPop(event: PopStateEvent): void {
    const state = event.state as EntryState;
    const { page: url, link } = splitLink(location.href);
    const marked = state?.[MARK] === true;
    const known = state !== null && keyOf(state) === (onTop ? beneath : keyOf(page.state));
    if (leaving) {
      event.stopImmediatePropagation();
      leaving = false;
      if (!marked) land();
      const then = afterBack;
      afterBack = null;
      then?.();
      follow();
      return;
    }
    if (state === null && link) {
      // A plain anchor made this entry: it is left, and what it names opens as anything else does.
      event.stopImmediatePropagation();
      afterBack = () => openFrom(link);
      goBack();
      return;
    }
    if (known && (onTop || marked)) event.stopImmediatePropagation();
    if (known && onTop && !marked) {
      land();
      close();
      return;
    }
    onTop = false;
    moved = false;
    close({ restoreFocus: false });
    page = { state: unmark(state), url };
    if (marked) adopt(link);
  }

  /** The current entry is that of an overlay which is not open: Forward, or a page loaded again. */
  function adopt(link: string): void {
    beneath = keyOf(page.state);
    onTop = true;
    if (link) openFrom(link);
    else goBack();
  }

  listenToPopState(onPop);
  subscribe(follow);

  const { link } = splitLink(location.href);
  if ((history.state as EntryState)?.[MARK] === true) adopt(link);
  else if (link) {
    write('replaceState', history.state as EntryState, page.url);
    openFrom(link);
  }
  // One may be open already: effects of the page run before those of the host.
  if (get()?.open) follow();
}

function mark(state: EntryState): EntryState {
  return { ...state, [MARK]: true };
}

function unmark(state: unknown): EntryState {
  if (state === null || typeof state !== 'object') return null;
  const { [MARK]: _, ...rest } = state as Record<string, unknown>;
  return rest;
}

/** The router gives each entry of the history a key. */
function keyOf(state: EntryState): unknown {
  return state?.['__TSR_key'];
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}

function chain(first: (() => void) | null, second: () => void): () => void {
  return () => {
    first?.();
    second();
  };
}
