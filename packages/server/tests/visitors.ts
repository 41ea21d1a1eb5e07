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

interface Place {
  url: string;
  pool: Pool;
}

/** Someone signed in: their session stands for this utilisateur, as after the sign-in page. */
export async function newBuyer({ url, pool }: Place, email: string): Promise<Opened> {
  const visitor = await newVisitor(url);
  await pool.execute(sql`
    update session
       set utilisateur_id = (select id from utilisateur where email = ${email} order by id limit 1)
     where jeton_hash = ${hashOf(visitor)}`);
  return visitor;
}

/** A delegate signed in; for this person, or for nobody. */
export async function newDelegue(
  { url, pool }: Place,
  code: string,
  email?: string,
): Promise<Opened> {
  const visitor = await newVisitor(url);
  await pool.execute(sql`
    update session
       set delegue_id = (select id from delegue where code = ${code}),
           utilisateur_id =
             (select id from utilisateur where email = ${email ?? null} order by id limit 1)
     where jeton_hash = ${hashOf(visitor)}`);
  return visitor;
}

const hashOf = ({ cookie }: Visitor) =>
  createHash('sha256')
    .update(cookie.split('=')[1] ?? '')
    .digest();

/** With the bearer that their calls carry. */
export interface Opened extends Visitor {
  bearer: string;
}

/** A visitor with a session of their own. */
export async function newVisitor(url: string): Promise<Opened> {
  const answer = await fetch(`${url}/api/session`);
  if (!answer.ok) throw new Error(`no session: ${answer.status}`);
  const { token } = (await answer.json()) as { token: { access_token: string } };
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return {
    cookie,
    bearer: token.access_token,
    call: (method, path, init = {}) =>
      fetch(url + path, {
        method,
        ...init,
        headers: { authorization: `Bearer ${token.access_token}`, ...init.headers },
      }),
  };
}
