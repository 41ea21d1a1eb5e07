/**
 * A part of a page whose code comes after the page. The server renders it with the rest; in the
 * browser what it wrote stays on the screen and comes alive once code and words are there, so that
 * nothing of it weighs on the first load.
 */
import { useRouteContext } from '@tanstack/react-router';
import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { TextesDePage } from './routes.ts';
import type { Texts } from './texts.ts';

/** As React marks what it waited for: it is used without waiting. */
function settled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

export interface LatePart<P> {
  /** For the loader of a page: a render on the server waits for nothing. */
  prepare(): Promise<void>;
  Part: ComponentType<P & { fallback: ReactNode }>;
}

export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  textes: readonly TextesDePage[] = [],
): LatePart<P> {
  let code: ComponentType<P> | undefined;
  const prepare = async () => {
    code ??= await load();
  };
  // Pages whose loader does not ask for it find it there all the same.
  if (import.meta.env.SSR) void prepare();
  const byLocale = new Map<Locale, Promise<ComponentType<P>>>();

  function fetchFor(texts: Texts, locale: Locale): Promise<ComponentType<P>> {
    const known = byLocale.get(locale);
    if (known) return known;
    const words = texts.load(locale, textes);
    if (code && !words) {
      const ready = settled(code);
      byLocale.set(locale, ready);
      return ready;
    }
    const fetched = Promise.all([load(), words]).then(([Code]) => Code);
    byLocale.set(locale, fetched);
    // Without a network: asked for again with the next page.
    fetched.catch(() => byLocale.delete(locale));
    return fetched;
  }

  function Late(props: P) {
    const { texts, locale } = useRouteContext({ from: '__root__' });
    const Code = use(fetchFor(texts, locale));
    return <Code {...props} />;
  }

  function Part({ fallback, ...props }: P & { fallback: ReactNode }) {
    return (
      <Suspense fallback={fallback}>
        <Late {...(props as unknown as P)} />
      </Suspense>
    );
  }
  return { prepare, Part };
}
