import * as contract from '@comptoir/contract/contenus/documentations.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import type { Bus } from '../outbox/bus.ts';
import { chercherDocuments, createBibliotheque, motsOf, type Entree } from './bibliotheque.ts';
import { listProduits, type ProduitDocumente } from './documentations.sql.ts';

interface Deps {
  pool: Pool;
  bus: Bus | undefined;
}

/** Words one may search by; more of them narrow nothing further. */
const MAX_MOTS = 8;

export function documentationsRoutes(calls: Calls, { pool, bus }: Deps): void {
  const load = createBibliotheque(pool, bus);

  calls.handle(contract.chercherDocumentations, async ({ langue }, { query }) => {
    const { q = '', type = null, marque = null, noeud = null, page = 1 } = query;
    const parPage = contract.DOCUMENTS_PAR_PAGE;
    const bibliotheque = await load();
    const mots = [...new Set(motsOf(q))].slice(0, MAX_MOTS);
    const trouvees = chercherDocuments(bibliotheque, {
      langue,
      mots,
      type,
      marque,
      noeud,
    });
    const { entrees, types, marques, noeuds } = trouvees;
    const montrees = entrees.slice((page - 1) * parPage, page * parPage);
    const ids = montrees.filter(({ brochure }) => brochure === null).map(({ id }) => id);
    const produits = ids.length > 0 ? await listProduits(pool, ids, langue) : [];
    const parDocument = new Map(produits.map((produit) => [produit.documentId, produit]));
    return {
      total: entrees.length,
      page,
      parPage,
      documents: montrees.map((entree) =>
        toDocumentation(entree, parDocument.get(entree.id), langue),
      ),
      types: contract.TYPES_DOCUMENTATION.flatMap((valeur) => {
        const nombre = types.get(valeur) ?? 0;
        // Its words are those of the page.
        return nombre > 0 ? [{ valeur, libelle: '', nombre }] : [];
      }),
      marques,
      noeuds,
      filtre: {
        marque: bibliotheque.marques.find(({ id }) => id === marque)?.nom ?? null,
        noeud: bibliotheque.noeuds.find(({ id }) => id === noeud)?.libelle[langue] ?? null,
      },
    };
  });
}

function toDocumentation(
  { id, brochure, type, titre }: Entree,
  produit: ProduitDocumente | undefined,
  langue: Locale,
): contract.Documentation {
  const sorte = brochure ? 'brochure' : 'document';
  return {
    cle: `${sorte}-${id}`,
    type,
    titre: titre[langue],
    resume: brochure?.resume[langue] ?? '',
    href: `/${sorte}s/${id}?langue=${langue}`,
    produit: brochure || !produit ? null : toProduit(produit),
  };
}

function toProduit({ id, articleId, nom, slug, marque }: ProduitDocumente) {
  return { id, articleId, nom, slug, marque };
}
