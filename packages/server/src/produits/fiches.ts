/** Product sheets kept in memory, in each language, until the catalogue changes. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import type { Pool } from '../db/pool.ts';
import type { Bus } from '../outbox/bus.ts';
import { createKeptById, type KeptById } from '../outbox/kept.ts';
import { listFiches, type FicheRow } from './fiches.sql.ts';

/** The public side of a product in one language: all that its articles do not hold. */
export type Fiche = FicheRow;

export type Fiches = Record<Locale, KeptById<Fiche>>;

// Sheets of some 4 KB.
const MAX_PAR_LANGUE = 8000;

export function createFiches({ pool, bus }: { pool: Pool; bus?: Bus | undefined }): Fiches {
  const max = bus ? MAX_PAR_LANGUE : 0;
  const inLanguage = (langue: Locale) =>
    createKeptById({ max, load: (ids) => listFiches(pool, ids, langue) });
  const fiches: Fiches = { fr: inLanguage('fr'), en: inLanguage('en'), es: inLanguage('es') };
  const clear = () => LOCALES.forEach((langue) => fiches[langue].clear());
  // An article may leave one product for another.
  bus?.on('articles-modifies', clear);
  bus?.on('catalogue-modifie', clear);
  const forget = (ids: readonly number[]) =>
    LOCALES.forEach((langue) => fiches[langue].forget(ids));
  bus?.on('produits-modifies', ({ ids }) => forget(ids));
  bus?.on('pages-perimees', ({ etiquettes }) => forget(etiquettes.flatMap(produitOf)));
  return fiches;
}

/** `produit:12`: said of its page, for what is no part of the catalogue, as an answered question. */
function produitOf(etiquette: string): number[] {
  const id = /^produit:(\d+)$/.exec(etiquette)?.[1];
  return id === undefined ? [] : [Number(id)];
}
