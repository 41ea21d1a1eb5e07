/**
 * Offers and promotions, kept in memory until the catalogue changes. Those to come are kept too:
 * they start at midnight in Paris without a word from the database.
 */
import type { Clock } from '../clock.ts';
import { SUJETS_DU_CATALOGUE } from '../catalogue/catalogue.public.ts';
import type { Pool } from '../db/pool.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep } from '../outbox/kept.ts';
import { listOffres, listPromotions, type OffreRow, type PromotionRow } from './offres.sql.ts';

export interface EnCours {
  /** yyyy-MM-dd, in Paris. */
  jour: string;
  offres: OffreRow[];
  promotions: PromotionRow[];
}

export interface OffresOptions {
  pool: Pool;
  bus: Bus | undefined;
  clock: Clock;
}

/** Returns what is in force now. */
export function createOffres({ pool, bus, clock }: OffresOptions): () => Promise<EnCours> {
  const load = keep(bus, SUJETS_DU_CATALOGUE, () => {
    const jour = clock.today();
    return Promise.all([listOffres(pool, jour), listPromotions(pool, jour)]);
  });
  return async () => {
    const [offres, promotions] = await load();
    const jour = clock.today();
    const isEnCours = ({ debut, fin }: OffreRow | PromotionRow) =>
      debut <= jour && (fin === null || fin >= jour);
    return { jour, offres: offres.filter(isEnCours), promotions: promotions.filter(isEnCours) };
  };
}
