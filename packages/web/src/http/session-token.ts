/** The bearer of the API: read with the session's cookie when first needed, kept in memory only. */
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { lireSession } from '@comptoir/contract/session/session.contract.ts';
import type { HttpAnswer, HttpSuccess } from './http-answer.ts';

export type Session = CallAnswer<typeof lireSession>;

export interface SessionToken {
  /** The current session, asked again shortly before its bearer expires. */
  get: () => Promise<HttpAnswer<Session>>;
  /** Drops the session if it still holds this bearer, or whatever it holds: the next call asks again. */
  forget: (bearer?: string) => void;
}

const RENEWAL_MARGIN_MS = 30_000;

interface Kept {
  answer: HttpSuccess<Session>;
  renewAt: number;
}

export function createSessionToken(
  read: () => Promise<HttpAnswer<Session>>,
  now: () => number = Date.now,
): SessionToken {
  let kept: Kept | undefined;
  let pending: Promise<HttpAnswer<Session>> | undefined;

  async function renew(): Promise<HttpAnswer<Session>> {
    const started = now();
    const answer = await read();
    if (answer.ok) kept = { answer, renewAt: started + usableFor(answer, started) };
    return answer;
  }

  return {
    get() {
      if (kept && now() < kept.renewAt) return Promise.resolve(kept.answer);
      // One question for all the calls that wait for the answer.
      pending ??= renew().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    forget(bearer) {
      if (bearer === undefined || kept?.answer.data.token.access_token === bearer) kept = undefined;
    },
  };
}

/** Measured on the server's clock, since the one of the device may be wrong. */
function usableFor({ data, headers }: HttpSuccess<Session>, localNow: number): number {
  const serverNow = Date.parse(headers.get('date') ?? '') || localNow;
  const lifetime = Date.parse(data.token.expires_at) - serverNow;
  return lifetime - Math.min(RENEWAL_MARGIN_MS, lifetime / 2);
}
