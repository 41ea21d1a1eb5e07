/** The filters of the documentation library as its address holds them. */
import { TYPES_DOCUMENTATION } from '@comptoir/contract/contenus/documentations.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { FiltreDocumentations } from './contenus.queries.ts';

const MAX_SIGNES = 100;

/** What cannot be understood is left out: the list is then larger, never refused. */
export function readFiltre(search: Record<string, unknown>): FiltreDocumentations {
  const q = typeof search['q'] === 'string' ? search['q'].trim().slice(0, MAX_SIGNES) : '';
  const type = TYPES_DOCUMENTATION.find((each) => each === search['type']);
  const marque = entier(search['marque']);
  const noeud = entier(search['noeud']);
  const page = entier(search['page']);
  return {
    ...(q && { q }),
    ...(type && { type }),
    ...(marque && { marque }),
    ...(noeud && { noeud }),
    ...(page && page > 1 && page <= 100_000 && { page }),
  };
}

function entier(value: unknown): number | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

export function lienFiltre(locale: Locale, filtre: FiltreDocumentations): string {
  const { page, ...autres } = filtre;
  return liens.documentations(locale, {
    query: { ...autres, ...(page && page > 1 && { page }) },
  });
}
