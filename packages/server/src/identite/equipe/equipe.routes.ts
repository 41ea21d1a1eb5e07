import * as contract from '@comptoir/contract/identite/equipe.contract.ts';
import {
  CHANGEMENTS_PAR_PAGE,
  lireJournalEquipe,
} from '@comptoir/contract/identite/journal-equipe.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import type { Calls } from '../../http/calls.ts';
import { readIfMatch } from '../../http/if-match.ts';
import type { CourriersIdentite } from '../courriers-identite.ts';
import { repondreDemande } from '../creation/repondre-demande.ts';
import { titulaireOf } from '../titulaire.ts';
import { changerAcces } from './changer-acces.ts';
import { changerRole } from './changer-role.ts';
import { listEquipe } from './equipe.sql.ts';
import { inviter } from './inviter.ts';
import { countChangements, listChangements } from './journal-equipe.sql.ts';
import { countAffaires, findProprietaire } from './membre.sql.ts';
import { renvoyerInvitation } from './renvoyer-invitation.ts';
import { retirerInvitation } from './retirer-invitation.ts';
import { transmettreAffaires } from './transmettre-affaires.ts';

interface Deps {
  pool: Pool;
  courriers: CourriersIdentite;
}

/** Each is of the company of who asks: no call names another. */
export function equipeRoutes(calls: Calls, { pool, courriers }: Deps): void {
  calls.handle(contract.listerEquipe, async ({ acteur }) =>
    listEquipe(pool, (await titulaireOf(pool, acteur)).compte.id),
  );
  calls.handle(contract.inviter, async ({ acteur, langue }, { body }, http) =>
    inviter(pool, courriers, await titulaireOf(pool, acteur, http?.request), body, langue),
  );
  calls.handle(contract.renvoyerInvitation, async ({ acteur }, { params }, http) =>
    renvoyerInvitation(pool, courriers, await titulaireOf(pool, acteur, http?.request), params.id),
  );
  calls.handle(contract.retirerInvitation, async ({ acteur }, { params }) =>
    retirerInvitation(pool, await titulaireOf(pool, acteur), params.id),
  );
  calls.handle(contract.repondreDemande, async ({ acteur }, { params, body }) =>
    repondreDemande(pool, courriers, await titulaireOf(pool, acteur), { ...params, ...body }),
  );
  calls.handle(contract.changerRole, async ({ acteur }, { params, body }, http) =>
    changerRole(pool, await titulaireOf(pool, acteur), {
      ...params,
      ...body,
      lu: readIfMatch(http?.request),
    }),
  );
  calls.handle(contract.changerAcces, async ({ acteur }, { params, body }, http) =>
    changerAcces(pool, await titulaireOf(pool, acteur), {
      ...params,
      ...body,
      lu: readIfMatch(http?.request),
    }),
  );
  calls.handle(contract.lireAffaires, async ({ acteur }, { params: { id } }) => {
    const { compte } = await titulaireOf(pool, acteur);
    if (!(await findProprietaire(pool, compte.id, id))) throw refus('introuvable', { id });
    return countAffaires(pool, id);
  });
  calls.handle(contract.transmettreAffaires, async ({ acteur }, { params, body }) =>
    transmettreAffaires(pool, await titulaireOf(pool, acteur), { ...params, ...body }),
  );
  calls.handle(lireJournalEquipe, async ({ acteur }, { query: { page = 1 } }) => {
    const { compte } = await titulaireOf(pool, acteur);
    const limit = CHANGEMENTS_PAR_PAGE;
    const [total, changements] = await Promise.all([
      countChangements(pool, compte.id),
      listChangements(pool, compte.id, { limit, offset: (page - 1) * limit }),
    ]);
    return {
      total,
      page,
      changements: changements.map(({ faitLe, ...reste }) => ({
        ...reste,
        faitLe: faitLe.toISOString(),
      })),
    };
  });
}
