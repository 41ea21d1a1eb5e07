import { DEVISE_PAR_DEFAUT, formatNombre } from '@comptoir/contract/words/formats.ts';
import {
  MAX_LIGNES_EXPORT,
  type ExportListingQuery,
  type exporterListing as contract,
} from '@comptoir/contract/recherche/export.contract.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { writeFichier } from '../../documents/tableur.public.ts';
import type { Demande } from '../../http/acteur.ts';
import { findDevise } from '../index/devise.sql.ts';
import { readChercheur } from '../suggestions/habitudes-et-codes.ts';
import type { RechercheDeps } from '../read-recherche.ts';
import { MOTS } from './mots.ts';
import { tableauListing } from './tableau-listing.ts';

type Deps = Pick<RechercheDeps, 'pool' | 'articles' | 'index' | 'habitudes'>;

/** All pages of a listing at once, as far as a file goes. */
export async function exporterListing(
  deps: Deps,
  demande: Demande,
  { query: { format, ...query }, qui }: { query: ExportListingQuery; qui: string },
): Promise<CallAnswer<typeof contract>> {
  const { pool, articles, index } = deps;
  const { acteur, langue } = demande;
  const { compteId, magasinId } = acteur;
  const [devise, chercheur] = await Promise.all([
    compteId === undefined ? DEVISE_PAR_DEFAUT[langue] : findDevise(pool, compteId),
    readChercheur(deps, acteur, query.q ?? ''),
  ]);
  const { ids, total } = await index.lister({
    query: { ...query, page: 1, parPage: MAX_LIGNES_EXPORT },
    langue,
    devise,
    magasinId,
    ...chercheur,
  });
  const [found, publics] = await Promise.all([
    articles.listArticlesVendus(demande, ids),
    articles.readArticles(ids),
  ]);
  const vendus = found.articles.filter(({ retire }) => !retire);
  const t = MOTS[langue];
  const note =
    total > ids.length
      ? t('coupe', { lignes: formatNombre(langue, ids.length), total: formatNombre(langue, total) })
      : undefined;
  const { attributs } = found;
  const tableau = tableauListing({ vendus, publics, attributs, devise, langue, note });
  const fichier = await writeFichier(tableau, {
    nom: t('fichier'),
    format,
    jour: found.jour,
    qui,
  });
  return { ...fichier, lignes: vendus.length, total };
}
