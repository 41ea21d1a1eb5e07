import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { listerCommandes } from '@comptoir/contract/commandes/commandes.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, PATRON, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { ajouter } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { desservir, passer } from './tunnel.ts';

type Liste = CallAnswer<typeof listerCommandes>;

let equipe: Equipe;
let anne: Visitor;
let patron: Visitor;
let adresseId: number;
/** In the order they were placed: 90 screws for Lilas, 3 drills for Tilleuls, one box to approve. */
const numeros: string[] = [];
beforeAll(async () => {
  equipe = await startEquipe();
  const { pool } = equipe;
  await pool.execute(
    sql`update article set libelle_fr = 'Perceuse à percussion' where id = ${equipe.perceuse}`,
  );
  await buildLieux(pool, equipe.vis);
  adresseId = await desservir(pool, equipe.morel);
  anne = await newBuyer(equipe.api, MOREL);
  patron = await newBuyer(equipe.api, PATRON);
  const commander = async (who: Visitor) => {
    numeros.push((await passer(who, { adresseId })).numero ?? '');
  };
  await ajouter(anne, equipe.vis, 90, 'Résidence Lilas');
  await commander(anne);
  await ajouter(patron, equipe.perceuse, 3, 'Tilleuls');
  await commander(patron);
  await pool.execute(sql`update utilisateur set limite_commande = 1 where email = ${MOREL}`);
  await ajouter(anne, equipe.vis, 1);
  await commander(anne);
  await pool.execute(sql`
    update commande set passee_le = '2026-03-10T23:30:00Z' where numero = ${numeros[0] ?? ''}`);
});
afterAll(() => equipe.api.close());

