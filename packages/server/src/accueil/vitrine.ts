/** What the home page shows of everyone's shop, kept in memory until it changes. */
import type { AvisAccueil, Chiffres } from '@comptoir/contract/accueil/accueil.contract.ts';
import type { ImageArticle } from '@comptoir/contract/articles/article.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { SUJETS_DU_CATALOGUE } from '../catalogue/catalogue.public.ts';
import type { Pool } from '../db/pool.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep, keepLast } from '../outbox/kept.ts';
import {
  findChiffres,
  listAvisChoisis,
  listBlocs,
  listMeilleuresVentes,
  listPromus,
  listVitrines,
  type BlocRow,
} from './accueil.sql.ts';

/** Written by the company and its customers. */
interface Textes {
  blocs: readonly BlocRow[];
  avis: Readonly<Record<Locale, readonly AvisAccueil[]>>;
}

/** Counted over the whole catalogue. */
interface Rayons {
  chiffres: Chiffres;
  /** By category. */
  images: ReadonlyMap<number, ImageArticle>;
  ventes: readonly number[];
}

export interface Vitrine extends Textes, Rayons {
  promus: readonly number[];
}

/** Most articles or reviews a block lists. */
export const MAX_PAR_BLOC = 10;

/**
 * What is counted over the catalogue lags a moment behind a change of it: pages that show it are
 * themselves kept for a minute at most. What is on offer does not.
 */
export function createVitrine(
  pool: Pool,
  bus: Bus | undefined,
): (jour: string) => Promise<Vitrine> {
  const keptTextes = keep(bus, [...SUJETS_DU_CATALOGUE, 'contenus-modifies'], () =>
    readTextes(pool),
  );
  const keptRayons = keepLast(bus, SUJETS_DU_CATALOGUE, () => readRayons(pool));
  const readPromus = keepPromus(pool, bus);
  return async (jour) => {
    const [textes, rayons, promus] = await Promise.all([
      keptTextes(),
      keptRayons(),
      readPromus(jour),
    ]);
    return { ...textes, ...rayons, promus };
  };
}

/** Promotions begin and end at midnight: what is kept is that of a day. */
function keepPromus(pool: Pool, bus: Bus | undefined): (jour: string) => Promise<number[]> {
  const read = (jour: string) => listPromus(pool, jour, MAX_PAR_BLOC);
  if (!bus) return read;
  let kept: { jour: string; promus: Promise<number[]> } | undefined;
  for (const sujet of SUJETS_DU_CATALOGUE) {
    bus.on(sujet, () => {
      kept = undefined;
    });
  }
  return (jour) => {
    if (kept?.jour === jour) return kept.promus;
    const next = { jour, promus: read(jour) };
    kept = next;
    next.promus.catch(() => {
      // The next reader tries again.
      if (kept === next) kept = undefined;
    });
    return next.promus;
  };
}

async function readTextes(pool: Pool): Promise<Textes> {
  const avis = (langue: Locale) => listAvisChoisis(pool, { langue, limit: MAX_PAR_BLOC });
  const [blocs, fr, en, es] = await Promise.all([
    listBlocs(pool),
    avis('fr'),
    avis('en'),
    avis('es'),
  ]);
  return { blocs, avis: { fr, en, es } };
}

async function readRayons(pool: Pool): Promise<Rayons> {
  const [chiffres, vitrines, ventes] = await Promise.all([
    findChiffres(pool),
    listVitrines(pool),
    // Those on offer are left out of them.
    listMeilleuresVentes(pool, 2 * MAX_PAR_BLOC),
  ]);
  return {
    chiffres,
    images: new Map(vitrines.map(({ noeudId, image }) => [noeudId, image])),
    ventes,
  };
}
