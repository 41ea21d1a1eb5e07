/** The places of the kept parts of one page, and the texts that fill them. */
import { RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { KeptParts } from './kept-part.tsx';
import type { Router } from './router.tsx';

/** A card is some 6 KB. */
const MAX = 3000;
// By all that a part shows, in the order they were last used: nobody gets what was another's.
const kept = new Map<string, Buffer>();

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

function bytesOf(key: string, part: ReactNode, router: Router): Buffer {
  const known = kept.get(key);
  const bytes =
    known ??
    Buffer.from(
      renderToString(<RouterContextProvider router={router}>{part}</RouterContextProvider>),
    );
  if (known) kept.delete(key);
  kept.set(key, bytes);
  const [oldest] = kept.keys();
  if (kept.size > MAX && oldest !== undefined) kept.delete(oldest);
  return bytes;
}
