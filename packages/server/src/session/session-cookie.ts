/** The cookie that identifies a session. It authorises nothing but GET /api/session and reading pages. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_JOURS } from './durees.ts';

export interface SessionCookie {
  readonly name: string;
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: string, heures?: number): void;
  clear(reply: FastifyReply): void;
}

export function createSessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  // The prefix makes browsers refuse the cookie from another host or over http.
  const name = secure ? '__Host-comptoir_session' : 'comptoir_session';
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;
  return {
    name,
    read(request) {
      const value = request.cookies[name];
      // Anything else cannot be one of our tokens: no need to ask the database.
      return value && /^[\w-]{43}$/.test(value) ? value : undefined;
    },
    write: (reply, token, heures = SESSION_JOURS * 24) =>
      void reply.setCookie(name, token, { ...options, maxAge: heures * 3600 }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
