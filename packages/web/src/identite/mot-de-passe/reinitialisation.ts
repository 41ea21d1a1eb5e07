import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { reinitialiserMotDePasse } from '@comptoir/contract/identite/mot-de-passe.contract.ts';

export type Reinitialisation = CallInput<typeof reinitialiserMotDePasse>['body'];
