import * as contract from '@comptoir/contract/listes-achats/ordre-liste.contract.ts';
import type { Pool } from '../../db/pool.ts';
import type { Calls } from '../../http/calls.ts';
import { readIfMatch } from '../../http/if-match.ts';
import { repondre } from '../repondre.ts';
import { deplacerLignes } from './deplacer-lignes.ts';
import { modifierSection } from './modifier-section.ts';

export function ordreRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.deplacerLignesListe, async (demande, { params, body }, http) => {
    const nommee = { ...params, lue: readIfMatch(http?.request) };
    const { liste, jointes } = await deplacerLignes(pool, demande, nommee, body);
    return { ...repondre(liste, http?.reply), jointes };
  });

  calls.handle(contract.modifierSectionListe, async ({ acteur }, { params, body }, http) => {
    const nommee = { ...params, lue: readIfMatch(http?.request) };
    return repondre(await modifierSection(pool, acteur, nommee, body), http?.reply);
  });
}
