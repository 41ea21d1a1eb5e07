/** A quote of many lines is read slice by slice, and ordered without naming those that are not read. */
import type { CommandeDeDevis } from '@comptoir/contract/devis/commande-devis.contract.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { resumerVersion } from '@comptoir/contract/devis/resume-version.ts';
import { ajouterJoursOuvres, jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, envoi, read, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { insertPorts } from '../livraison/livraisons.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { demanderDevis, offrir, readDevis, remplir } from './devis-de-test.ts';

let equipe: Equipe;
let who: Visitor;
let entier: Devis;
const DANS_UN_MOIS = ajouterJoursOuvres(jourOf(new Date(Date.now() + 30 * 86_400_000)), 0);

beforeAll(async () => {
  equipe = await startEquipe();
  const { pool, vis, perceuse, dk07 } = equipe;
  await pool.execute(sql`update delegue set plafond_remise = 20 where id = ${dk07}`);
  await buildLieux(pool, vis);
  await insertPorts(pool);
  who = await newBuyer(equipe.api, MOREL);
  // The one without a name was filled first: it is shown last.
  for (const chantier of ['', 'Villa', 'Garage']) {
    await remplir(
      who,
      [vis, perceuse].map((articleId) => ({ articleId, quantite: 2 })),
      chantier,
    );
  }
  const delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
  const { key } = await demanderDevis(equipe, who);
  const demande = await readDevis(delegue, key);
  const [premiere] = demande.courante.lignes;
  const remises = { [premiere?.reference ?? '']: '5' };
  await read(
    delegue.call(
      'POST',
      `/api/devis/${key}/proposer`,
      offrir(demande, remises, { valableJusqu: DANS_UN_MOIS }),
    ),
  );
  entier = await readDevis(who, key);
});
afterAll(() => equipe.api.close());

const tranche = (query: string): Promise<Devis> =>
  read<Devis>(who.call('GET', `/api/devis/${entier.key}?${query}`));
const lues = ({ courante }: Devis) => courante.lignes.map(({ id }) => id);
const apercevoir = (body: object) =>
  who.call('POST', `/api/devis/${entier.key}/apercu`, envoi({ version: entier.version, ...body }));

test('slices hold the lines in the order of the page, and together all of them', async () => {
  const parties = [await tranche('nombre=3'), await tranche('depuis=3&nombre=3')];
  expect(parties.map(({ courante }) => courante.lignes.map(({ chantier }) => chantier))).toEqual([
    ['Villa', 'Villa', 'Garage'],
    ['Garage', '', ''],
  ]);
  expect(new Set(parties.flatMap(lues))).toEqual(new Set(lues(entier)));
});

test('totals, what is saved and what can be ordered are of the whole quote', async () => {
  const { courante, ...reste } = await tranche('nombre=1');
  const { courante: toute, ...attendu } = entier;
  expect(reste).toEqual(attendu);
  expect(courante.tarif).toEqual(toute.tarif);
  expect(courante.resume).toEqual(resumerVersion(toute.lignes, toute.tarif.devise));
  expect(courante.resume).toMatchObject({ libres: 6, retirees: 0, prixRefuses: 0 });
});

test('a quote that fits is told as ever, to the byte', async () => {
  const chemin = `/api/devis/${entier.key}`;
  const tout = await (await who.call('GET', chemin)).text();
  expect(await (await who.call('GET', `${chemin}?nombre=6`)).text()).toBe(tout);
  expect(tout).not.toContain('"resume"');
});

test('what is ordered is all but what is left out, and what is no longer sold', async () => {
  const [une = 0, ...autres] = lues(entier);
  const sans = await read<CommandeDeDevis>(apercevoir({ sauf: [une] }));
  expect(new Set(sans.lignes)).toEqual(new Set(autres));
  const nommees = await read<CommandeDeDevis>(apercevoir({ lignes: autres }));
  expect(sans).toEqual(nommees);
  await equipe.pool.execute(sql`update article set retire = true where id = ${equipe.perceuse}`);
  try {
    await expect
      .poll(async () => (await read<CommandeDeDevis>(apercevoir({ sauf: [] }))).lignes.length)
      .toBe(3);
  } finally {
    await equipe.pool.execute(sql`update article set retire = false where id = ${equipe.perceuse}`);
  }
});

test('it is ordered by what is left out, as it was shown', async () => {
  await expect.poll(async () => (await apercevoir({})).status).toBe(200);
  const [une = 0] = lues(entier);
  const { accord } = await read<CommandeDeDevis>(apercevoir({ sauf: [une] }));
  const answer = await who.call('POST', `/api/devis/${entier.key}/accepter`, {
    ...envoi({ version: entier.version, sauf: [une], modePaiement: 'virement', accord }),
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { courante } = await readDevis(who, entier.key);
  expect(courante.lignes.filter(({ commande }) => commande === null).map(({ id }) => id)).toEqual([
    une,
  ]);
});

test('a slice of another company’s quote does not exist', async () => {
  const autre = await newBuyer(equipe.api, LEMAIRE);
  const answer = await autre.call('GET', `/api/devis/${entier.key}?nombre=1`);
  expect(answer.status).toBe(404);
});
