/**
 * Back closes an overlay: while one is open, the browser's history holds an entry of its own above
 * the page's. The router never sees that entry, so opening and closing load nothing and render
 * nothing of the page. Whatever navigates while an overlay is open takes the place of its entry:
 * Back never meets an entry that shows nothing.
 */
import { splitLink } from './overlay-link.ts';
import type { ActiveOverlay } from './overlay-store.ts';
import type { EntryState, HistoryGuard } from './router-window.ts';

export interface OverlayHistoryInput {
  win: Pick<Window, 'history' | 'location'>;
  /** What the router writes and learns passes this. */
  guardHistory: (guard: HistoryGuard) => void;
  get: () => ActiveOverlay | null;
  subscribe: (listener: () => void) => void;
  close: (options?: { restoreFocus: boolean }) => void;
  /** Opens what a fragment asks for; false when it asks for nothing known. */
  openLink: (link: string) => Promise<boolean>;
}

/** The same value in the state of an overlay's entry and, as `BENEATH`, in that of its page. */
const MARK = 'superposition';
const BENEATH = 'dessous';

export function connectOverlayHistory(input: OverlayHistoryInput): void {
  const { win, guardHistory, get, subscribe, close, openLink } = input;
  const { history, location } = win;

  /** The mark of the current entry, while that is an overlay's. */
  let onTop: unknown;
  /** The mark of the overlay that was opened over the current entry, while that is a page's. */
  let beneath = markOf(history.state, BENEATH);
  /** The page the router shows, which is also read from the entry itself while nothing is open. */
  let page = current();
  /** The page replaced its own address under an open overlay: its entry beneath does not know yet. */
  let hasMoved = false;
  /** The browser goes back in its own time; until it has, the history must not be written. */
  let isLeaving = false;
  const afterBack: (() => void)[] = [];

  function current() {
    return { state: unmark(history.state), url: splitLink(location.href).page };
  }

  function goBack(): void {
    isLeaving = true;
    history.back();
  }

  /** Gives the open overlay its entry, takes away that of a closed one. */
  function follow(): void {
    if (isLeaving) return;
    const active = get();
    if (active?.open) {
      const isNew = onTop === undefined;
      if (isNew) {
        page = current();
        onTop = Math.random();
        history.replaceState({ ...page.state, [BENEATH]: onTop }, '');
      }
      const url = active.link ? page.url.replace(/#.*$/, '') + active.link : page.url;
      history[isNew ? 'pushState' : 'replaceState']({ ...page.state, [MARK]: onTop }, '', url);
    } else if (onTop !== undefined) {
      goBack();
    }
  }

  /** The current entry is the page's again. */
  function land(): void {
    beneath = onTop;
    onTop = undefined;
    if (hasMoved) history.replaceState({ ...page.state, [BENEATH]: beneath }, '', page.url);
    hasMoved = false;
  }

  function openFrom(link: string): void {
    if (!link) return;
    const leaveIfNothing = (opened: boolean) => {
      if (!opened && onTop !== undefined && !get()?.open) goBack();
    };
    // Its code could not be fetched: the page stays, and the link can be followed again.
    openLink(link).then(leaveIfNothing, () => leaveIfNothing(false));
  }

  function push(state: EntryState, href: string): void {
    const target = splitLink(href);
    const isCovered = onTop !== undefined;
    if (hasMoved) land();
    const isSamePage = target.link !== '' && target.page === current().url;
    const isInPlace = onTop !== undefined || isSamePage;
    history[isInPlace ? 'replaceState' : 'pushState'](state, '', target.page);
    turnPage(state, target, isCovered);
  }

  function replace(state: EntryState, href: string): void {
    const target = splitLink(href);
    if (onTop !== undefined && pathOf(target.page) === pathOf(page.url)) {
      // Filters that change the address while their drawer stays open.
      page = { state, url: target.page };
      hasMoved = true;
      history.replaceState({ ...state, [MARK]: onTop }, '', target.page + (get()?.link ?? ''));
      return;
    }
    history.replaceState(state, '', target.page);
    turnPage(state, target, onTop !== undefined);
  }

  function turnPage(state: EntryState, target: ReturnType<typeof splitLink>, isCovered: boolean) {
    page = { state, url: target.page };
    hasMoved = false;
    onTop = undefined;
    beneath = undefined;
    if (isCovered) close({ restoreFocus: false });
    openFrom(target.link);
  }

  const unlessLeaving =
    (write: (state: EntryState, href: string) => void): HistoryGuard['pushState'] =>
    (state, _, href = location.href) => {
      if (isLeaving) afterBack.push(() => write(state, href));
      else write(state, href);
    };

  function isForRouter(event: PopStateEvent): boolean {
    const state = event.state as EntryState;
    const { link } = splitLink(location.href);
    const mark = markOf(state, MARK);
    if (isLeaving) {
      isLeaving = false;
      if (mark === undefined) land();
      for (const then of afterBack.splice(0)) then();
      follow();
      return false;
    }
    if (state === null && link) {
      // A plain anchor made this entry: it is left, and what it names opens as anything else does.
      afterBack.push(() => openFrom(link));
      goBack();
      return false;
    }
    if (onTop !== undefined && markOf(state, BENEATH) === onTop) {
      land();
      close();
      return false;
    }
    const isOfThisPage = onTop === undefined && mark !== undefined && mark === beneath;
    onTop = undefined;
    beneath = markOf(state, BENEATH);
    hasMoved = false;
    close({ restoreFocus: false });
    page = current();
    if (mark !== undefined) adopt(mark, link);
    return !isOfThisPage;
  }

  /** The current entry is that of an overlay which is not open: Forward, or a page loaded again. */
  function adopt(mark: unknown, link: string): void {
    onTop = mark;
    if (link) openFrom(link);
    else goBack();
  }

  guardHistory({
    pushState: unlessLeaving(push),
    replaceState: unlessLeaving(replace),
    isForRouter,
  });
  subscribe(follow);

  const { link } = splitLink(location.href);
  const mark = markOf(history.state, MARK);
  if (mark !== undefined) adopt(mark, link);
  else if (link) {
    history.replaceState(history.state, '', page.url);
    openFrom(link);
  }
  // One may be open already: effects of the page run before those of the host.
  if (get()?.open) follow();
}

function markOf(state: unknown, name: string): unknown {
  return (state as EntryState)?.[name];
}

function unmark(state: unknown): EntryState {
  if (state === null || typeof state !== 'object') return null;
  const { [MARK]: _mark, [BENEATH]: _beneath, ...rest } = state as Record<string, unknown>;
  return rest;
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '');
}
