import * as contract from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import { ajouterALaListe } from './ajouter-a-la-liste.ts';
import { creerListe } from './creer-liste.ts';
import { listerListes, toListe } from './listes-achats.public.ts';

export function listesAchatsRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.listerListes, ({ acteur }) => listerListes(pool, acteur));

  calls.handle(contract.creerListe, async ({ acteur }, { body }) => {
    const { libelle, articles = [] } = body;
    return toListe(await creerListe(pool, acteur, { libelle, articles }));
  });

  calls.handle(contract.ajouterALaListe, async ({ acteur }, { params, body }) =>
    toListe(await ajouterALaListe(pool, acteur, { id: params.id, articles: body })),
  );
}
