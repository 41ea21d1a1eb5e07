import type { listerHabitudesAchats } from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { suivreHabitudes } from '../../src/habitudes-achats/habitudes-achats.public.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import { desservir, passer } from '../commandes/tunnel.ts';
import { startEquipe, type Equipe } from '../delegue/equipe.ts';
import { ajouter, json, lirePanier } from '../panier/paniers.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';
import { insertCommande, type CommandeDatee } from './commandes-datees.ts';

type Liste = CallAnswer<typeof listerHabitudesAchats>;

let equipe: Equipe;
let who: Visitor;
let adresseId: number;
/** Two hundred days ago. */
let zero: string;
beforeAll(async () => {
  equipe = await startEquipe();
  await buildLieux(equipe.pool, equipe.vis);
  adresseId = await desservir(equipe.pool, equipe.morel);
  who = await newBuyer(equipe.api, MOREL);
  ({ zero } = await equipe.pool.one<{ zero: string }>(
    sql`select ((now() at time zone 'Europe/Paris')::date - 200)::text as zero`,
  ));
});
afterAll(() => equipe.api.close());
beforeEach(async () => {
  for (const table of [sql`commande`, sql`achat`, sql`habitude`, sql`panier`]) {
    await equipe.pool.execute(sql`delete from ${table}`);
  }
  await equipe.pool.execute(sql`update article set retire = false`);
});

async function commander(jours: readonly number[], autre: Partial<CommandeDatee> = {}) {
  for (const jour of jours) {
    await transaction(equipe.pool, async (tx) => {
      const commande = { zero, jour, quantite: 10, ...autre };
      await suivreHabitudes(tx, await insertCommande(tx, equipe, commande));
    });
  }
}

