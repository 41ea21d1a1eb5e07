import type { FastifyReply } from 'fastify';
import type { Static } from 'typebox';
import type { Session } from '@comptoir/contract/session/session.contract.ts';
import type { SessionIdentifiee } from './identifier.ts';
import { toSession } from './session-affichee.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Sessions } from './session-trouvee.ts';

/** The answer of a call after which the session stands for someone: its cookie and its bearer are new. */
export async function writeSession(
  reply: FastifyReply,
  { token, bearer, heures }: SessionIdentifiee,
  { sessions, cookie }: { sessions: Sessions; cookie: SessionCookie },
): Promise<Static<typeof Session>> {
  cookie.write(reply, token, heures);
  void reply.header('cache-control', 'no-store');
  return toSession(bearer.token, bearer.expireLe, await sessions.findByCookie(token));
}
