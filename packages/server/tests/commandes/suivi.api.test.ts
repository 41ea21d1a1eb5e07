import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expedierCommande } from '../../src/commandes/suivi/expedier-commande.ts';
import { commandesAvancer } from '../../src/commandes/suivi/horloge-demo.ts';
import { livrerCommande } from '../../src/commandes/suivi/livrer-commande.ts';
import { preparerCommande } from '../../src/commandes/suivi/preparer-commande.ts';
import { listIncoherences } from '../../src/commandes/passage/verifier-coherence.sql.ts';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import { PATRON, startEquipe } from '../delegue/equipe.ts';
import { forFile } from '../for-file.ts';
import { ajouter, json, lirePanier, refusee } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { desservir, readCommande, passer } from './tunnel.ts';

const equipe = forFile(() => startEquipe({ lieux: true }));
let who: Visitor;
let adresseId: number;
beforeAll(async () => {
  adresseId = await desservir(equipe.pool, equipe.morel);
  who = await newBuyer(equipe.api, MOREL);
});
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from commande`);
  await equipe.pool.execute(sql`delete from outbox`);
  await equipe.pool.execute(sql`delete from panier`);
  await equipe.pool.execute(sql`delete from compte_situation`);
  await equipe.pool.execute(sql`update stock set quantite = 30 where lieu_id in (1, 2)`);
});

async function commander(modePaiement: 'virement' | 'en-compte' = 'virement'): Promise<Commande> {
  await ajouter(who, equipe.vis, 10);
  await ajouter(who, equipe.perceuse, 2, 'Lilas');
  const { key } = await passer(who, { adresseId, modePaiement });
  return readCommande(who, key);
}

const idOf = async ({ numero }: Commande) => {
  const { id } = await equipe.pool.one<{ id: number }>(
    sql`select id from commande where numero = ${numero}`,
  );
  return id;
};
const encours = async () => {
  const row = await equipe.pool.maybeOne<{ encours: string }>(
    sql`select encours::numeric(14, 2)::text as encours from compte_situation`,
  );
  return row?.encours;
};
const maintenant = () => new Date();
const expedier = (commandeId: number, lignes?: { ligneId: number; quantite: number }[]) =>
  expedierCommande(
    equipe.pool,
    { commandeId, transporteur: '', suivi: '', ...(lignes && { lignes }) },
    maintenant(),
  );

test('goes from agreed to delivered, in part then whole, with its delivery notes', async () => {
  const { pool } = equipe;
  const commande = await commander();
  const id = await idOf(commande);
  expect(await preparerCommande(pool, id, maintenant())).toBe(true);
  expect(await preparerCommande(pool, id, maintenant())).toBe(false);
  const premiere = commande.lignesParChantier
    .flatMap(({ lignes }) => lignes)
    .find(({ articleId }) => articleId === equipe.vis);
  const transport = { commandeId: id, transporteur: 'Ligérien', suivi: 'TL1' };
  const partie = [{ ligneId: premiere?.id ?? 0, quantite: 4 }];
  const [bon] = await expedierCommande(pool, { ...transport, lignes: partie }, maintenant());
  expect(bon?.numero).toMatch(/^B\d\d-\d{6}$/);
  expect(await readCommande(who, commande.key)).toMatchObject({
    etat: 'expediee-partiellement',
    bons: [{ suivi: 'TL1', lignes: [{ quantite: 4 }], poids: 400 }],
  });
  expect(await listIncoherences(pool)).toEqual([]);
  expect(await livrerCommande(pool, id, maintenant())).toBe(false);
  await expedierCommande(pool, transport, maintenant());
  expect(await expedierCommande(pool, transport, maintenant())).toEqual([]);
  expect(await livrerCommande(pool, id, maintenant())).toBe(true);
  const livree = await readCommande(who, commande.key);
  expect(livree.etat).toBe('livree');
  // One for what left first, then one for each consignment: the drill comes from the maker, later.
  expect(livree.bons.map(({ envoi }) => envoi)).toEqual([1, 1, 2]);
  expect(livree.bons.every(({ livreLe }) => livreLe !== null)).toBe(true);
  expect(livree.evenements.map(({ genre }) => genre)).toEqual([
    'passee',
    'en-preparation',
    'expedition',
    'expedition',
    'livraison',
  ]);
  expect(await listIncoherences(pool)).toEqual([]);
});

test('what was ordered on account is owed once all of it left', async () => {
  const commande = await commander('en-compte');
  expect(await encours()).toBe('0.00');
  const id = await idOf(commande);
  await preparerCommande(equipe.pool, id, maintenant());
  await expedierCommande(
    equipe.pool,
    { commandeId: id, transporteur: '', suivi: '' },
    maintenant(),
  );
  expect(await encours()).toBe(commande.ttc.montant);
});

test('what left is bought: it can be reviewed, and is a habit of its part of the tree', async () => {
  const { pool, vis } = equipe;
  await pool.execute(sql`delete from achat`);
  const { produitId, noeudId } = await pool.one<{ produitId: number; noeudId: number }>(sql`
    select p.id as "produitId", p.noeud_id as "noeudId"
      from produit p join article a on a.produit_id = p.id where a.id = ${vis}`);
  const droit = async () => {
    const answer = await who.call('GET', `/api/produits/${produitId}/avis`);
    return ((await answer.json()) as { droit: string }).droit;
  };
  const achats = () =>
    pool.query(sql`
      select article_id as article, nombre, quantite,
             dernier_le = (now() at time zone 'Europe/Paris')::date as "cejour"
        from achat order by article_id`);
  expect(await droit()).toBe('non-acheteur');
  const commande = await commander();
  const id = await idOf(commande);
  await preparerCommande(pool, id, maintenant());
  expect(await achats()).toEqual([]);
  const lignes = commande.lignesParChantier.flatMap((chantier) => chantier.lignes);
  const ligneId = lignes.find(({ articleId }) => articleId === vis)?.id ?? 0;
  await expedier(id, [{ ligneId, quantite: 4 }]);
  expect(await achats()).toEqual([{ article: vis, nombre: 1, quantite: 4, cejour: true }]);
  await expedier(id);
  expect(await achats()).toEqual([
    { article: vis, nombre: 1, quantite: 10, cejour: true },
    { article: equipe.perceuse, nombre: 1, quantite: 2, cejour: true },
  ]);
  const seconde = await commander();
  await preparerCommande(pool, await idOf(seconde), maintenant());
  await expedier(await idOf(seconde));
  expect((await achats())[0]).toMatchObject({ nombre: 2, quantite: 20 });
  expect(await droit()).toBe('permis');
  const habitudes = await who.call('GET', `/api/accueil/habitudes?noeudId=${noeudId}`);
  expect(await habitudes.json()).toMatchObject({
    habitudes: [{ article: { id: vis }, quantite: 10 }],
  });
});

test('the clock of the demo moves an order on by itself', async () => {
  const { pool } = equipe;
  await pool.execute(sql`
    insert into demo_chargement (nom, taille, charge_le)
    values ('commandes', 'petite', now() - interval '1 day')`);
  const commande = await commander();
  let heures = 0;
  const avancer = commandesAvancer(pool, () => new Date(Date.now() + heures * 3_600_000));
  const vus = new Set<string>();
  // The drill leaves for the day it is promised for, not before.
  for (heures = 0; heures < 24 * 16; heures += heures < 8 ? 1 : 24) {
    vus.add((await readCommande(who, commande.key)).etat);
    await avancer({}, { signal: new AbortController().signal, isLastAttempt: false });
  }
  expect([...vus]).toEqual([
    'validee',
    'en-preparation',
    'expediee-partiellement',
    'expediee',
    'livree',
  ]);
  expect(await listIncoherences(pool)).toEqual([]);
});

test('a cancelled order gives stock back, and only who may cancels it', async () => {
  const commande = await commander();
  const annuler = (par: Visitor) => par.call('POST', `/api/commandes/${commande.key}/annuler`);
  await equipe.pool.execute(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role)
    values (${equipe.morel}, 'autre@morel.test', 'Autre', 'Ida', 'acheteur')
    on conflict do nothing`);
  const collegue = await newBuyer(equipe.api, 'autre@morel.test');
  expect(await refusee(annuler(collegue))).toMatchObject({ status: 403, code: 'acces-interdit' });
  const patron = await newBuyer(equipe.api, PATRON);
  const answer = await annuler(patron);
  expect(await answer.json()).toMatchObject({ etat: 'annulee' });
  expect(await refusee(annuler(who))).toMatchObject({ status: 409, code: 'commande-deja-decidee' });
  const { n } = await equipe.pool.one<{ n: number }>(
    sql`select sum(quantite)::int as n from stock where lieu_id in (1, 2)`,
  );
  expect(n).toBe(60);
  expect(await listIncoherences(equipe.pool)).toEqual([]);
});

