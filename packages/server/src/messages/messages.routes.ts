import { encodeBase64 } from '@comptoir/contract/http/base64.ts';
import * as contract from '@comptoir/contract/messages/messages.contract.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import { lireMessages } from './messages.public.ts';
import { supprimerMessage } from './supprimer-message.ts';

export function messagesRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.lireMessages, async ({ acteur, langue }) => {
    const messages = await lireMessages(pool, acteur, langue);
    return { messages: encodeBase64(JSON.stringify(messages)) };
  });
  calls.handle(contract.supprimerMessage, ({ acteur }, { params }) =>
    supprimerMessage(pool, acteur, params.id),
  );
}
