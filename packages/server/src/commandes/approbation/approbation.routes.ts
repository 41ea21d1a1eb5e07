import * as contract from '@comptoir/contract/commandes/approbation.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { acheteurOf } from '../../http/acteur.ts';
import type { Calls } from '../../http/calls.ts';
import { readIfMatch } from '../../http/if-match.ts';
import type { Clock } from '../../clock.ts';
import type { Pool } from '../../db/pool.ts';
import { compteOf } from '../lister-commandes.ts';
import { modifierRegle } from './modifier-regle.ts';
import { findCandidats, listRegles } from './workflow.sql.ts';

export function approbationRoutes(
  calls: Calls,
  { pool, clock }: { pool: Pool; clock: Clock },
): void {
  calls.handle(contract.lireWorkflow, async ({ acteur }) => {
    const compteId = compteOf(acteur);
    const [regles, candidats] = await Promise.all([
      listRegles(pool, compteId, clock.now()),
      findCandidats(pool, compteId),
    ]);
    return { ...candidats, regles };
  });

  calls.handle(contract.modifierRegle, async ({ acteur }, { params, body }, http) => {
    const { utilisateurId: auteurId, compteId } = acheteurOf(acteur);
    const { utilisateurId } = params;
    const reglage = { auteurId, lu: readIfMatch(http?.request) };
    await modifierRegle(pool, reglage, { compteId, utilisateurId, ...body });
    const [regle] = await listRegles(pool, compteId, clock.now(), utilisateurId);
    if (!regle) throw refus('introuvable');
    return regle;
  });
}