async function lister(query = '', qui = who): Promise<Liste> {
  const answer = await qui.call('GET', `/api/habitudes-achats${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Liste;
}

const etatsDits = ({ habitudes }: Liste) =>
  habitudes.map(({ article, etat }) => [article.id, etat]);

test.each([
  ['due', [120, 150, 180 - 11]],
  ['bientot', [118, 148, 175]],
  ['reguliere', [130, 160, 190]],
  ['irreguliere', [20, 25, 120, 121]],
  ['irreguliere', [190]],
  ['arretee', [10, 30, 50]],
] as const)('a habit is %s when it was bought on days %j of two hundred', async (etat, jours) => {
  await commander(jours);
  const { habitudes, etats } = await lister();
  expect(habitudes).toMatchObject([{ article: { id: equipe.vis }, etat, nombre: jours.length }]);
  expect(etats[etat]).toBe(1);
});

test('what is due comes first, with usual quantity, rhythm, prices, chantiers and who bought', async () => {
  await commander([130, 160, 190], { articleId: equipe.perceuse, quantite: 1 });
  await commander([100, 130, 160], { chantier: 'Les Lilas', prix: '0.0100' });
  const { habitudes, jour } = await lister();
  expect(habitudes.map(({ article }) => article.id)).toEqual([equipe.vis, equipe.perceuse]);
  const [vis] = habitudes;
  expect(vis).toMatchObject({
    etat: 'due',
    quantite: 10,
    rythmeJours: 30,
    dernierPrixHT: { montant: '0.0100', devise: 'EUR' },
    evolution: 'hausse',
    chantiers: ['Les Lilas'],
    masquee: false,
  });
  expect(vis?.acheteurs).toHaveLength(1);
  expect((vis?.prochainLe ?? jour) < jour).toBe(true);
});

test('an order placed through the shop makes it due no longer, and one given up again', async () => {
  await commander([100, 130, 160]);
  expect(etatsDits(await lister())).toEqual([[equipe.vis, 'due']]);
  await ajouter(who, equipe.vis, 10);
  const { key } = await passer(who, { adresseId });
  expect((await lister()).habitudes).toMatchObject([{ etat: 'reguliere', nombre: 4 }]);
  const annulee = await who.call('POST', `/api/commandes/${key}/annuler`);
  expect(annulee.status, await annulee.clone().text()).toBeLessThan(300);
  expect((await lister()).habitudes).toMatchObject([{ etat: 'due', nombre: 3 }]);
});

test('the list is narrowed by words, reference, state and chantier, and sorted', async () => {
  await commander([100, 130, 160], { chantier: 'Les Lilas' });
  await commander([190], { articleId: equipe.perceuse, quantite: 1 });
  const ids = async (query: string) =>
    (await lister(query)).habitudes.map(({ article }) => article.id);
  expect(await ids('?recherche=vbf-05060')).toEqual([equipe.vis]);
  expect(await ids('?recherche=introuvable')).toEqual([]);
  expect(await ids('?etat=irreguliere')).toEqual([equipe.perceuse]);
  expect(await ids('?chantier=Les%20Lilas')).toEqual([equipe.vis]);
  expect(await ids('?tri=-dernier')).toEqual([equipe.perceuse, equipe.vis]);
  expect(await ids('?tri=-nombre')).toEqual([equipe.vis, equipe.perceuse]);
  const { familles, total } = await lister('?etat=due');
  expect(total).toBe(1);
  expect(familles.length).toBeGreaterThan(0);
  expect(await ids(`?noeudId=${familles[0]?.id}`)).toContain(equipe.vis);
});

test('is taken away as it is shown: its order and columns, the articles chosen', async () => {
  await commander([120, 150, 169], { prix: '12.5000' });
  const { vis, perceuse } = equipe;
  await equipe.pool.execute(sql`update article set libelle_fr = '=Vis' where id = ${vis}`);
  const exporter = async (query: string, qui = who) => {
    const answer = await qui.call('GET', `/api/habitudes-achats/export?format=csv&${query}`);
    const { data, name } = (await answer.json()) as { data: string; name: string };
    expect(name).toMatch(/^habitudes-achats-\d{4}-\d\d-\d\d\.csv$/);
    const lignes = Buffer.from(data, 'base64').toString().trim().split('\r\n');
    return lignes.map((ligne) => ligne.split(';'));
  };
  const [tetes, ...lignes] = await exporter('colonnes=echeance&colonnes=stock');
  expect(tetes?.slice(2)).toEqual([
    'Quantité habituelle',
    'État',
    'Prochain achat',
    'Stock en magasin',
    'Stock livrable',
  ]);
  expect(lignes).toEqual([
    ['VBF-05060-ZJ', "'=Vis", '10', 'À racheter', expect.stringMatching(/^[\d/]{10}$/), '', '40'],
  ]);
  expect(await exporter('')).toHaveLength(2);
  expect(await exporter('etat=arretee')).toHaveLength(1);
  expect(await exporter(`articleIds=${vis}`)).toHaveLength(2);
  expect(await exporter(`articleIds=${perceuse}`)).toHaveLength(1);
  expect(await exporter('', await newBuyer(equipe.api, LEMAIRE))).toHaveLength(1);
});

test('what is no longer sold is no longer bought', async () => {
  await commander([100, 130, 160]);
  await equipe.pool.execute(sql`update article set retire = true where id = ${equipe.vis}`);
  expect(etatsDits(await lister())).toEqual([[equipe.vis, 'arretee']]);
});

test('a hidden habit is shown nowhere until it is shown again', async () => {
  await commander([100, 130, 160]);
  const chemin = `/api/habitudes-achats/${equipe.vis}/masquee`;
  expect((await who.call('PUT', chemin)).status).toBe(204);
  expect((await who.call('PUT', chemin)).status).toBe(204);
  expect(await lister()).toMatchObject({ total: 0, masquees: 1, etats: { due: 0 } });
  expect(await lister('?masquees=true')).toMatchObject({ total: 1 });
  const accueil = await who.call('GET', '/api/accueil/personnel');
  expect(await accueil.json()).toMatchObject({ habitudes: [] });
  expect((await who.call('DELETE', chemin)).status).toBe(204);
  expect(await lister()).toMatchObject({ total: 1, masquees: 0, etats: { due: 1 } });
});

test('habits of another company are neither read nor hidden', async () => {
  await commander([100, 130, 160]);
  const lemaire = await newBuyer(equipe.api, LEMAIRE);
  expect(await lister('', lemaire)).toMatchObject({ total: 0, chantiers: [] });
  const answer = await lemaire.call('PUT', `/api/habitudes-achats/${equipe.vis}/masquee`);
  expect(await answer.json()).toMatchObject({ code: 'introuvable' });
  expect(await lister()).toMatchObject({ total: 1, masquees: 0 });
  const visiteur = await newVisitor(equipe.api.url);
  expect((await visiteur.call('GET', '/api/habitudes-achats')).status).toBe(401);
  for (const [method, path] of [
    ['PUT', `/${equipe.vis}/masquee`],
    ['DELETE', `/${equipe.vis}/masquee`],
    ['POST', '/ajouter-dues'],
  ] as const) {
    const refuse = await visiteur.call(method, `/api/habitudes-achats${path}`, json({}));
    expect(refuse.status, path).toBe(401);
  }
});

test('all that is due goes into the basket in the usual quantities, once for each key', async () => {
  await commander([100, 130, 160], { quantite: 7 });
  await commander([190], { articleId: equipe.perceuse, quantite: 1 });
  const envoyer = () => {
    const { body, headers } = json({ chantier: 'Les Lilas' });
    return who.call('POST', '/api/habitudes-achats/ajouter-dues', {
      body,
      headers: { ...headers, 'idempotency-key': 'une-fois' },
    });
  };
  const answer = await envoyer();
  const { habitudes } = await lister();
  const quantite = habitudes.find(({ article }) => article.id === equipe.vis)?.quantite;
  expect(await answer.json()).toMatchObject({
    ajoutees: [{ articleId: equipe.vis, quantite }],
    sansPrix: [],
    nombreArticles: 1,
  });
  expect((await envoyer()).status).toBe(200);
  const panier = await lirePanier(who);
  expect(panier.chantiers).toMatchObject([
    { libelle: 'Les Lilas', articles: [{ id: equipe.vis, quantite }] },
  ]);
});

test('what is due without a price is named, not added', async () => {
  await commander([100, 130, 160]);
  await equipe.pool.execute(sql`delete from tarif where article_id = ${equipe.vis}`);
  const answer = await who.call('POST', '/api/habitudes-achats/ajouter-dues', json({}));
  expect(await answer.json()).toMatchObject({
    ajoutees: [],
    sansPrix: [{ reference: 'VBF-05060-ZJ' }],
    nombreArticles: 0,
  });
});
