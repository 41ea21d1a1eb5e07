import * as contract from '@comptoir/contract/contenus/utilite.contract.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import { noterUtilite } from './noter-utilite.ts';

export function utiliteRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.noterUtilitePage, ({ acteur }, { params: { id }, body }) =>
    noterUtilite(pool, acteur, { genre: 'page', id }, body.utile),
  );

  calls.handle(contract.noterUtiliteQuestion, ({ acteur }, { params: { id }, body }) =>
    noterUtilite(pool, acteur, { genre: 'question', id }, body.utile),
  );
}
