/** The API as a page uses it while it is rendered: in process, for the visitor of that page. */
import type { Api } from '@comptoir/web/src/api.ts';
import { isRefus } from '@comptoir/contract/erreurs.ts';
import type { Log } from '../db/log.ts';
import type { Demande } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';

/** The request id goes with the error: what fails on the server is shown with it in the browser. */
export function createServerApi(
  calls: Calls,
  demande: Demande,
  { log, id }: { log: Log; id: string },
): Api {
  return {
    async call(call, input) {
      try {
        return await calls.run(call, demande, input);
      } catch (error) {
        if (isRefus(error)) throw error;
        // The router writes a loader's error into the page: only a bland one may leave.
        log.error({ err: error }, `${call.method} ${call.path} failed while rendering`);
        throw new Error(`erreur-interne ${id}`);
      }
    },
  };
}
