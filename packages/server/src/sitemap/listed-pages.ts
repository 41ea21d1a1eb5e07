/** The pages search engines may list, kind by kind. */
import { liens } from '@comptoir/contract/liens.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import {
  listActualites,
  listMagasins,
  listMarques,
  listNoeuds,
  listOffres,
  listPages,
  listProduits,
  listPromotions,
  listRegions,
  listQuestions,
  listServices,
  listSondages,
  listUnivers,
  type Listed,
  type Tranche,
} from './sitemap.sql.ts';

export interface ListedPage {
  /** With the prefix of the language. */
  chemins: Record<Locale, string>;
  modifieLe: string | null;
}

type ReadPages = (db: Db, tranche: Tranche, jour: string) => Promise<ListedPage[]>;

const LIENS_NOEUD = [
  liens.categorie,
  liens.famille,
  liens.sousFamille,
  liens.groupe,
  liens.sousGroupe,
];

/** How each kind is read: its rows, and the link of one of them in a language. */
function kind<Row extends Listed>(
  list: (db: Db, tranche: Tranche, jour: string) => Promise<Row[]>,
  href: (locale: Locale, row: Row & { slug: string }) => string,
): ReadPages {
  return async (db, tranche, jour) =>
    (await list(db, tranche, jour)).map((row) => ({
      chemins: inAll((locale) => href(locale, { ...row, slug: row.slugs[locale] })),
      modifieLe: row.modifieLe,
    }));
}

export const KINDS: Record<string, ReadPages> = {
  noeuds: kind(listNoeuds, (locale, { niveau, id, slug }) => {
    const lien = LIENS_NOEUD[niveau - 1] ?? liens.categorie;
    return lien(locale, { id, slug });
  }),
  produits: kind(listProduits, (locale, { id, articleId, slug }) =>
    liens.ficheProduit(locale, { id, articleId, slug }),
  ),
  marques: kind(listMarques, (locale, { id, slug }) => liens.marque(locale, { id, slug })),
  univers: kind(listUnivers, (locale, { id, slug }) => liens.universMetier(locale, { id, slug })),
  services: kind(listServices, (locale, { id, slug }) => liens.serviceRapido(locale, { id, slug })),
  contenus: kind(listPages, (locale, { id, slug }) => liens.pageContenu(locale, { id, slug })),
  faq: kind(listQuestions, (locale, { id, slug }) => liens.faqQuestion(locale, { id, slug })),
  actualites: kind(listActualites, (locale, { id, slug }) => liens.actualite(locale, { id, slug })),
  sondages: kind(listSondages, (locale, { id, slug }) => liens.sondage(locale, { id, slug })),
  magasins: kind(listMagasins, (locale, { id, slug }) => liens.magasin(locale, { id, slug })),
  regions: kind(listRegions, (locale, { slug }) => liens.magasinsRegion(locale, { slug })),
  offres: kind(listOffres, (locale, { id, slug }) => liens.offre(locale, { id, slug })),
  promotions: kind(listPromotions, (locale, { id, slug }) => liens.promotion(locale, { id, slug })),
};

export function inAll(href: (locale: Locale) => string): Record<Locale, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, href(locale)])) as Record<
    Locale,
    string
  >;
}
