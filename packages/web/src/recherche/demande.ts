/** What the address of the search page asks. Filters, sort and page are the listing's to read. */
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Portee } from '../catalogue/listing.public.ts';
import { readTexte } from './suggestions/texte-cherche.ts';

export interface Demande {
  q: string;
  /** No other spelling is tried. */
  exact: boolean;
  /** Node of the tree it is narrowed to. */
  noeud: number | undefined;
}

const ID = /^[1-9]\d{0,8}$/;

export function readDemande(search: Readonly<Record<string, unknown>>): Demande {
  const noeud = search['noeud'];
  return {
    q: readTexte(search['q']),
    exact: search['exact'] === 'true',
    noeud: typeof noeud === 'string' && ID.test(noeud) ? Number(noeud) : undefined,
  };
}

export function porteeOf({ q, exact, noeud }: Demande): Portee {
  return { q, ...(exact ? { exact } : {}), ...(noeud === undefined ? {} : { noeud }) };
}

interface Cible {
  q: string;
  exact?: boolean;
  noeud?: number | undefined;
  marque?: number;
}

/** The search without filters: other words or another part of the tree have others. */
export function lienDemande(locale: Locale, { exact = false, ...cible }: Cible): string {
  const query = { ...cible, ...(exact ? { exact } : {}) };
  return liens.recherche(locale, query);
}
