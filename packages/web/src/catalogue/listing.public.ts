/** The listing, for the pages of other capabilities that show articles; apart from the frame's needs. */
export { chargerListing, reponseChargee } from './listing/chargement.ts';
export { ListingHead } from './listing/listing-frame.tsx';
export { Listing } from './listing/listing.tsx';
export { useListing } from './listing/use-listing.ts';
export type { Portee } from './listing/requete.ts';
