/**
 * Parts that come back on page after page, as the card of an article. The server renders one once
 * and keeps its text; the page only holds its place meanwhile. The browser knows nothing of it: the
 * text is what React would have written there, so it hydrates as any other.
 *
 * A part is known by its props, the language and the session, and may show nothing else: neither the
 * path nor what a query answered. Functions among its props say what it does, not what it shows. It
 * has no `useId`, whose names depend on the rest of the page. One that reads more throws: kept under
 * the same key, it would be shown to somebody else (see kept-parts.server.tsx).
 */
import {
  createContext,
  memo,
  useContext,
  type FunctionComponent,
  type NamedExoticComponent,
  type ReactNode,
} from 'react';
import { PageProvider, usePage, type PageInfo } from './page-context.ts';
import { TextsProvider, useLocaleTexts } from '../words/use-texts.ts';

export interface KeptParts {
  /** @returns the number of its place. */
  place(key: string, part: ReactNode): number;
}

const KeptPartsContext = createContext<KeptParts | undefined>(undefined);
/** On the server alone. */
export const KeptPartsProvider = KeptPartsContext.Provider;

/** `name` tells the part from others with the same props. It renders again when its props change. */
export function keptPart<P extends object>(
  name: string,
  Part: FunctionComponent<P>,
): NamedExoticComponent<P> {
  // The browser needs nothing of all this, and does not get it.
  if (!import.meta.env.SSR) return memo(Part);
  return memo(function KeptPart(props: P) {
    const parts = useContext(KeptPartsContext);
    const texts = useLocaleTexts();
    const page = usePage();
    if (!parts) return <Part {...props} />;
    const key = JSON.stringify([name, page.locale, page.session, props]);
    const number = parts.place(
      key,
      <TextsProvider value={texts}>
        <PageProvider value={pageOfPart(name, page)}>
          <Part {...props} />
        </PageProvider>
      </TextsProvider>,
    );
    return <kept-part n={number} />;
  });
}

/** What a part may know of its page. */
function pageOfPart(name: string, { locale, session }: PageInfo): PageInfo {
  return new Proxy({ locale, session } as PageInfo, {
    get(known, key) {
      if (key in known) return known[key as keyof PageInfo];
      throw new Error(`the kept part ${name} reads ${String(key)} of its page`);
    },
  });
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'kept-part': { n: number };
    }
  }
}
