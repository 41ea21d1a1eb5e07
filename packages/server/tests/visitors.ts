/** People who call the API of a shop, with a session of their own. */
import { createHash } from 'node:crypto';
import type { Pool } from '../src/db/pool.ts';
import { sql } from '../src/db/sql.ts';

interface CallInit {
  body?: string;
  headers?: Record<string, string>;
}

export interface Visitor {
  cookie: string;
  /** Calls the API with this visitor's bearer. */
  call(method: string, path: string, init?: CallInit): Promise<Response>;
}

/** Someone signed in: his session stands for this utilisateur, as after the sign-in page. */
export async function newBuyer(
  { url, pool }: { url: string; pool: Pool },
  email: string,
): Promise<Visitor> {
  const visitor = await newVisitor(url);
  const token = visitor.cookie.split('=')[1] ?? '';
  await pool.execute(sql`
    update session
       set utilisateur_id = (select id from utilisateur where email = ${email} order by id limit 1)
     where jeton_hash = ${createHash('sha256').update(token).digest()}`);
  return visitor;
}

/** A visitor with a session of his own. */
export async function newVisitor(url: string): Promise<Visitor> {
  const answer = await fetch(`${url}/api/session`);
  const { token } = (await answer.json()) as { token: { access_token: string } };
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return {
    cookie,
    call: (method, path, init = {}) =>
      fetch(url + path, {
        method,
        ...init,
        headers: { authorization: `Bearer ${token.access_token}`, ...init.headers },
      }),
  };
}
