import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { cleanTermes } from '../../src/recherche/recherche.public.ts';
import { createTermesFrequents } from '../../src/recherche/suggestions/termes-frequents.ts';
import { createNotes } from '../../src/recherche/suggestions/termes-notes.ts';
import {
  listTermesVains,
  SESSIONS_AVANT_MONTRE,
} from '../../src/recherche/suggestions/termes.sql.ts';
import { createDatabase, type TestDatabase } from '../database.ts';

let base: TestDatabase;
let sessions: number[];

beforeAll(async () => {
  base = await createDatabase();
});
afterAll(() => base.drop());
beforeEach(async () => {
  await base.pool.execute(sql`delete from terme_cherche`);
  await base.pool.execute(sql`delete from terme_compte`);
  const rows = await base.pool.query<{ id: number }>(sql`
    insert into session (jeton_hash, expire_le)
    select sha256(convert_to(gen_random_uuid()::text, 'UTF8')), now() + interval '1 day'
      from generate_series(1, 4)
    returning id`);
  sessions = rows.map(({ id }) => id);
});

/** Each session searches each of the terms. */
async function search(
  terms: readonly string[],
  who: readonly number[],
  found = { trouves: 12, ecarts: '' },
): Promise<void> {
  const notes = createNotes({ pool: base.pool, log: silentLog });
  for (const sessionId of who) {
    for (const terme of terms) notes.noter({ langue: 'fr', terme, sessionId, ...found });
  }
  await notes.close();
}

/** Each session opens an answer of each of the terms. */
async function open(terms: readonly string[], who: readonly number[]): Promise<void> {
  const notes = createNotes({ pool: base.pool, log: silentLog });
  for (const sessionId of who) {
    for (const terme of terms) notes.choisir({ langue: 'fr', terme, sessionId });
  }
  await notes.close();
}

const vains = async () =>
  (await listTermesVains(base.pool, SESSIONS_AVANT_MONTRE, 10)).map(
    ({ terme, sessions: nombre, choix, trouves, ecarts }) => ({
      terme,
      sessions: nombre,
      choix,
      trouves,
      ecarts,
    }),
  );

const counts = () => base.pool.query(sql`select terme, sessions from terme_cherche order by terme`);

it('a term is counted once per session, however often and however it is typed', async () => {
  await search(['vis à bois', ' Vis  à bois '], sessions.slice(0, 2));
  await search(['vis à bois'], sessions.slice(1, 3));
  expect(await counts()).toEqual([{ terme: 'vis à bois', sessions: 3 }]);
});

it('a term is proposed once enough sessions searched it, the most searched first', async () => {
  await search(['vis à tôle'], sessions.slice(0, SESSIONS_AVANT_MONTRE - 1));
  await search(['vis terrasse'], sessions.slice(0, SESSIONS_AVANT_MONTRE));
  await search(['vis à bois'], sessions);
  const termes = createTermesFrequents(base.pool);
  expect(await termes.completer('fr', 'vis', 5)).toEqual(['vis à bois', 'vis terrasse']);
  expect(await termes.completer('fr', 'VIS A', 5)).toEqual(['vis à bois']);
  expect(await termes.completer('fr', '', 1)).toEqual(['vis à bois']);
  expect(await termes.completer('fr', '???', 5)).toEqual([]);
  expect(await termes.completer('en', 'vis', 5)).toEqual([]);
});

it('two spellings of one term are proposed once, as most people write it', async () => {
  await search(['cheville a frapper'], sessions.slice(0, 3));
  await search(['cheville à frapper'], sessions);
  const termes = createTermesFrequents(base.pool);
  expect(await termes.completer('fr', 'chev', 5)).toEqual(['cheville à frapper']);
});

it('what is already typed in full is no completion', async () => {
  await search(['vis à bois'], sessions);
  expect(await createTermesFrequents(base.pool).completer('fr', 'Vis à bois', 5)).toEqual([]);
});

