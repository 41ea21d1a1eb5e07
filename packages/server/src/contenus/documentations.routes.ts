import * as contract from '@comptoir/contract/contenus/documentations.contract.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import { slugify } from '@comptoir/contract/noms.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import {
  findDocumentations,
  findNomsDuFiltre,
  type DocumentationRow,
} from './documentations.sql.ts';

/** Words one may search by; more of them only narrow nothing further. */
const MAX_MOTS = 8;

export function documentationsRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.chercherDocumentations, async ({ langue }, { query }) => {
    const { q = '', type = null, marque = null, noeud = null, page = 1 } = query;
    const parPage = contract.DOCUMENTS_PAR_PAGE;
    const filtre = { langue, mots: motsDe(q), type, marque, noeud };
    const [trouvees, noms] = await Promise.all([
      findDocumentations(pool, filtre, { limit: parPage, offset: (page - 1) * parPage }),
      findNomsDuFiltre(pool, filtre),
    ]);
    const { total, marques, noeuds } = trouvees;
    const parType = new Map(trouvees.types.map(({ valeur, nombre }) => [valeur, nombre]));
    return {
      total,
      page,
      parPage,
      documents: trouvees.documents.map((row) => toDocumentation(row, langue)),
      types: contract.TYPES_DOCUMENTATION.flatMap((valeur) => {
        const nombre = parType.get(valeur) ?? 0;
        // Its words are those of the page.
        return nombre > 0 ? [{ valeur, libelle: '', nombre }] : [];
      }),
      marques,
      noeuds,
      filtre: noms,
    };
  });
}

function motsDe(q: string): string[] {
  const mots = q.split(/\s+/).flatMap((part) => slugify(part).split('-'));
  return [...new Set(mots.filter(Boolean))].slice(0, MAX_MOTS);
}

function toDocumentation(row: DocumentationRow, langue: Locale): contract.Documentation {
  const { id, isBrochure, type, titre, resume, produit } = row;
  return {
    cle: `${isBrochure ? 'brochure' : 'document'}-${id}`,
    type,
    titre,
    resume,
    href: `${isBrochure ? '/brochures' : '/documents'}/${id}?langue=${langue}`,
    produit,
  };
}
