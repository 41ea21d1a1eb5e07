import * as contract from '@comptoir/contract/delegue/journal.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Clock } from '../clock.ts';
import type { Pool } from '../db/pool.ts';
import type { Acteur } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import { writeCsv } from './csv-journal.ts';
import { countActes, listActes, type Sujet } from './journal.sql.ts';
import { MOTS } from './mots.ts';
import { delegueOf, verifierCompte } from './clients/perimetre.ts';

/** What delegates did, for themselves and for the customer. */
export function journalRoutes(calls: Calls, { pool, clock }: { pool: Pool; clock: Clock }): void {
  async function lirePage(sujet: Sujet, page: number) {
    const limit = contract.ACTES_PAR_PAGE;
    const [total, actes] = await Promise.all([
      countActes(pool, sujet),
      listActes(pool, sujet, { limit, offset: (page - 1) * limit }),
    ]);
    return {
      total,
      page,
      actes: actes.map(({ faitLe, ...acte }) => ({ ...acte, faitLe: faitLe.toISOString() })),
    };
  }

  calls.handle(contract.lireJournal, async ({ acteur }, { query }) => {
    const delegueId = delegueOf(acteur);
    const { compteId, page = 1 } = query;
    if (compteId === undefined) return lirePage({ delegueId }, page);
    await verifierCompte(pool, delegueId, compteId);
    return lirePage({ compteId }, page);
  });

  calls.handle(contract.lireJournalDuCompte, ({ acteur }, { query }) =>
    lirePage({ compteId: compteOf(acteur) }, query.page ?? 1),
  );

  calls.handle(contract.exporterJournalDuCompte, async ({ acteur, langue }) => {
    const t = MOTS[langue];
    const sujet = { compteId: compteOf(acteur) };
    const actes = await listActes(pool, sujet, { limit: null, offset: 0 });
    return {
      data: Buffer.from(writeCsv(langue, actes)).toString('base64'),
      name: `${t('fichier')}-${clock.today()}.csv`,
      type: 'text/csv; charset=utf-8',
    };
  });
}

/** Who reads it belongs to a company; see http/permission.ts. */
function compteOf({ compteId }: Acteur): number {
  if (compteId === undefined) throw refus('acces-interdit');
  return compteId;
}
