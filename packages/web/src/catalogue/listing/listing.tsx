/**
 * The listing of any page. The server renders it with the page; the browser shows the page first and
 * wakes the listing up once its code is there: until then its links and forms work as they are.
 */
import { lazy, Suspense } from 'react';
import type { Portee } from './requete.ts';

export const loadListing = async () => ({
  default: (await import('./corps-listing.tsx')).CorpsListing,
});

// Nothing suspends on the server, which must send whole pages.
const Corps = import.meta.env.SSR ? (await loadListing()).default : lazy(loadListing);

export function Listing({ portee }: { portee: Portee }) {
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Corps portee={portee} />
    </Suspense>
  );
}
