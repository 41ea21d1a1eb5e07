/**
 * The window the router works with (`createBrowserHistory({ window })`). What it writes into the
 * history, and what it learns of it, passes a guard: that of the overlays, once their code is there.
 * The browser's own `history` is changed by nobody.
 */
export type EntryState = Record<string, unknown> | null;

type Write = (state: EntryState, unused: string, url?: string) => void;

export interface HistoryGuard {
  pushState: Write;
  replaceState: Write;
  /** Whether the router learns that the browser went back or forward. */
  isForRouter: (event: PopStateEvent) => boolean;
}

export type BrowserWindow = Pick<Window, 'document' | 'history' | 'location' | 'addEventListener'>;

let guard: HistoryGuard | undefined;

export function guardHistory(next: HistoryGuard | undefined): void {
  guard = next;
}

export function routerWindow(win: BrowserWindow) {
  const { document, history, location } = win;
  const go = (delta: number) => history.go(delta);
  const writer = () => guard ?? history;
  return {
    document,
    location,
    history: {
      get state(): unknown {
        return history.state;
      },
      get length() {
        return history.length;
      },
      pushState: ((...entry) => writer().pushState(...entry)) as Write,
      replaceState: ((...entry) => writer().replaceState(...entry)) as Write,
      go,
      back: () => go(-1),
      forward: () => go(1),
    },
    addEventListener: (type: string, listener: (event: Event) => void, options?: object) =>
      win.addEventListener(
        type,
        (event) => {
          if (type !== 'popstate' || (guard?.isForRouter(event as PopStateEvent) ?? true)) {
            listener(event);
          }
        },
        options,
      ),
  };
}
