import { listerEquivalents as contract } from '@comptoir/contract/panier/equivalents.contract.ts';
import type { Calls } from '../../http/calls.ts';
import { listerEquivalents, type EquivalentsDeps } from './lister-equivalents.ts';

export function equivalentsRoutes(calls: Calls, deps: EquivalentsDeps): void {
  calls.handle(contract, (demande, { params }) => listerEquivalents(deps, demande, params));
}
