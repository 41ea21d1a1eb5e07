import * as contract from '@comptoir/contract/contact/contacts.contract.ts';
import type { Clock } from '../../clock.ts';
import type { Pool } from '../../db/pool.ts';
import type { Calls } from '../../http/calls.ts';
import { cleExigee } from '../../http/cle-idempotence.ts';
import type { ReadLieux } from '../../magasins/magasins.public.ts';
import { annulerRappel } from './annuler-rappel.ts';
import { demanderRappel } from './demander-rappel.ts';
import { lireContacts } from './lire-contacts.ts';

interface Deps {
  pool: Pool;
  lieux: ReadLieux;
  clock: Clock;
}

/** Whom a company can turn to, and the calls it asks for. */
export function rappelsRoutes(calls: Calls, deps: Deps): void {
  calls.handle(contract.lireContacts, ({ acteur }) => lireContacts(deps, acteur));
  calls.handle(contract.demanderRappel, (demande, { body }, http) => {
    const cle = cleExigee(http?.request);
    return demanderRappel(deps, demande, cle, body);
  });
  calls.handle(contract.annulerRappel, ({ acteur }, { params }) =>
    annulerRappel(deps, acteur, params.id),
  );
}
