import { envoi } from '../delegue/equipe.ts';
import type { Visitor } from '../visitors.ts';

/** Asks to have net prices renewed; without articles, those about to expire. */
export function renouveler(
  who: Visitor,
  { articleIds, cle = crypto.randomUUID() as string }: { articleIds?: number[]; cle?: string } = {},
): Promise<Response> {
  const { headers, body } = envoi({ articleIds });
  return who.call('POST', '/api/prix-negocies/renouvellement', {
    body,
    headers: { ...headers, 'idempotency-key': cle },
  });
}
