/** The places of the kept parts of one page, and the texts that fill them. */
import { RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createLru } from '@comptoir/contract/lru.ts';
import { ownBytes } from '@comptoir/contract/own-bytes.ts';
import type { KeptParts } from './kept-part.tsx';
import type { Router } from '../app/router.tsx';

/** In the names that `useId` makes. */
const ID_PREFIX = 'part-gardee-';

/** Where one is and what was answered: a part is shown on other pages too. */
const UNKNOWN_TO_PARTS = ['state', 'stores', 'latestLocation', 'history'];

/** A card is some 6 KB. */
const MAX = 3000;
// By all that a part shows: nobody gets what was another's.
const kept = createLru<string, Uint8Array>({ max: MAX });

export interface PartsOfPage extends KeptParts {
  /** The bytes of the page, with the parts where it left room for them. */
  fill(html: string, router: Router): Buffer;
}

const PLACE = /<kept-part n="(\d+)"><\/kept-part>/;

export function createPartsOfPage(): PartsOfPage {
  const places: { key: string; part: ReactNode }[] = [];
  return {
    place: (key, part) => places.push({ key, part }) - 1,
    // Not while the page itself renders: React keeps the contexts of one render at a time.
    fill(html, router) {
      // Texts and numbers of places in turn. Bytes, so that what is kept is not encoded again.
      const pieces = html.split(PLACE).map((piece, index) => {
        const place = index % 2 === 0 ? undefined : places[Number(piece)];
        return place ? bytesOf(place.key, place.part, router) : Buffer.from(piece);
      });
      return Buffer.concat(pieces);
    },
  };
}

function bytesOf(key: string, part: ReactNode, router: Router): Uint8Array {
  const known = kept.get(key);
  if (known) return known;
  const bytes = ownBytes(render(part, router));
  kept.set(key, bytes);
  return bytes;
}

function render(part: ReactNode, router: Router): string {
  const html = renderToString(
    <RouterContextProvider router={routerOfPart(router)}>{part}</RouterContextProvider>,
    { identifierPrefix: ID_PREFIX },
  );
  if (html.includes(ID_PREFIX)) throw new Error('a kept part uses useId');
  return html;
}

/** For what a part does once it is hydrated. Without `Wrap` it has no query client. */
function routerOfPart(router: Router): Router {
  const options = { ...router.options, Wrap: undefined };
  return new Proxy(router, {
    get(target, key, receiver) {
      if (key === 'options') return options;
      if (UNKNOWN_TO_PARTS.includes(String(key))) {
        throw new Error(`a kept part reads ${String(key)} of the router`);
      }
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}
