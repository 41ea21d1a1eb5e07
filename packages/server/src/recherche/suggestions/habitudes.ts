/**
 * What companies usually buy. Someone who types asks ten times in a few seconds: what was read is
 * good for a minute, since a habit does not change with one order.
 */
import { createLru } from '@comptoir/contract/lru.ts';
import type { Pool } from '../../db/pool.ts';
import { MAX_HABITUDES } from '../index/demande-texte.ts';
import { listHabitudes } from './habitudes.sql.ts';

export interface Habitudes {
  read(compteId: number): Promise<readonly number[]>;
}

interface Lecture {
  jusqua: number;
  ids: Promise<readonly number[]>;
}

const GARDE_MS = 60_000;
const MAX_COMPTES = 1000;

export function createHabitudes(
  pool: Pool,
  maintenant: () => number = () => performance.now(),
): Habitudes {
  const lues = createLru<number, Lecture>({ max: MAX_COMPTES });
  return {
    read(compteId) {
      const now = maintenant();
      const known = lues.get(compteId);
      if (known && known.jusqua > now) return known.ids;
      const ids = listHabitudes(pool, compteId, MAX_HABITUDES);
      lues.set(compteId, { jusqua: now + GARDE_MS, ids });
      ids.catch(() => lues.delete(compteId));
      return ids;
    },
  };
}
