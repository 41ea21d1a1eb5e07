/** Messages as pages show them. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Message } from '@comptoir/contract/messages/messages.contract.ts';
import type { Pool } from '../db/pool.ts';
import { ANONYME, type Acteur } from '../http/acteur.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep } from '../outbox/kept.ts';
import { lecteurOf } from './lecteur.ts';
import { listDiffusions, listMessages, type MessageRow } from './messages.sql.ts';

export { messagesConcernes } from './concernes.sql.ts';
export { noterVu, prevenir, reglerMessages } from './prevenir.ts';

export interface MessagesDePage {
  messages: Message[];
  /** When what everyone is shown changes by itself; undefined: never. */
  jusqua: Date | undefined;
}

export interface Messages {
  /** For a page of this reader; `attendent`: some wait for them. */
  pour(acteur: Acteur, langue: Locale, options?: { attendent?: boolean }): Promise<MessagesDePage>;
}

/** Most of the time there are none: that much is known without asking the database. */
export function createMessages(pool: Pool, bus: Bus | undefined): Messages {
  const load = keep(bus, ['messages-modifies'], () => listDiffusions(pool));
  return {
    async pour(acteur, langue, { attendent = false } = {}) {
      const now = Date.now();
      const diffusions = (await load()).filter(
        ({ cible, isLocale }) => cible === 'tous' && !isLocale,
      );
      // A page for nobody in particular shows what is for everybody, everywhere.
      const isVisible =
        acteur.role === ANONYME.role &&
        acteur.magasinId === undefined &&
        diffusions.some(({ debut, fin }) => debut <= now && (fin === null || fin > now));
      const changes = diffusions
        .flatMap(({ debut, fin }) => [debut, fin ?? Infinity])
        .filter((instant) => instant > now && instant < Infinity);
      return {
        messages: isVisible || attendent ? await lireMessages(pool, acteur, langue) : [],
        jusqua: changes.length > 0 ? new Date(Math.min(...changes)) : undefined,
      };
    },
  };
}

export async function lireMessages(pool: Pool, acteur: Acteur, langue: Locale): Promise<Message[]> {
  return (await listMessages(pool, lecteurOf(acteur), langue)).map(toMessage);
}

function toMessage({ id, niveau, libelle, titre, page, lien, aLire }: MessageRow): Message {
  return {
    id,
    niveau,
    libelle,
    ...(titre !== null && { titre }),
    ...(page !== null && { page }),
    ...(lien !== null && { lien }),
    ...(aLire && { aLire }),
  };
}
