import * as contract from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import { ajouterALaListe } from './ajouter-a-la-liste.ts';
import { creerListe } from './creer-liste.ts';
import { listListes, type ListeRow } from './listes-achats.sql.ts';
import { utilisateurOf } from './utilisateur.ts';

export function listesAchatsRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.listerListes, async ({ acteur }) =>
    (await listListes(pool, utilisateurOf(acteur))).map(toListe),
  );

  calls.handle(contract.creerListe, async ({ acteur }, { body }) => {
    const { libelle, articles = [] } = body;
    return toListe(await creerListe(pool, acteur, { libelle, articles }));
  });

  calls.handle(contract.ajouterALaListe, async ({ acteur }, { params, body }) =>
    toListe(await ajouterALaListe(pool, acteur, { id: params.id, articles: body })),
  );
}

function toListe({ modifieLe, ...liste }: ListeRow): contract.ListeAchats {
  return { ...liste, modifieLe: modifieLe.toISOString() };
}
