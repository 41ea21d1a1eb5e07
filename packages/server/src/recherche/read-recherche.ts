import { DEVISE_PAR_DEFAUT } from '@comptoir/contract/words/formats.ts';
import type {
  ArticleDesigne,
  RechercheQuery,
  RechercheReponse,
} from '@comptoir/contract/recherche/recherche.contract.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Articles } from '../articles/articles.public.ts';
import type { Demande } from '../http/acteur.ts';
import type { Chercheur } from './index/demande-texte.ts';
import { findDevise } from './index/devise.sql.ts';
import type { Listing } from './index/demande-listing.ts';
import { readChercheur, type ChercheurDeps } from './suggestions/habitudes-et-codes.ts';
import type { ListingIndex } from './index/listing-index.ts';
import type { ProduitsListe } from './produits-liste.ts';
import { listCodesRetires } from './references/references-retirees.sql.ts';
import type { Reperes } from './suggestions/suggestions-reperes.ts';
import type { Notes } from './suggestions/termes-notes.ts';

export interface RechercheDeps extends ChercheurDeps {
  articles: Articles;
  index: ListingIndex;
  produits: ProduitsListe;
  reperes: Reperes;
  notes: Notes;
}

/** The index says which articles; what they cost and where they are comes from the database. */
export async function readRecherche(
  deps: RechercheDeps,
  demande: Demande,
  query: RechercheQuery,
): Promise<RechercheReponse> {
  const { pool, articles, index, produits, reperes } = deps;
  const { acteur, langue } = demande;
  const { compteId, magasinId } = acteur;
  const q = query.q ?? '';
  const [devise, chercheur] = await Promise.all([
    compteId === undefined ? DEVISE_PAR_DEFAUT[langue] : findDevise(pool, compteId),
    readChercheur(deps, acteur, q),
  ]);
  const listing = await index.lister({ query, langue, devise, magasinId, ...chercheur });
  const { ids, rayons, designe: _, ...page } = listing;
  const [found, noeuds, redirection] = await Promise.all([
    articles.listArticlesVendus(demande, ids),
    reperes.nommerNoeuds(langue, rayons),
    q === '' ? null : designer(deps, demande, { q, listing, chercheur }),
  ]);
  // Withdrawn since the index heard of it last.
  const vendus = found.articles.filter(({ retire }) => !retire);
  const produitIds = [...new Set(vendus.map(({ produitId }) => produitId))];
  const parId = await produits[langue].read(produitIds);
  if (listing.lecture && listing.page === 1 && !redirection && !chercheur.codes?.length) {
    const { sessionId } = acteur;
    const ecarts = [listing.lecture.correction ?? '', ...listing.lecture.sansMots].join(' ').trim();
    const trouves = listing.totalSansFiltre;
    if (sessionId) deps.notes.noter({ langue, terme: q, sessionId, trouves, ecarts });
  }
  return {
    jour: found.jour,
    ...page,
    articles: vendus,
    produits: produitIds.flatMap((id) => parId.get(id) ?? []),
    attributs: found.attributs,
    rayons: noeuds,
    redirection,
  };
}

interface Trouve {
  q: string;
  listing: Listing;
  chercheur: Chercheur;
}

/** The sheet of one no longer sold leads to what replaces it: it answers better than nothing. */
async function designer(
  { pool, articles }: RechercheDeps,
  { langue }: Demande,
  { q, listing, chercheur }: Trouve,
): Promise<ArticleDesigne | null> {
  const isUnknown = listing.total === 0 || listing.lecture?.sansMots.length;
  const [retire] = isUnknown ? await listCodesRetires(pool, [nettoyerLigne(q)]) : [];
  const id = listing.designe ?? chercheur.codes?.[0] ?? retire?.articleId;
  if (id === undefined) return null;
  const article = (await articles.readArticles([id])).get(id);
  if (!article) return null;
  return { articleId: id, produitId: article.produitId, slug: article.produit.slug[langue] };
}
