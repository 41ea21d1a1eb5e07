import * as contract from '@comptoir/contract/identite/creation.contract.ts';
import type { Pool } from '../../db/pool.ts';
import type { Calls } from '../../http/calls.ts';
import { activerCompte } from './activer-compte.ts';
import type { CourriersIdentite } from '../courriers-identite.ts';
import { demanderCompte } from './demander-compte.ts';
import { renvoyerActivation } from './envoyer-activation.ts';
import { listMetiers } from './metiers.ts';
import { addressOf } from '../../http/limites/address.ts';

interface Deps {
  pool: Pool;
  courriers: CourriersIdentite;
}

export function creationRoutes(calls: Calls, { pool, courriers }: Deps): void {
  calls.handle(contract.creerCompte, ({ langue }, { body }, http) =>
    demanderCompte(pool, body, { langue, adresse: addressOf(http?.request) }),
  );
  calls.handle(contract.activerCompte, ({ langue }, { body }) =>
    activerCompte(pool, courriers, { ...body, langue }),
  );
  calls.handle(contract.renvoyerActivation, (_demande, { body }, http) =>
    renvoyerActivation(pool, body.email, addressOf(http?.request)),
  );
  calls.handle(contract.listerMetiers, async ({ langue }) => listMetiers(langue));
}
