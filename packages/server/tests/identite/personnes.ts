/** People with a password, and how they sign in. */
import { argon2Sync } from 'node:crypto';
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { newVisitor, type Visitor } from '../visitors.ts';

export const MOT_DE_PASSE = 'rabot-varlope-guillaume';

/** One for all of them, as cheap as argon2 lets it be: what it costs is not what these tests are about. */
const empreinte = hacherSansPeine(MOT_DE_PASSE);

function hacherSansPeine(message: string): string {
  const nonce = Buffer.from('sel pour essais.');
  const cout = { memory: 8, passes: 1, parallelism: 1 };
  const tag = argon2Sync('argon2id', { message, nonce, tagLength: 32, ...cout });
  const [sel, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${cout.memory},t=${cout.passes},p=${cout.parallelism}$${sel}$${hash}`;
}

export async function insertMotDePasse(pool: Pool, email: string): Promise<void> {
  await pool.execute(sql`
    insert into mot_de_passe (email, empreinte) values (${email}, ${empreinte})`);
}

export async function insertDelegue(pool: Pool, code: string): Promise<number> {
  const { id } = await pool.one<{ id: number }>(sql`
    insert into delegue (code, prenom, nom, email, empreinte)
    values (${code}, 'Karine', 'Dubois', ${`${code.toLowerCase()}@comptoir.test`}, ${empreinte})
    returning id`);
  return id;
}

export interface Connecte extends Visitor {
  answer: Response;
  /** What the sign-in answered. */
  body: Record<string, unknown>;
}

/** From a session of a visitor, their own or a new one. */
export async function connecter(
  url: string,
  body: Record<string, unknown>,
  from?: Visitor,
): Promise<Connecte> {
  const visitor = from ?? (await newVisitor(url));
  const answer = await visitor.call('POST', '/api/session', {
    body: JSON.stringify({ motDePasse: MOT_DE_PASSE, ...body }),
    headers: { 'content-type': 'application/json' },
  });
  const json = (await answer.json()) as Record<string, unknown>;
  const { token } = json as { token?: { access_token: string } };
  const [cookie = visitor.cookie] = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '');
  return {
    answer,
    body: json,
    cookie,
    call: (method, path, init = {}) =>
      fetch(url + path, {
        method,
        ...init,
        headers: { authorization: `Bearer ${token?.access_token ?? ''}`, ...init.headers },
      }),
  };
}
