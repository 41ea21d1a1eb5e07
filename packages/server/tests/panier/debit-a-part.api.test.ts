/** Cut lists are planned apart: whoever writes the hardest ones keeps the thread that answers free. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, MOREL } from '../articles/golden.ts';
import { connecter, insertMotDePasse } from '../identite/personnes.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { written, json, lignesOf, refusee } from './paniers.ts';

let api: TestApi;
/** Sheets of 2500 × 1250, and others of 2800 × 2070. */
let panneau: number;
let grand: number;
beforeAll(async () => {
  api = await startApi();
  const golden = await buildGolden(api.pool);
  panneau = golden.perceuse;
  grand = golden.vis;
  await insertMotDePasse(api.pool, MOREL);
  await coucher(panneau, 2500, 1250);
  await coucher(grand, 2800, 2070);
});
afterAll(() => api.close());

function coucher(id: number, longueur: number, largeur: number): Promise<unknown> {
  return api.pool.execute(sql`
    update article
       set trait_de_scie = 4, debit = 'panneau', debit_longueur = ${longueur},
           debit_largeur = ${largeur}, unite = 'plaque', multiple = 1, minimum = 1
     where id = ${id}`);
}

/** Forty sizes: a fifth of a second of planning each; another list for another `n`. */
function dure(n: number): string {
  const sizes = Array.from({ length: 40 }, (_, k) => {
    const longueur = 180 + ((k * 137 + n * 31) % 1000);
    return `3x${longueur}x${150 + ((k * 89 + n * 17) % 700)}`;
  });
  return sizes.join(' + ');
}

const NOMBRE = 8;
let fois = 0;
const lot = (articleId: number, de: number) =>
  Array.from({ length: NOMBRE }, (_, n) => ({ articleId, quantite: 1, traitCoupe: dure(de + n) }));
/** Lists that nobody planned yet. */
const neuves = () => (fois += 100);

/** Milliseconds that the thread of the shop was at it. */
async function coutOf(work: () => Promise<unknown>): Promise<number> {
  const avant = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(avant);
  return (user + system) / 1000;
}

const ajouter = (who: Visitor, lignes: object[], chantier: string) =>
  written(who.call('PUT', `/api/panier/articles?chantier=${chantier}`, json(lignes)));

/** The most time of this thread; planning them all takes a second and more. */
const PEU_MS = 250;

test('adding cut lists, and adding them again, is planned apart', { timeout: 60_000 }, async () => {
  const who = await newVisitor(api.url);
  const lignes = lot(panneau, neuves());
  const cout = await coutOf(() => ajouter(who, lignes, 'A'));
  expect(cout).toBeLessThan(PEU_MS);
  const simples = await lignesOf(who);
  expect(simples).toHaveLength(NOMBRE);
  expect(simples.every(({ quantite, coupe }) => coupe && quantite >= coupe.borne)).toBe(true);
  // Each meets its own list there: the pieces become one longer list.
  const double = await coutOf(() => ajouter(who, lignes, 'A'));
  expect(double).toBeLessThan(PEU_MS);
  const doubles = await lignesOf(who);
  expect(doubles.map(({ coupe }) => coupe?.pieces)).toEqual(
    simples.map(({ coupe }) => (coupe?.pieces ?? 0) * 2),
  );
});

test('lists that meet where they are moved to are planned apart', { timeout: 60_000 }, async () => {
  const who = await newVisitor(api.url);
  const lignes = lot(panneau, neuves());
  await ajouter(who, lignes, 'A');
  await ajouter(who, lignes, 'B');
  const toutes = await lignesOf(who);
  const vers = toutes[0]?.chantierId;
  const ligneIds = toutes.filter((l) => l.chantierId !== vers).map(({ ligneId }) => ligneId);
  const move = () =>
    written(who.call('POST', '/api/panier/lignes/deplacer', json({ ligneIds, chantierId: vers })));
  expect(await coutOf(move)).toBeLessThan(PEU_MS);
  const jointes = await lignesOf(who);
  expect(jointes).toHaveLength(NOMBRE);
  expect(jointes.every(({ coupe }) => coupe?.exemplaires === 1)).toBe(true);
});

test('another article under the same lists is planned apart', { timeout: 60_000 }, async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, lot(panneau, neuves()), 'A');
  const [{ chantierId } = { chantierId: 0 }] = await lignesOf(who);
  const chemin = `/api/panier/chantiers/${chantierId}/articles/${panneau}/remplacer`;
  const replace = () => written(who.call('POST', `${chemin}?articleId=${grand}`));
  expect(await coutOf(replace)).toBeLessThan(PEU_MS);
  const lignes = await lignesOf(who);
  expect(lignes.map(({ id }) => id)).toEqual(Array(NOMBRE).fill(grand));
});

test('a list that is changed is planned apart, and one that cannot be cut is refused', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, [{ articleId: panneau, quantite: 1, traitCoupe: '1x500x400' }], 'A');
  const [{ chantierId } = { chantierId: 0 }] = await lignesOf(who);
  const chemin = `/api/panier/chantiers/${chantierId}/articles/${panneau}`;
  const change = (liste: string) =>
    who.call('PATCH', `${chemin}?${new URLSearchParams({ traitCoupe: liste }).toString()}`);
  const [une, deux] = [neuves(), neuves()];
  // One alone would hardly be told from what any change costs.
  const cout = await coutOf(async () => {
    for (let n = 0; n < NOMBRE; n++) await written(change(dure(une + n)));
  });
  expect(cout).toBeLessThan(PEU_MS);
  expect(await refusee(change(`${dure(deux)} + 1x9000x100`))).toMatchObject({
    code: 'trait-coupe-invalide',
  });
});

test('lists that meet at sign-in are planned apart', { timeout: 60_000 }, async () => {
  const lignes = lot(panneau, neuves());
  await ajouter(await connecter(api.url, { identifiant: MOREL }), lignes, 'A');
  const visiteur = await newVisitor(api.url);
  await ajouter(visiteur, lignes, 'A');
  let lui: Visitor | undefined;
  const signIn = async () =>
    (lui = await connecter(api.url, { identifiant: MOREL, panier: 'fusionner' }, visiteur));
  expect(await coutOf(signIn)).toBeLessThan(PEU_MS);
  const jointes = lui ? await lignesOf(lui) : [];
  expect(jointes.map(({ coupe }) => coupe?.pieces)).toEqual(Array(NOMBRE).fill(240));
});
