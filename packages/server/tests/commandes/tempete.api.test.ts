/** Orders in bad weather: many at once, with everything changing around them and the server dying. */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparerCommande } from '../../src/commandes/suivi/preparer-commande.ts';
import { listIncoherences } from '../../src/commandes/passage/verifier-coherence.sql.ts';
import { sql } from '../../src/db/sql.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { buildGolden, buildLieux, type Golden } from '../articles/golden.ts';
import { json } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { startServeurTuable, type ServeurTuable } from './serveur-tuable.ts';
import { createCartes, type Cartes } from './tempete-cartes.ts';
import { desservir } from './tunnel.ts';

/** Until enough orders went through a kill. */
const ASSEZ = 16;
const ACHETEURS = 5;
const MODES = ['virement', 'en-compte', 'carte', 'carte'] as const;

let base: TestDatabase;
let serveur: ServeurTuable;
let golden: Golden;
let adresseId: number;
let cartes: Cartes;
const acheteurs: Visitor[] = [];
let patron: Visitor;
beforeAll(async () => {
  base = await createDatabase();
  const { pool } = base;
  golden = await buildGolden(pool);
  await buildLieux(pool, golden.vis);
  adresseId = await desservir(pool, golden.morel);
  serveur = await startServeurTuable(base.url);
  const { url } = serveur;
  cartes = createCartes({ pool, url, appeler });
  for (let i = 0; i < ACHETEURS; i++)
    acheteurs.push(await inscrire(`a${i}@morel.test`, 'acheteur'));
  patron = await inscrire('patron@morel.test', 'administrateur');

  async function inscrire(email: string, role: string): Promise<Visitor> {
    await pool.execute(sql`
      insert into utilisateur (compte_id, email, nom, prenom, role, limite_commande)
      values (${golden.morel}, ${email}, 'Nom', ${email}, ${role},
        case when ${email} like 'a_0%' or ${email} = 'a1@morel.test' then 150 end)`);
    return newBuyer({ url, pool }, email);
  }
});
afterAll(async () => {
  await serveur.close();
  await base.drop();
});

/** Orders the shop said yes to. */
const confirmees = new Set<string>();
let morts = 0;
const isFini = () => confirmees.size >= ASSEZ && morts > 0;

/** Undefined when the server died meanwhile, or was not there. */
async function appeler(
  who: Visitor,
  method: string,
  path: string,
  init: Parameters<Visitor['call']>[2] = {},
): Promise<Response | undefined> {
  try {
    const answer = await who.call(method, path, init);
    if (answer.status >= 500)
      throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    await delay(50);
    return undefined;
  }
}

async function acheter(who: Visitor): Promise<void> {
  while (!isFini()) {
    const articleId = randomInt(2) ? golden.vis : golden.perceuse;
    const ligne = [{ articleId, quantite: 1 + randomInt(12) }];
    await appeler(who, 'PUT', '/api/panier/articles', json(ligne));
    await appeler(who, 'POST', '/api/panier/transformer?type=Commande');
    const livraison = { mode: 'livraison', formule: 'au-plus-tot', adresseId };
    await appeler(who, 'PATCH', '/api/piece-ouverte/livraison', json(livraison));
    const contact = { nom: 'Anne Morel', telephone: '0240000000' };
    await appeler(who, 'PATCH', '/api/piece-ouverte/contact-livraison', json(contact));
    const mode = MODES[randomInt(MODES.length)] ?? 'virement';
    await appeler(who, 'PATCH', `/api/piece-ouverte?modePaiement=${mode}`);
    await commander(who);
  }
}

/** Two clicks, two tabs, and again where nothing was heard: one order at most. */
async function commander(who: Visitor): Promise<void> {
  const cle = randomUUID();
  const cles = [cle, cle, ...(randomInt(2) ? [randomUUID()] : [])];
  const transformer = async (une: string) => {
    for (let essai = 0; essai < 20; essai++) {
      const headers = { 'idempotency-key': une };
      const answer = await appeler(who, 'POST', '/api/piece-ouverte/transformer', { headers });
      if (answer) return answer;
      await delay(100);
    }
    return undefined;
  };
  const suites = new Map<string, string | undefined>();
  for (const answer of await Promise.all(cles.map(transformer))) {
    if (!answer) continue;
    const { key, suite } = (await answer.json()) as { key?: string; suite?: string };
    if (answer.ok && key) suites.set(key, suite);
  }
  expect(suites.size).toBeLessThanOrEqual(1);
  for (const [key, suite] of suites) {
    const commandeKey = suite === 'paiement' ? await cartes.payer(who, key) : key;
    if (commandeKey === undefined) continue;
    confirmees.add(commandeKey);
    if (randomInt(4) === 0) await appeler(who, 'POST', `/api/commandes/${commandeKey}/annuler`);
  }
}

