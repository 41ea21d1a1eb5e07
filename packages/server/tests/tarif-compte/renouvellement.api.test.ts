/** A company asks who looks after it to renew the net prices that end. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type {
  demanderRenouvellement,
  listerPrixNegocies,
} from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnvoiCourrier } from '../../src/courrier/envoi.ts';
import { sql } from '../../src/db/sql.ts';
import { insertArticle, LEMAIRE, MOREL } from '../articles/golden.ts';
import {
  agirPour,
  journal,
  PATRON,
  read,
  signIn,
  startEquipe,
  type Equipe,
} from '../delegue/equipe.ts';
import type { Visitor } from '../visitors.ts';
import { renouveler } from './renouvellement.ts';

type Reponse = CallAnswer<typeof demanderRenouvellement>;
type Liste = CallAnswer<typeof listerPrixNegocies>;

let equipe: Equipe;
let anne: Visitor;
let patron: Visitor;
/** Ends in three days; over since ten; without an end. */
let scie: number;
let rabot: number;
let lime: number;
const JOUR = sql`(now() at time zone 'Europe/Paris')::date`;

beforeAll(async () => {
  equipe = await startEquipe();
  const { pool, morel } = equipe;
  scie = await insertArticle(pool, 'SCI-190', 'electroportatif', 'krafto', '100.00');
  rabot = await insertArticle(pool, 'RAB-82', 'electroportatif', 'krafto', '120.00');
  lime = await insertArticle(pool, 'LIM-10', 'electroportatif', 'krafto', '12.00');
  await pool.execute(sql`update article set libelle_fr = '=Scie' where id = ${scie}`);
  await pool.execute(sql`
    insert into prix_negocie (compte_id, article_id, debut, fin, prix)
    values (${morel}, ${scie}, ${JOUR} - 30, ${JOUR} + 3, 80),
      (${morel}, ${rabot}, ${JOUR} - 90, ${JOUR} - 10, 95),
      (${morel}, ${lime}, ${JOUR} - 90, null, 9)`);
  anne = await signIn(equipe, MOREL);
  patron = await signIn(equipe, PATRON);
});
afterAll(() => equipe.api.close());

const codeOf = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { code?: string }).code;
const lister = (query = '', who = anne) =>
  read<Liste>(who.call('GET', `/api/prix-negocies${query}`));

async function listEnvois(numero: string): Promise<EnvoiCourrier[]> {
  const rows = await equipe.pool.query<{ envoi: EnvoiCourrier }>(sql`
    select payload as envoi from graphile_worker._private_jobs
     where payload ->> 'sujet' like ${`%${numero}%`}
     order by id`);
  return rows.map(({ envoi }) => envoi);
}

test('all that are about to expire go to the delegate of the company, with the list', async () => {
  expect(await lister()).toMatchObject({ expirants: 2, aRenouveler: 2 });
  const cle = crypto.randomUUID();
  const [un, deux] = await Promise.all([
    read<Reponse>(renouveler(anne, { cle })),
    read<Reponse>(renouveler(anne, { cle })),
  ]);
  expect(un).toEqual(deux);
  const { delegue } = await lister();
  expect(un).toMatchObject({
    numero: expect.stringMatching(/^N\d\d-\d{6}$/),
    nombre: 2,
    deja: 0,
    delegue,
  });
  const [demande, accuse, ...autres] = await listEnvois(un.numero);
  expect(autres).toEqual([]);
  const { email } = await equipe.pool.one<{ email: string }>(
    sql`select email from delegue where id = ${equipe.dk07}`,
  );
  expect(demande).toMatchObject({ a: email, repondreA: MOREL });
  expect(demande?.texte).toMatch(/PVX-18-60[^\n]*150,00/);
  const csv = Buffer.from(demande?.pieces?.[0]?.data ?? '', 'base64').toString();
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect(csv).toContain("SCI-190;'=Scie;80,00;100,00;");
  expect(accuse).toMatchObject({ a: MOREL, repondreA: email });
});