test('an order that is being prepared is not cancelled any more', async () => {
  const commande = await commander();
  await preparerCommande(equipe.pool, await idOf(commande), maintenant());
  expect((await readCommande(who, commande.key)).actions.annuler).toBe(false);
  expect(await refusee(who.call('POST', `/api/commandes/${commande.key}/annuler`))).toMatchObject({
    status: 409,
  });
});

test('ordering again fills the basket and tells what changed', async () => {
  const commande = await commander();
  await equipe.pool.execute(sql`update article set retire = true where id = ${equipe.perceuse}`);
  await equipe.pool.execute(
    sql`update article set multiple = 25, minimum = 25 where id = ${equipe.vis}`,
  );
  try {
    const answer = await who.call('POST', `/api/commandes/${commande.key}/recommander`, json({}));
    expect(answer.status, await answer.clone().text()).toBe(200);
    const report = (await answer.json()) as { ajoutees: number; ecarts: { genre: string }[] };
    expect(report.ajoutees).toBe(1);
    expect(report.ecarts.map(({ genre }) => genre)).toEqual(['retire', 'quantite']);
    const { chantiers } = await lirePanier(who);
    expect(chantiers[0]?.articles.map(({ quantite }) => quantite)).toEqual([25]);
  } finally {
    await equipe.pool.execute(sql`update article set retire = false, multiple = 1, minimum = 1`);
  }
});

test('chosen lines alone go back, in their chantier; a price that changed is told', async () => {
  const commande = await commander();
  const perceuse = commande.lignesParChantier
    .flatMap(({ lignes }) => lignes)
    .find(({ articleId }) => articleId === equipe.perceuse);
  await equipe.pool.execute(sql`update prix_negocie set prix = prix + 10`);
  try {
    const chemin = `/api/commandes/${commande.key}/recommander`;
    const answer = await who.call('POST', chemin, json({ lignes: [perceuse?.id] }));
    expect(await answer.json()).toMatchObject({ ajoutees: 1, ecarts: [{ genre: 'prix' }] });
    const { chantiers } = await lirePanier(who);
    expect(chantiers.map(({ libelle }) => libelle)).toEqual(['Lilas']);
    expect(await refusee(who.call('POST', chemin, json({ lignes: [1] })))).toMatchObject({
      status: 404,
    });
  } finally {
    await equipe.pool.execute(sql`update prix_negocie set prix = prix - 10`);
  }
});
