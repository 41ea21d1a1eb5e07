/** Two delegates with a customer each, one of inside sales with all of them, and how they act. */
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { startApi, type StartApiOptions, type TestApi } from '../api.ts';
import { buildGolden, buildLieux, LEMAIRE, MOREL, type Golden } from '../articles/golden.ts';
import {
  connecter,
  insertDelegue,
  insertMotDePasse,
  type Connecte,
} from '../identite/personnes.ts';
import type { Visitor } from '../visitors.ts';

export const PATRON = 'patron@morel.test';

export interface Equipe extends Golden {
  api: TestApi;
  pool: Pool;
  /** Looks after Morel. */
  dk07: number;
  /** Looks after Lemaire. */
  dt11: number;
  /** Serves everybody. */
  dj56: number;
  /** People by their address. */
  personnes: Readonly<Record<string, number>>;
}

interface Options extends StartApiOptions {
  /** With warehouses and stores, which hold screws. */
  lieux?: boolean;
}

export async function startEquipe({ lieux = false, ...options }: Options = {}): Promise<Equipe> {
  const api = await startApi({}, options);
  const { pool } = api;
  const golden = await buildGolden(pool);
  if (lieux) await buildLieux(pool, golden.vis);
  await pool.execute(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role)
    values (${golden.morel}, ${PATRON}, 'Morel', 'Hélène', 'administrateur')`);
  await pool.execute(sql`
    update compte set raison_sociale = 'Menuiserie Morel', ville = 'Nantes' where code = 'C001'`);
  await pool.execute(sql`
    update compte set raison_sociale = 'Couverture Lemaire', ville = 'Angers', code_postal = '49000',
           telephone = '+33241000000' where code = 'C002'`);
  for (const email of [MOREL, LEMAIRE, PATRON]) await insertMotDePasse(pool, email);
  const dk07 = await insertDelegue(pool, 'DK07');
  const dt11 = await insertDelegue(pool, 'DT11');
  const dj56 = await insertDelegue(pool, 'DJ56');
  await pool.execute(sql`update delegue set tous_comptes = true where id = ${dj56}`);
  await pool.execute(sql`
    insert into portefeuille (delegue_id, compte_id)
    values (${dk07}, ${golden.morel}), (${dt11}, ${golden.lemaire})`);
  const rows = await pool.query<{ id: number; email: string }>(
    sql`select id, email from utilisateur`,
  );
  const personnes = Object.fromEntries(rows.map(({ id, email }) => [email, id]));
  return { ...golden, api, pool, dk07, dt11, dj56, personnes };
}

export const signIn = ({ api }: Equipe, identifiant: string): Promise<Connecte> =>
  connecter(api.url, { identifiant });

export function envoi(body: unknown) {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Acts for this person from now on, or for nobody. */
export async function agirPour(
  { api, personnes }: Equipe,
  delegue: Visitor,
  email: string | null,
): Promise<Connecte> {
  const utilisateurId = email === null ? null : (personnes[email] ?? 999_999);
  const answer = await delegue.call(
    'PUT',
    '/api/delegue/utilisateur-courant',
    envoi({ utilisateurId }),
  );
  const body = (await answer.json()) as Record<string, unknown>;
  const { token } = body as { token?: { access_token: string } };
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  return {
    answer,
    body,
    cookie,
    call: (method, path, init = {}) =>
      fetch(api.url + path, {
        method,
        ...init,
        headers: { authorization: `Bearer ${token?.access_token ?? ''}`, ...init.headers },
      }),
  };
}

export async function read<T = Record<string, unknown>>(answer: Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T;
}

/** `Morel session-ouverte {}`, the oldest first. */
export async function journal({ pool }: Equipe): Promise<string[]> {
  const rows = await pool.query<{ texte: string }>(sql`
    select concat_ws(' ', d.code, c.code, u.email, j.action, j.details) as texte
      from journal_delegue j
      join delegue d on d.id = j.delegue_id
      join compte c on c.id = j.compte_id
      left join utilisateur u on u.id = j.utilisateur_id
     order by j.id`);
  return rows.map(({ texte }) => texte);
}
