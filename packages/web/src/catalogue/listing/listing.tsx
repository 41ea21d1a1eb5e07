/**
 * The listing of any page. The server renders it with the page; the browser shows the page first and
 * wakes the listing up once its code is there: until then its links and forms work as they are.
 */
import { latePart } from '../../late-part.tsx';
import { LISTING } from '../../routes.ts';
import type { Portee } from './requete.ts';

const corps = latePart<{ portee: Portee }>(
  async () => (await import('./corps-listing.tsx')).CorpsListing,
  LISTING,
);

export const loadListing = corps.prepare;

export function Listing({ portee }: { portee: Portee }) {
  return <corps.Part portee={portee} fallback={<div className="min-h-dvh" />} />;
}
