/** What the index gets of who searches: what their company buys, and what it calls this. */
import { MAX_SIGNES_REFERENCE } from '@comptoir/contract/articles/references.contract.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../../db/pool.ts';
import type { Acteur } from '../../http/acteur.ts';
import { listCodesClient } from '../references/codes-client.sql.ts';
import type { Chercheur } from '../index/demande-texte.ts';
import type { Habitudes } from './habitudes.ts';

export interface ChercheurDeps {
  pool: Pool;
  habitudes: Habitudes;
}

/** Nothing for a visitor, or without words: what is answered is the same for everyone. */
export async function readChercheur(
  { pool, habitudes }: ChercheurDeps,
  { compteId }: Acteur,
  q: string,
): Promise<Chercheur> {
  if (compteId === undefined || q === '') return {};
  const [bought, codes] = await Promise.all([
    habitudes.read(compteId),
    q.length > MAX_SIGNES_REFERENCE ? [] : listCodesClient(pool, compteId, [nettoyerLigne(q)]),
  ]);
  return { habitudes: bought, codes: codes.map(({ articleId }) => articleId) };
}
