/** What the frame shows of the catalogue. */
import { lireArbre, type Noeud } from '@comptoir/contract/catalogue/arbre.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';

interface QueryContext {
  api: Api;
  locale: Locale;
}

/** The tree down to a depth: 1 for the categories, 3 for the menu. */
export function arbreQuery(context: QueryContext, profondeur: number) {
  return callQuery(context, lireArbre, { query: { profondeur } });
}

const PAR_NIVEAU = [
  liens.categorie,
  liens.famille,
  liens.sousFamille,
  liens.groupe,
  liens.sousGroupe,
] as const;

/** The page of a node: its level decides the path. */
export function lienNoeud(
  locale: Locale,
  { id, slug, niveau }: Pick<Noeud, 'id' | 'slug' | 'niveau'>,
): string {
  const lien = PAR_NIVEAU[niveau - 1] ?? liens.categorie;
  return lien(locale, { id, slug });
}
