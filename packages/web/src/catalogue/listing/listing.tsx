/**
 * The listing of any page. The server renders it with the page; the browser shows the page first and
 * hydrates the listing once its code is there: until then its links and forms work as they are.
 */
import { latePart } from '../../loading/late-part.tsx';
import { LISTING } from '../../routes/page-route.ts';
import type { Portee } from './requete.ts';

const corps = latePart({ load: () => import('./corps-listing.tsx'), words: LISTING });

export const preloadListing = corps.preload;

export function Listing({ portee }: { portee: Portee }) {
  return <corps.Part portee={portee} fallback={<div className="min-h-dvh" />} />;
}
