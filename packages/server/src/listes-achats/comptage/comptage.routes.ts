import * as contract from '@comptoir/contract/listes-achats/comptage.contract.ts';
import type { Calls } from '../../http/calls.ts';
import { writeEtag } from '../../http/etag.ts';
import { readIfMatch } from '../../http/if-match.ts';
import type { DepsListes } from '../lire-valeurs.ts';
import { repondre } from '../repondre.ts';
import { enregistrerComptage } from './enregistrer-comptage.ts';
import { lireComptage } from './lire-comptage.ts';
import { prendreCibles } from './prendre-cibles.ts';

export function comptageRoutes(calls: Calls, deps: DepsListes): void {
  const { pool } = deps;

  calls.handle(contract.lireComptage, async (demande, { params }, http) => {
    const comptage = await lireComptage(deps, demande, params.id);
    writeEtag(http?.reply, comptage.version);
    return comptage;
  });

  calls.handle(contract.enregistrerComptage, async ({ acteur }, { params, body }, http) => {
    const nommee = { ...params, lue: readIfMatch(http?.request) };
    return repondre(await enregistrerComptage(pool, acteur, nommee, body), http?.reply);
  });

  calls.handle(contract.prendreCibles, async ({ acteur }, { params, body }, http) =>
    repondre(await prendreCibles(pool, acteur, params.id, body), http?.reply),
  );
}
