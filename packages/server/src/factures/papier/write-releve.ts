import { ETATS_OUVERTS } from '@comptoir/contract/factures/etats-facture.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Pool } from '../../db/pool.ts';
import { writePapier } from '../../documents/documents.public.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { listComptesFactures } from '../emission/a-facturer.sql.ts';
import { listFactures } from '../lecture/liste.sql.ts';
import { listTropPercus } from '../trop-percus/trop-percus.sql.ts';
import { papierReleve } from './papier-releve.ts';

/** More than anyone has open. */
const MAX_OUVERTES = 2000;

export async function writeReleve(
  pool: Pool,
  demande: { compteId: number; langue: Locale; jour: string; qui: string },
): Promise<Buffer> {
  const { compteId, langue, jour, qui } = demande;
  const [compte] = await listComptesFactures(pool, [compteId]);
  if (!compte) throw refus('introuvable');
  const etats = [...ETATS_OUVERTS, 'a-deduire' as const];
  const { rows } = await listFactures(
    pool,
    { compteId, jour, mots: [], etats },
    { tri: 'echeance', limit: MAX_OUVERTES, offset: 0 },
  );
  const tropPercus = await listTropPercus(pool, compteId);
  return writePapier(qui, papierReleve({ compte, factures: rows, tropPercus, jour, langue }));
}
