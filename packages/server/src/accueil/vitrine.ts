/** What the home page shows of everyone's shop, kept in memory until it changes. */
import type { AvisAccueil, Chiffres } from '@comptoir/contract/accueil/accueil.contract.ts';
import type { ImageArticle } from '@comptoir/contract/articles/article.schema.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import { SUJETS_DU_CATALOGUE } from '../catalogue/catalogue.public.ts';
import type { Pool } from '../db/pool.ts';
import type { Bus } from '../outbox/bus.ts';
import {
  findChiffres,
  listAvisChoisis,
  listBlocs,
  listMeilleuresVentes,
  listPromus,
  listVitrines,
  type BlocRow,
} from './accueil.sql.ts';

export interface Vitrine {
  blocs: readonly BlocRow[];
  chiffres: Chiffres;
  /** By category. */
  images: ReadonlyMap<number, ImageArticle>;
  ventes: readonly number[];
  promus: readonly number[];
  avis: Readonly<Record<Locale, readonly AvisAccueil[]>>;
}

/** Most articles or reviews a block lists. */
export const MAX_PAR_BLOC = 10;

const SUJETS = [...SUJETS_DU_CATALOGUE, 'contenus-modifies'] as const;

/** Promotions begin and end at midnight: what is kept is that of a day. */
export function createVitrine(
  pool: Pool,
  bus: Bus | undefined,
): (jour: string) => Promise<Vitrine> {
  if (!bus) return (jour) => charger(pool, jour);
  let gardee: { jour: string; vitrine: Promise<Vitrine> } | undefined;
  for (const sujet of SUJETS) {
    bus.on(sujet, () => {
      gardee = undefined;
    });
  }
  return (jour) => {
    if (gardee?.jour === jour) return gardee.vitrine;
    const nouvelle = { jour, vitrine: charger(pool, jour) };
    gardee = nouvelle;
    nouvelle.vitrine.catch(() => {
      // The next reader tries again.
      if (gardee === nouvelle) gardee = undefined;
    });
    return nouvelle.vitrine;
  };
}

async function charger(pool: Pool, jour: string): Promise<Vitrine> {
  const avis = (langue: Locale) => listAvisChoisis(pool, { langue, limit: MAX_PAR_BLOC });
  const [blocs, chiffres, vitrines, ventes, promus, avisFr, avisEn, avisEs] = await Promise.all([
    listBlocs(pool),
    findChiffres(pool),
    listVitrines(pool),
    // Those on offer are left out of them.
    listMeilleuresVentes(pool, 2 * MAX_PAR_BLOC),
    listPromus(pool, jour, MAX_PAR_BLOC),
    avis('fr'),
    avis('en'),
    avis('es'),
  ]);
  return {
    blocs,
    chiffres,
    images: new Map(vitrines.map(({ noeudId, image }) => [noeudId, image])),
    ventes,
    promus,
    avis: { fr: avisFr, en: avisEn, es: avisEs },
  };
}
