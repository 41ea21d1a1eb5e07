/** One attempt to sign in. */
import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { connecter } from '@comptoir/contract/identite/connexion.contract.ts';

export interface Essai {
  saisie: CallInput<typeof connecter>['body'];
  /** Where to go then, a path of this site; without one the page stays. */
  redirection?: string | undefined;
}
