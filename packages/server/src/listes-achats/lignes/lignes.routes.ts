import * as contract from '@comptoir/contract/listes-achats/lignes-liste.contract.ts';
import type { Pool } from '../../db/pool.ts';
import type { Calls } from '../../http/calls.ts';
import { readIfMatch } from '../../http/if-match.ts';
import { repondre } from '../repondre.ts';
import { modifierLigne } from './modifier-ligne.ts';
import { remettreLignes } from './remettre-lignes.ts';
import { remplacerArticle } from './remplacer-article.ts';
import { retirerLignes } from './retirer-lignes.ts';

export function lignesRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.modifierLigneListe, async ({ acteur }, { params, body }, http) => {
    const nommee = { ...params, lue: readIfMatch(http?.request) };
    return repondre(await modifierLigne(pool, acteur, nommee, body), http?.reply);
  });

  calls.handle(contract.remplacerArticleListe, async ({ acteur }, { params, body }, http) => {
    const nommee = { ...params, lue: readIfMatch(http?.request) };
    return repondre(await remplacerArticle(pool, acteur, nommee, body.articleId), http?.reply);
  });

  calls.handle(contract.retirerLignesListe, async ({ acteur }, { params, body }, http) => {
    const nommee = { ...params, lue: readIfMatch(http?.request) };
    return repondre(await retirerLignes(pool, acteur, nommee, body), http?.reply);
  });

  calls.handle(contract.remettreLignesListe, async ({ acteur }, { params, body }, http) =>
    repondre(await remettreLignes(pool, acteur, params.id, body), http?.reply),
  );
}
