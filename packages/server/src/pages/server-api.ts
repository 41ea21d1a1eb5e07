/** The API as a page uses it while it is rendered: in process, for the visitor of that page. */
import type { Api } from '@comptoir/web/src/page/api.ts';
import { isRefus, refus, type Refus } from '@comptoir/contract/http/erreurs.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import type { Log } from '../db/log.ts';
import type { Demande } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';

export interface ServerApiOptions {
  log: Log;
  /** The id of the request: what fails on the server is shown with it in the browser. */
  id: string;
  /** Something the page needs cannot be had now: it passes. */
  onAway(): void;
  /** Something the page asked for was refused to who looks at it. */
  onRefus(refused: Refus): void;
}

export function createServerApi(
  calls: Calls,
  demande: Demande,
  { log, id, onAway, onRefus }: ServerApiOptions,
): Api {
  return {
    async call(call, input) {
      try {
        return await calls.run(call, demande, input);
      } catch (error) {
        if (isDatabaseAway(error)) {
          log.warn({ reason: (error as Error).message }, 'call of a page refused for now');
          onAway();
          throw refus('service-indisponible');
        }
        if (isRefus(error)) {
          if (error.code === 'service-indisponible') onAway();
          else onRefus(error);
          throw error;
        }
        // The router writes a loader's error into the page: only a bland one may leave.
        log.error({ err: error }, `${call.method} ${call.path} failed while rendering`);
        throw new Error(`erreur-interne ${id}`);
      }
    },
  };
}
