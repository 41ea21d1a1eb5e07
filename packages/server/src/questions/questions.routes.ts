import { refus } from '@comptoir/contract/http/erreurs.ts';
import * as contract from '@comptoir/contract/questions/questions.contract.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import { poserQuestion } from './poser-question.ts';
import { findNomProduit, listPubliees } from './questions.sql.ts';
import { addressOf } from '../http/limites/address.ts';

export function questionsRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.lireQuestions, async ({ langue }, { params }) => {
    const rows = await listPubliees(pool, params.id, langue);
    if (rows.length === 0 && (await findNomProduit(pool, params.id)) === undefined) {
      throw refus('introuvable');
    }
    return { questions: rows.map(({ date, ...row }) => ({ ...row, date: date.toISOString() })) };
  });
  calls.handle(contract.poserQuestion, (demande, { body }, http) =>
    poserQuestion(pool, demande, body, addressOf(http?.request)),
  );
}