test('everyone of the company sees when it was asked for, and asks for nothing twice', async () => {
  const { prix, aRenouveler } = await lister('?etat=expirant', patron);
  expect(aRenouveler).toBe(0);
  for (const { demandeLe } of prix) expect(demandeLe).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(await codeOf(renouveler(patron))).toBe('renouvellement-deja-demande');
  // Two colleagues at once: one mail.
  await equipe.pool.execute(sql`
    update demande_renouvellement set cree_le = cree_le - interval '9 days'`);
  const codes = await Promise.all([codeOf(renouveler(anne)), codeOf(renouveler(patron))]);
  expect(codes.toSorted()).toEqual(['renouvellement-deja-demande', undefined]);
});

test('those chosen are asked for, over ones too; what has no end needs none', async () => {
  const reponse = await read<Reponse>(renouveler(anne, { articleIds: [rabot, scie, lime] }));
  expect(reponse).toMatchObject({ nombre: 1, deja: 1 });
  const { prix } = await lister('?etat=expire');
  expect(prix.map(({ article, demandeLe }) => [article.reference, demandeLe])).toEqual([
    ['VBF-05060-ZJ', null],
    ['RAB-82', reponse.le],
  ]);
  expect(await codeOf(renouveler(anne, { articleIds: [lime] }))).toBe('introuvable');
});

test('another request with the same key is refused, and one without a key', async () => {
  const cle = crypto.randomUUID();
  await equipe.pool.execute(sql`delete from demande_renouvellement`);
  await renouveler(anne, { cle });
  expect(await codeOf(renouveler(anne, { cle, articleIds: [rabot] }))).toBe('requete-invalide');
  expect(
    await codeOf(
      anne.call('POST', '/api/prix-negocies/renouvellement', {
        body: '{}',
        headers: { 'content-type': 'application/json' },
      }),
    ),
  ).toBe('requete-invalide');
});

test('a price agreed anew is another, that nobody asked for yet', async () => {
  await equipe.pool.execute(sql`
    update prix_negocie set fin = ${JOUR} - 1 where article_id = ${scie}`);
  await equipe.pool.execute(sql`
    insert into prix_negocie (compte_id, article_id, debut, fin, prix)
    values (${equipe.morel}, ${scie}, ${JOUR}, ${JOUR} + 20, 82)`);
  const { prix } = await lister('?recherche=SCI');
  expect(prix).toMatchObject([{ demandeLe: null, etat: 'expirant', aHistorique: true }]);
});

test('without a delegate it goes to the house, and says so', async () => {
  await equipe.pool.execute(sql`delete from portefeuille where compte_id = ${equipe.morel}`);
  expect((await lister()).delegue).toBeNull();
  const { numero, delegue } = await read<Reponse>(renouveler(patron, { articleIds: [scie] }));
  expect(delegue).toBeNull();
  const [demande, accuse] = await listEnvois(numero);
  expect(demande?.a).toBe(enseigne.supportDigital.email);
  expect(accuse?.texte).toContain('Le service client a reçu votre demande');
  await equipe.pool.execute(sql`
    insert into portefeuille (delegue_id, compte_id) values (${equipe.dk07}, ${equipe.morel})`);
});

test('by a delegate for their customer it is in the journal', async () => {
  await equipe.pool.execute(sql`delete from demande_renouvellement`);
  const before = (await journal(equipe)).length;
  const dk07 = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
  const { numero } = await read<Reponse>(renouveler(dk07, { articleIds: [rabot] }));
  const actes = (await journal(equipe)).slice(before);
  expect(actes.find((acte) => acte.includes('renouvellement-demande'))).toContain(numero);
});

test('a company has nothing to renew that is another’s, and a person asks ten times an hour', async () => {
  const lemaire = await signIn(equipe, LEMAIRE);
  expect(await codeOf(renouveler(lemaire, { articleIds: [scie] }))).toBe('introuvable');
  await equipe.pool.execute(sql`
    insert into demande_renouvellement (numero, compte_id, utilisateur_id, langue, cree_le)
    select 'N-' || i, ${equipe.morel}, ${equipe.personnes[MOREL] ?? 0}, 'fr', now()
      from generate_series(1, 10) i`);
  expect(await codeOf(renouveler(anne))).toBe('trop-de-requetes');
});
