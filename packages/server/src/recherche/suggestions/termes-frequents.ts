/** Searches that others made, to complete what is being typed. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { slugify } from '@comptoir/contract/noms.ts';
import type { Pool } from '../../db/pool.ts';
import { listTermes, SESSIONS_AVANT_MONTRE } from './termes.sql.ts';

export interface TermesFrequents {
  /** Those that begin like this text; the most frequent of all for an empty one. */
  completer(langue: Locale, debut: string, max: number): Promise<string[]>;
}

const MAX_GARDES = 5000;
const GARDE_MS = 60_000;

interface Terme {
  terme: string;
  /** As it is compared: without accents or separators. */
  cle: string;
}

interface Garde {
  jusqua: number;
  termes: Promise<readonly Terme[]>;
}

export function createTermesFrequents(
  pool: Pool,
  maintenant: () => number = () => performance.now(),
): TermesFrequents {
  const gardes = new Map<Locale, Garde>();

  function read(langue: Locale): Promise<readonly Terme[]> {
    const now = maintenant();
    const garde = gardes.get(langue);
    if (garde && garde.jusqua > now) return garde.termes;
    const loading = load(pool, langue);
    const before = garde?.termes;
    gardes.set(langue, {
      jusqua: now + GARDE_MS,
      termes: before ? loading.catch(() => before) : loading,
    });
    loading.catch(() => {
      if (!before) gardes.delete(langue);
    });
    // What was shown a minute ago is as good: nobody waits.
    return before ?? loading;
  }

  return {
    async completer(langue, debut, max) {
      const cle = slugify(debut);
      if (cle === '' && debut.trim() !== '') return [];
      const found: string[] = [];
      for (const terme of await read(langue)) {
        if (found.length === max) break;
        if (terme.cle.startsWith(cle) && terme.cle !== cle) found.push(terme.terme);
      }
      return found;
    },
  };
}

async function load(pool: Pool, langue: Locale): Promise<Terme[]> {
  const parCle = new Map<string, Terme>();
  for (const terme of await listTermes(pool, langue, SESSIONS_AVANT_MONTRE, MAX_GARDES)) {
    const cle = slugify(terme);
    // « cheville a frapper » is another spelling of « cheville à frapper », less frequent.
    if (!parCle.has(cle)) parCle.set(cle, { terme, cle });
  }
  return [...parCle.values()];
}