async function lister(query = '', who: Visitor = anne): Promise<Liste> {
  const answer = await who.call('GET', `/api/commandes${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Liste;
}
/** Places of the orders found, in the order of the list. */
const places = async (query: string, who?: Visitor) =>
  (await lister(query, who)).commandes.map(({ numero }) => numeros.indexOf(numero));

test('everyone of a company sees all its orders, the latest first; nobody else sees them', async () => {
  const liste = await lister();
  expect(liste.commandes.map(({ numero }) => numeros.indexOf(numero))).toEqual([2, 1, 0]);
  expect(liste).toMatchObject({ total: 3, page: 1 });
  expect(await places('', patron)).toEqual([2, 1, 0]);
  const delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
  expect((await lister('', delegue)).total).toBe(3);
  const lemaire = await newBuyer(equipe.api, LEMAIRE);
  expect((await lister('', lemaire)).total).toBe(0);
});

test('tells where each order comes from: the shop, a delegate, a quote', async () => {
  const { pool } = equipe;
  const origines = async () =>
    Object.fromEntries(
      (await lister()).commandes.map(({ numero, origine }) => [numeros.indexOf(numero), origine]),
    );
  expect(await origines()).toEqual({ 0: 'web', 1: 'web', 2: 'web' });
  const [premiere = '', seconde = ''] = numeros;
  await pool.execute(sql`
    update commande set delegue_id = (select id from delegue where code = 'DK07')
     where numero = ${premiere}`);
  const delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
  await ajouter(delegue, equipe.vis, 1);
  const { key } = await passer(delegue, { adresseId, type: 'Devis' });
  await pool.execute(sql`
    update commande set devis_id = (select id from devis where cle = ${key})
     where numero = ${seconde}`);
  expect(await origines()).toEqual({ 0: 'delegue', 1: 'devis', 2: 'web' });
});

test('what waits for who asks is counted and can be asked for alone', async () => {
  expect((await lister('', patron)).aValider).toBe(1);
  expect(await places('?aValider=true', patron)).toEqual([2]);
  expect((await lister()).aValider).toBe(0);
  expect(await places('?aValider=true')).toEqual([]);
});

test('is searched by number, reference, name of an article, chantier, whatever the accents', async () => {
  expect(await places(`?recherche=${numeros[1]}`)).toEqual([1]);
  expect(await places('?recherche=pvx-18')).toEqual([1]);
  expect(await places('?recherche=residence%20LILAS')).toEqual([0]);
  expect(await places('?recherche=perceuse')).toEqual([1]);
  expect(await places('?recherche=perceuse%20tilleuls')).toEqual([1]);
  expect(await places('?recherche=rien')).toEqual([]);
});

test('finds what was mistyped, and says what it looked for', async () => {
  const lue = (recherche: string) => lister(`?recherche=${recherche}`);
  expect(await lue('percuese%20tileuls')).toMatchObject({
    total: 1,
    corrige: 'perceuse tilleuls',
  });
  expect(await lue('perceuse')).not.toHaveProperty('corrige');
  expect(await lue('introuvable')).toMatchObject({ total: 0 });
});

test('is searched however many references an order has', async () => {
  await equipe.pool.execute(sql`
    update commande set recherche = recherche || repeat(' vbf 05060', 300) || ' derniere'
     where numero = ${numeros[1] ?? ''}`);
  expect(await places('?recherche=derniere')).toEqual([1]);
  expect(await places('?recherche=vbf')).toEqual([2, 1, 0]);
});

test('is filtered by state, chantier, author, amount, and days of Paris', async () => {
  expect(await places('?etat=a-valider')).toEqual([2]);
  expect(await places('?etat=a-valider&etat=validee')).toEqual([2, 1, 0]);
  expect(await places('?chantier=Tilleuls')).toEqual([1]);
  expect(await places(`?auteurId=${equipe.personnes[PATRON]}`)).toEqual([1]);
  expect(await places('?montantMin=400&montantMax=600')).toEqual([1]);
  expect(await places('?du=2026-03-11&au=2026-03-11')).toEqual([0]);
  expect(await places('?au=2026-03-10')).toEqual([]);
});

test('is sorted as asked, and tells what it can be filtered by', async () => {
  expect(await places('?tri=numero')).toEqual([0, 1, 2]);
  expect(await places('?tri=-montant')).toEqual([0, 1, 2]);
  expect(await places('?tri=montant')).toEqual([2, 1, 0]);
  expect(await places('?page=2')).toEqual([]);
  const { auteurs, chantiers } = await lister();
  expect(auteurs.map(({ nom }) => nom)).toEqual(['Anne Morel', 'Hélène Morel']);
  expect(chantiers).toEqual(['Résidence Lilas', 'Tilleuls']);
});

test('is taken away as a file, with the same filters', async () => {
  const answer = await anne.call('GET', '/api/commandes/export?format=csv&etat=validee');
  const { data, name, type } = (await answer.json()) as Record<string, string>;
  expect(name).toMatch(/^commandes-\d{4}-\d\d-\d\d\.csv$/);
  expect(type).toContain('text/csv');
  const lignes = Buffer.from(data ?? '', 'base64')
    .toString()
    .split('\r\n');
  expect(lignes).toHaveLength(4);
  expect(lignes[1]).toContain(`${numeros[1]};`);
  const xlsx = await anne.call('GET', '/api/commandes/export?format=xlsx');
  const classeur = (await xlsx.json()) as { data: string };
  expect(Buffer.from(classeur.data, 'base64').subarray(0, 2).toString()).toBe('PK');
});

test('is taken away as it is shown: its order, its columns, the orders chosen', async () => {
  const exporter = async (query: string) => {
    const answer = await anne.call('GET', `/api/commandes/export?format=csv&${query}`);
    const { data = '' } = (await answer.json()) as Record<string, string>;
    return Buffer.from(data, 'base64')
      .toString()
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .slice(0, -1);
  };
  const [tetes, ...montante] = await exporter('tri=numero&colonnes=montant&colonnes=etat');
  expect(tetes).toMatch(/^[^;]*;[^;]*HT[^;]*;[^;]*TTC[^;]*;[^;]*$/);
  const ordre = montante.map((ligne) => ligne.split(';')[0] ?? '');
  expect(ordre).toEqual(ordre.toSorted((a, b) => a.localeCompare(b)));
  const liste = await anne.call('GET', '/api/commandes?tri=numero');
  const { commandes } = (await liste.json()) as { commandes: { key: string; numero: string }[] };
  const [premiere] = commandes;
  expect(await exporter(`cles=${premiere?.key}&colonnes=date`)).toEqual([
    expect.any(String),
    expect.stringMatching(new RegExp(`^${premiere?.numero};\\d\\d/`)),
  ]);
  expect(await exporter(`cles=${'x'.repeat(22)}`)).toHaveLength(1);
});
