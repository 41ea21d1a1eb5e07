import * as contract from '@comptoir/contract/services-rapido/services-compte.contract.ts';
import type { Calls } from '../../http/calls.ts';
import { cleExigee } from '../../http/cle-idempotence.ts';
import { demanderService } from './demander-service.ts';
import { lireServicesDuCompte, type Deps } from './lire-services-compte.ts';

/** Services of the company, as its customers have and ask for them. */
export function servicesCompteRoutes(calls: Calls, deps: Deps): void {
  calls.handle(contract.lireServicesDuCompte, (demande) => lireServicesDuCompte(deps, demande));
  calls.handle(contract.demanderService, (demande, { body }, http) => {
    const cle = cleExigee(http?.request);
    return demanderService(deps.pool, demande, cle, body);
  });
}
