import * as contract from '@comptoir/contract/sondages/sondages.contract.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import { repondantOf, repondreSondage } from './repondre-sondage.ts';
import { toQuestions, toResume, type Sondages } from './sondages.ts';
import { compterReponses, findReponse } from './sondages.sql.ts';

interface Deps {
  pool: Pool;
  sondages: Sondages;
}

export function sondagesRoutes(calls: Calls, { pool, sondages }: Deps): void {
  calls.handle(contract.listerSondages, async ({ langue }) => ({
    sondages: (await sondages.list()).map((row) => toResume(row, langue)),
  }));

  calls.handle(contract.lireSondage, async ({ langue }, { params }) => {
    const sondage = await sondages.get(params.id);
    const autres = (await sondages.list()).filter(
      ({ id, etat }) => etat === 'ouvert' && id !== sondage.id,
    );
    return {
      sondage: toResume(sondage, langue),
      slugs: sondage.slug,
      texte: sondage.texte[langue],
      jour: sondages.jour(),
      questions: toQuestions(sondage, langue),
      resultats: sondage.etat === 'clos' ? await compterReponses(pool, sondage.id) : null,
      autres: autres.map((row) => toResume(row, langue)),
    };
  });

  calls.handle(contract.lireParticipation, async ({ acteur }, { params }) => {
    const { id, etat } = await sondages.get(params.id);
    const aRepondu = (await findReponse(pool, id, repondantOf(acteur))) !== undefined;
    const isVisible = aRepondu || etat === 'clos';
    return { aRepondu, resultats: isVisible ? await compterReponses(pool, id) : null };
  });

  calls.handle(contract.repondreSondage, async (demande, { params, body }) =>
    repondreSondage(pool, demande, await sondages.get(params.id), body.reponses),
  );
}
