import { rechercher } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Api } from '../../page/api.ts';
import { callQuery } from '../../http/query-client.ts';
import type { EtatListing } from './etat-listing.ts';
import { requeteListing, type Portee } from './requete.ts';

export function listingQuery(
  context: { api: Api; locale: Locale },
  portee: Portee,
  etat: EtatListing,
) {
  return callQuery(context, rechercher, { query: requeteListing(portee, etat) });
}
