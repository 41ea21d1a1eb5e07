/** Heads of the products of a listing, kept in memory in each language until they change. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import type { ProduitListe } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Pool } from '../db/pool.ts';
import type { Bus } from '../outbox/bus.ts';
import { createKeptById, type KeptById } from '../outbox/kept.ts';
import { listProduitsListe, type ProduitListeRow } from './produits-liste.sql.ts';

export type ProduitsListe = Record<Locale, KeptById<ProduitListe>>;

// Products of some 0.5 KB.
const MAX_PAR_LANGUE = 5000;
/** Where a sentence ends and another begins. */
const SENTENCE = /(?<=[.!?…])\s+/;

export function createProduitsListe(pool: Pool, bus: Bus | undefined): ProduitsListe {
  const inLanguage = (langue: Locale) =>
    createKeptById<ProduitListe>({
      max: bus ? MAX_PAR_LANGUE : 0,
      load: async (ids) => (await listProduitsListe(pool, ids, langue)).map(toProduitListe),
    });
  const produits = { fr: inLanguage('fr'), en: inLanguage('en'), es: inLanguage('es') };
  bus?.on('produits-modifies', ({ ids }) =>
    LOCALES.forEach((langue) => produits[langue].forget(ids)),
  );
  bus?.on('catalogue-modifie', () => LOCALES.forEach((langue) => produits[langue].clear()));
  return produits;
}

function toProduitListe({ description, genre, image, ...produit }: ProduitListeRow): ProduitListe {
  const [accroche = ''] = description.split(SENTENCE, 1);
  return {
    ...produit,
    accroche,
    image: { genre, fichier: image?.fichier ?? null, couleur: image?.couleur ?? null },
  };
}
