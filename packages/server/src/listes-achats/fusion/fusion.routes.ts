import * as contract from '@comptoir/contract/listes-achats/fusion-liste.contract.ts';
import type { Pool } from '../../db/pool.ts';
import type { Calls } from '../../http/calls.ts';
import { readIfMatch } from '../../http/if-match.ts';
import { toListe } from '../listes-achats.public.ts';
import { repondre } from '../repondre.ts';
import { fusionnerListes } from './fusionner-listes.ts';
import { scinderListe } from './scinder-liste.ts';

export function fusionRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.fusionnerListes, async (demande, { params, body }, http) => {
    const { deId, archiver = false } = body;
    const fusion = { id: params.id, deId, archiver };
    const { liste, ...dit } = await fusionnerListes(pool, demande, fusion);
    return { ...repondre(liste, http?.reply), ...dit };
  });

  calls.handle(contract.scinderListe, async ({ acteur }, { params, body }, http) => {
    const nommee = { ...params, lue: readIfMatch(http?.request) };
    return toListe(await scinderListe(pool, acteur, nommee, body));
  });
}
