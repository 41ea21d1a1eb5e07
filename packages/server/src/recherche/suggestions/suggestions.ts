import {
  MAX_SUGGESTIONS,
  type SuggestionReponse,
} from '@comptoir/contract/articles/suggestion.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { MAX_SIGNES_LUS } from '@comptoir/contract/recherche/recherche.contract.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Clock } from '../../clock.ts';
import type { Articles } from '../../articles/articles.public.ts';
import type { Demande } from '../../http/acteur.ts';
import { readChercheur, type ChercheurDeps } from './habitudes-et-codes.ts';
import type { ListingIndex } from '../index/listing-index.ts';
import type { Contenus } from './suggestions-contenus.ts';
import type { Reperes } from './suggestions-reperes.ts';
import type { TermesFrequents } from './termes-frequents.ts';

export interface SuggestionsDeps extends ChercheurDeps {
  clock: Clock;
  articles: Articles;
  /** Undefined while nothing can be searched. */
  index: ListingIndex | undefined;
  reperes: Reperes;
  contenus: Contenus;
  termes: TermesFrequents;
}

const VIDE = {
  total: 0,
  lecture: { correction: null, sansMots: [], propositions: [] },
  articles: [],
  proches: [],
  noeuds: [],
  marques: [],
  contenus: [],
};

export async function readSuggestions(
  deps: SuggestionsDeps,
  demande: Demande,
  saisi: string,
): Promise<SuggestionReponse> {
  const { contenus, termes } = deps;
  const { langue } = demande;
  const q = nettoyerLigne(saisi.slice(0, MAX_SIGNES_LUS));
  if (q === '') {
    const frequents = await termes.completer(langue, '', MAX_SUGGESTIONS.termes);
    return { jour: deps.clock.today(), ...VIDE, termes: frequents };
  }
  const [trouves, pages, frequents] = await Promise.all([
    chercher(deps, demande, q),
    contenus.chercher(langue, q, MAX_SUGGESTIONS.contenus),
    termes.completer(langue, q, MAX_SUGGESTIONS.termes),
  ]);
  return { ...trouves, contenus: pages, termes: frequents };
}

async function chercher(
  deps: SuggestionsDeps,
  demande: Demande,
  q: string,
): Promise<Omit<SuggestionReponse, 'contenus' | 'termes'>> {
  const { articles, index, reperes } = deps;
  if (!index) throw refus('service-indisponible');
  const { acteur, langue } = demande;
  const chercheur = await readChercheur(deps, acteur, q);
  const found = await index.suggerer({ q, langue, magasinId: acteur.magasinId, ...chercheur });
  const [vendus, noeuds, marques] = await Promise.all([
    articles.listArticlesVendus(demande, found.ids),
    reperes.nommerNoeuds(langue, found.noeuds),
    reperes.nommerMarques(found.marques),
  ]);
  return {
    jour: vendus.jour,
    total: found.total,
    lecture: found.lecture,
    // Withdrawn since the index heard of it last.
    articles: vendus.articles.filter(({ retire }) => !retire),
    proches: found.ids.slice(found.trouves),
    noeuds,
    marques,
  };
}