it('what was read is good for a minute, and nobody waits for what comes after', async () => {
  let now = 0;
  const termes = createTermesFrequents(base.pool, () => now);
  expect(await termes.completer('fr', '', 5)).toEqual([]);
  await search(['vis à bois'], sessions);
  now = 59_999;
  expect(await termes.completer('fr', '', 5)).toEqual([]);
  now = 60_000;
  expect(await termes.completer('fr', '', 5)).toEqual([]);
  expect(await termes.completer('fr', '', 5)).toEqual(['vis à bois']);
});

it('texts too short or too long for a completion are not counted', async () => {
  await search(['m8', 'x'.repeat(61)], sessions);
  expect(await counts()).toEqual([]);
});

it('nothing kept tells that two terms were searched by one session', async () => {
  await search(['vis à bois', 'foret béton'], sessions.slice(0, 1));
  const rows = await base.pool.query<{ empreinte: string }>(
    sql`select encode(empreinte, 'hex') as empreinte from terme_compte`,
  );
  expect(new Set(rows.map(({ empreinte }) => empreinte)).size).toBe(2);
  const columns = await base.pool.query<{ nom: string }>(sql`
    select column_name as nom from information_schema.columns
     where table_name in ('terme_compte', 'terme_cherche') order by 1`);
  expect(columns.map(({ nom }) => nom)).not.toContain('session_id');
});

it('after a month nothing is kept of who searched, after a year nothing of the term', async () => {
  await search(['vis à bois', 'foret béton'], sessions);
  await base.pool.execute(sql`
    update terme_compte set compte_le = current_date - 31 where terme = 'vis à bois'`);
  await base.pool.execute(sql`
    update terme_cherche set dernier_le = current_date - 366 where terme = 'foret béton'`);
  expect(await cleanTermes(base.pool)).toBe(sessions.length + 1);
  expect(await counts()).toEqual([{ terme: 'vis à bois', sessions: sessions.length }]);
});

it('what finds nothing, loses words or is hardly ever opened is reported, the most searched first', async () => {
  await search(['vis à bois', 'tirefond'], sessions);
  await open(['vis à bois'], sessions.slice(0, 1));
  await search(['domino'], sessions.slice(0, 3), { trouves: 0, ecarts: '' });
  await search(['vis parker'], sessions.slice(0, 3), { trouves: 40, ecarts: 'parker' });
  expect(await vains()).toEqual([
    { terme: 'tirefond', sessions: 4, choix: 0, trouves: 12, ecarts: '' },
    { terme: 'domino', sessions: 3, choix: 0, trouves: 0, ecarts: '' },
    { terme: 'vis parker', sessions: 3, choix: 0, trouves: 40, ecarts: 'parker' },
  ]);
});

it('what too few searched is not reported, nor proposed to others where it leads nowhere', async () => {
  await search(['jean dupont'], sessions.slice(0, SESSIONS_AVANT_MONTRE - 1), {
    trouves: 0,
    ecarts: '',
  });
  await search(['domino'], sessions, { trouves: 0, ecarts: '' });
  expect(await vains()).toMatchObject([{ terme: 'domino' }]);
  expect(await createTermesFrequents(base.pool).completer('fr', '', 5)).toEqual([]);
});

it('addresses and telephone numbers are never kept', async () => {
  await search(['jean@menuiserie.test', '06 12 34 56 78', 'commande 0612345678'], sessions);
  expect(await counts()).toEqual([]);
});

it('a session that opens several answers, twice, or of words it never searched counts once at most', async () => {
  await search(['vis à bois'], sessions);
  await open(['vis à bois', 'Vis  à bois', 'tirefond'], sessions.slice(0, 2));
  await open(['vis à bois'], sessions.slice(1, 3));
  expect(await base.pool.query(sql`select terme, choix from terme_cherche`)).toEqual([
    { terme: 'vis à bois', choix: 3 },
  ]);
});

it('what others found meanwhile counts: a word that was added takes its term off the report', async () => {
  await search(['domino'], sessions.slice(0, 3), { trouves: 0, ecarts: '' });
  await search(['domino'], sessions.slice(3));
  await open(['domino'], sessions);
  expect(await vains()).toEqual([]);
});