async function decider(): Promise<void> {
  while (!isFini()) {
    const answer = await appeler(patron, 'GET', '/api/commandes?aValider=true');
    if (answer) {
      const { commandes } = (await answer.json()) as { commandes: { key: string }[] };
      await Promise.all(commandes.slice(0, 5).map(({ key }) => deciderUne(key)));
    }
    await delay(40);
  }
}

async function deciderUne(key: string): Promise<void> {
  if (randomInt(3) === 0) {
    await appeler(patron, 'POST', `/api/commandes/${key}/refuser`, json({ motif: 'Non' }));
    return;
  }
  const lue = await appeler(patron, 'GET', `/api/commandes/${key}`);
  if (!lue?.ok) return;
  const { lignesParChantier } = (await lue.json()) as {
    lignesParChantier: { lignes: { id: number; quantite: number }[] }[];
  };
  const [ligne] = lignesParChantier.flatMap(({ lignes }) => lignes);
  const change = ligne && randomInt(2) ? [{ ligneId: ligne.id, quantite: 1 + randomInt(20) }] : [];
  await appeler(patron, 'POST', `/api/commandes/${key}/valider`, json({ lignes: change }));
}

/** What came into the warehouses, to count it again at the end. */
let recu = 0;

async function troubler(): Promise<void> {
  const { pool } = base;
  while (!isFini()) {
    const recue = randomInt(15);
    recu += recue;
    await pool.execute(sql`
      update stock set quantite = quantite + ${recue} where lieu_id = 1 and article_id = ${golden.vis}`);
    await pool.execute(sql`update prix_negocie set prix = 150 + ${randomInt(5)}`);
    const ouvertes = await pool.query<{ id: number }>(
      sql`select id from commande where etat = 'validee' order by random() limit 2`,
    );
    for (const { id } of ouvertes) await preparerCommande(pool, id, new Date());
    if (randomInt(8) === 0) {
      await pool.execute(sql`update compte set bloque = true where id = ${golden.morel}`);
      await delay(50);
      await pool.execute(sql`update compte set bloque = false where id = ${golden.morel}`);
    }
    await delay(30);
  }
}

/** In the middle of whatever is under way. */
async function tuer(): Promise<void> {
  for (let suivante = ASSEZ / 4; !isFini();) {
    if (confirmees.size >= suivante) {
      await serveur.tuer();
      morts += 1;
      suivante = Infinity;
    }
    await delay(randomInt(5, 25));
  }
}

test(
  'after the storm every order that was confirmed is there once, and stock adds up',
  { timeout: 120_000 },
  async () => {
    const { pool } = base;
    const { avant, attenduAvant } = await pool.one<{ avant: number; attenduAvant: number }>(sql`
      select sum(quantite)::int as avant, sum(attendu)::int as "attenduAvant" from stock where article_id = ${golden.vis}`);
    await Promise.all([...acheteurs.map(acheter), decider(), troubler(), tuer()]);
    await cartes.denouer();

    expect(await listIncoherences(pool)).toEqual([]);
    expect(await cartes.listSansCommande()).toEqual([]);
    const payees = await cartes.compterAcceptees();
    expect(payees).toBeGreaterThan(0);
    const { cles } = await pool.one<{ cles: string[] }>(
      sql`select array(select cle from commande) as cles`,
    );
    expect([...confirmees].filter((cle) => !cles.includes(cle))).toEqual([]);
    expect(morts).toBeGreaterThan(0);
    expect(confirmees.size).toBeGreaterThanOrEqual(ASSEZ);
    // Nothing was shipped: what is not free is held back.
    const { present, attendu } = await pool.one<{ present: number; attendu: number }>(sql`
      select (s.quantite + r.quantite)::int as present, (s.attendu + r.attendu)::int as attendu
        from (select sum(quantite) as quantite, sum(attendu) as attendu
                from stock where article_id = ${golden.vis}) s,
             (select coalesce(sum(r.quantite) filter (where r.lieu_id is not null), 0) as quantite,
                     coalesce(sum(r.quantite) filter (where r.attendu_le is not null), 0) as attendu
                from reservation r
                join commande_ligne l on l.id = r.ligne_id
               where l.article_id = ${golden.vis}) r`);
    expect({ present, attendu }).toEqual({ present: avant + recu, attendu: attenduAvant });
  },
);
