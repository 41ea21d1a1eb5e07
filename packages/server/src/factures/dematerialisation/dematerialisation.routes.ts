import * as contract from '@comptoir/contract/factures/dematerialisation.contract.ts';
import type { Clock } from '../../clock.ts';
import type { Pool } from '../../db/pool.ts';
import { acheteurOf, visiteurOf } from '../../http/acteur.ts';
import type { Calls } from '../../http/calls.ts';
import { direControles } from '../controle/controler.ts';
import { besoinsOf } from './besoins-canal.ts';
import { choisirDematerialisation, lireDematerialisation } from './choisir-dematerialisation.ts';
import { findSituation } from './dematerialisation.sql.ts';
import { essayerDematerialisation } from './essayer-dematerialisation.ts';

interface Deps {
  pool: Pool;
  clock: Clock;
  url: string;
}

export function dematerialisationRoutes(calls: Calls, { pool, clock, url }: Deps): void {
  calls.handle(contract.lireDematerialisation, ({ acteur }) => lireDematerialisation(pool, acteur));
  calls.handle(contract.controlerDematerialisation, async ({ acteur, langue }, { query }) => {
    const situation = await findSituation(pool, acheteurOf(acteur).compteId);
    const besoins = besoinsOf(situation, query.canal, query.adresse.trim());
    return { controles: direControles(besoins, langue) };
  });
  calls.handle(contract.choisirDematerialisation, ({ acteur }, { body }) =>
    choisirDematerialisation(pool, acteur, {
      body: { ...body, adresse: body.adresse.trim() },
      jour: clock.today(),
    }),
  );
  calls.handle(contract.essayerDematerialisation, (demande, { body }, http) =>
    essayerDematerialisation(pool, demande, {
      body: { ...body, adresse: body.adresse.trim() },
      jour: clock.today(),
      qui: visiteurOf(demande, http),
      url,
    }),
  );
}
