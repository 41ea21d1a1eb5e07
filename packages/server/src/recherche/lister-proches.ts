import { DEVISE_PAR_DEFAUT } from '@comptoir/contract/words/formats.ts';
import { MAX_PROCHES, type ProchesReponse } from '@comptoir/contract/recherche/proches.contract.ts';
import type { RechercheQuery } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Articles } from '../articles/articles.public.ts';
import type { Arbre } from '../catalogue/catalogue.public.ts';
import type { Demande } from '../http/acteur.ts';
import type { ListingIndex } from './index/listing-index.ts';
import { ecartMesures, mesureOf, type MesureCherchee } from './mesure-cherchee.ts';

export interface ProchesDeps {
  arbre: Arbre;
  articles: Articles;
  index: ListingIndex;
}

/** Answers to the other words among which a near size is looked for, the best ones. */
const PARMI = 400;

/**
 * With a size in the words: what the other words find in the nearest sizes. Without: the articles
 * of the shelves where what was found is.
 */
export async function listerProches(
  { arbre, articles, index }: ProchesDeps,
  demande: Demande,
  q: string,
): Promise<ProchesReponse> {
  const { langue, acteur } = demande;
  // Nothing of it is filtered or ordered by price: the currency decides nothing.
  const lister = (query: RechercheQuery) =>
    index.lister({
      query,
      langue,
      devise: DEVISE_PAR_DEFAUT[langue],
      magasinId: acteur.magasinId,
    });
  const trouve = await lister({ q, parPage: PARMI });
  const sansMesure = new Set(trouve.lecture?.sansMots);
  const mesure = mesureOf(q, langue);
  const [rayon] = trouve.rayons;
  const alentour = mesure?.reste
    ? await lister({ q: mesure.reste, parPage: PARMI })
    : rayon && (await lister({ noeud: rayon.id, parPage: PARMI }));
  // Where the size was left out, what was found has another one already.
  const connus = new Set(mesure && sansMesure.size > 0 ? [] : trouve.ids);
  const candidats = alentour?.ids.filter((id) => !connus.has(id)) ?? [];
  const ids = mesure ? await parMesure(articles, langue, candidats, mesure) : candidats;
  const [found, place] = await Promise.all([
    articles.listArticlesVendus(demande, ids.slice(0, MAX_PROCHES)),
    rayon && arbre.find(rayon.id, langue),
  ]);
  return {
    jour: found.jour,
    mesure: mesure?.ecrite ?? null,
    articles: found.articles.filter(({ retire }) => !retire),
    // A category as a whole is no shelf to look through.
    rayons: place ? [place.noeud, ...place.ancetres.slice(1).toReversed()] : [],
  };
}

/** Nearest sizes first, the best answers among equals; what has no such size is left out. */
async function parMesure(
  articles: Articles,
  langue: Demande['langue'],
  ids: readonly number[],
  { nombres }: MesureCherchee,
): Promise<number[]> {
  const lus = await articles.readArticles(ids);
  return ids
    .flatMap((id) => {
      const libelle = lus.get(id)?.libelle[langue];
      const autre = libelle === undefined ? undefined : mesureOf(libelle, langue);
      const ecart = autre && ecartMesures(nombres, autre.nombres);
      return ecart === undefined ? [] : [{ id, ecart }];
    })
    .toSorted((a, b) => a.ecart - b.ecart)
    .map(({ id }) => id);
}
