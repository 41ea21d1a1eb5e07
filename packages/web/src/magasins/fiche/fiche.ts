import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { lireMagasin } from '@comptoir/contract/magasins/magasins.contract.ts';

/** A store with all its page shows. */
export type FicheMagasin = CallAnswer<typeof lireMagasin>['magasin'];
