/** All genres that have a model, by category. */
import type { Marque } from '../nuancier.ts';
import { AGENCEMENT } from './agencement.ts';
import { CHIMIE_ETANCHEITE } from './chimie-etancheite.ts';
import { CONSOMMABLES } from './consommables.ts';
import { ELECTRICITE_ECLAIRAGE } from './electricite-eclairage.ts';
import { ELECTROPORTATIF } from './electroportatif.ts';
import { EPI } from './epi.ts';
import { FIXATION } from './fixation.ts';
import type { Genre, Image, Valeurs } from './image.ts';
import { MANUTENTION_STOCKAGE } from './manutention-stockage.ts';
import { OUTILLAGE_MAIN } from './outillage-main.ts';
import { PANNEAUX_BOIS } from './panneaux-bois.ts';
import { PLOMBERIE_CHAUFFAGE } from './plomberie-chauffage.ts';
import { QUINCAILLERIE_BATIMENT } from './quincaillerie-batiment.ts';
import { VETEMENTS_TRAVAIL } from './vetements-travail.ts';

/** Two categories may have a genre of one name: the first that knows the article shows it. */
function reunir(categories: readonly Readonly<Record<string, Genre>>[]): Map<string, Genre> {
  const all = new Map<string, Genre>();
  for (const [nom, genre] of categories.flatMap((genres) => Object.entries(genres))) {
    const before = all.get(nom);
    all.set(nom, before ? (v, marque) => before(v, marque) ?? genre(v, marque) : genre);
  }
  return all;
}

export const GENRES: ReadonlyMap<string, Genre> = reunir([
  FIXATION,
  QUINCAILLERIE_BATIMENT,
  AGENCEMENT,
  PANNEAUX_BOIS,
  OUTILLAGE_MAIN,
  ELECTROPORTATIF,
  CONSOMMABLES,
  CHIMIE_ETANCHEITE,
  ELECTRICITE_ECLAIRAGE,
  PLOMBERIE_CHAUFFAGE,
  EPI,
  VETEMENTS_TRAVAIL,
  MANUTENTION_STOCKAGE,
]);

/** Undefined for a genre that nobody drew. */
export function imageOf(genre: string, valeurs: Valeurs, marque: Marque): Image | undefined {
  return GENRES.get(genre)?.(valeurs, marque);
}
