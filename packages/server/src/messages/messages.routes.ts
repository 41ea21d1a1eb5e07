import { encodeBase64 } from '@comptoir/contract/base64.ts';
import * as contract from '@comptoir/contract/messages/messages.contract.ts';
import type { Pool } from '../db/pool.ts';
import { sessionOf } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import { listMessages } from './messages.sql.ts';
import { supprimerMessage } from './supprimer-message.ts';

export function messagesRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.lireMessages, async ({ acteur, langue }) => {
    const messages = await listMessages(pool, sessionOf(acteur), langue);
    return { messages: encodeBase64(JSON.stringify(messages)) };
  });
  calls.handle(contract.supprimerMessage, ({ acteur }, { params }) =>
    supprimerMessage(pool, acteur, params.id),
  );
}
