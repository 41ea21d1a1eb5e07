import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listIncoherences } from '../../src/commandes/passage/verifier-coherence.sql.ts';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL, buildLieux } from '../articles/golden.ts';
import { PATRON, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { ajouter, json, refusee } from '../panier/paniers.ts';
import { insertGoodies, insertPromotion } from '../promotions/promotions.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { desservir, readCommande, passer } from './tunnel.ts';

const CHEF = 'chef@morel.test';

let equipe: Equipe;
let adresseId: number;
let anne: Visitor;
let patron: Visitor;
let chef: Visitor;
beforeAll(async () => {
  equipe = await startEquipe();
  const { pool } = equipe;
  await buildLieux(pool, equipe.vis);
  adresseId = await desservir(pool, equipe.morel);
  await pool.execute(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role)
    values (${equipe.morel}, ${CHEF}, 'Chef', 'Louis', 'acheteur')`);
  anne = await newBuyer(equipe.api, MOREL);
  patron = await newBuyer(equipe.api, PATRON);
  chef = await newBuyer(equipe.api, CHEF);
});
afterAll(() => equipe.api.close());
beforeEach(async () => {
  const { pool } = equipe;
  await pool.execute(sql`delete from commande`);
  await pool.execute(sql`delete from outbox`);
  await pool.execute(sql`delete from panier`);
  await pool.execute(sql`delete from approbateur`);
  await pool.execute(sql`update utilisateur set etat = 'actif', limite_mois = null`);
  await pool.execute(sql`update stock set quantite = 30 where lieu_id in (1, 2)`);
  await pool.execute(sql`update utilisateur set limite_commande = 50 where email = ${MOREL}`);
});

const idOf = async (email: string) => {
  const { id } = await equipe.pool.one<{ id: number }>(
    sql`select id from utilisateur where email = ${email}`,
  );
  return id;
};

async function nommer(approbation: 'un' | 'tous', emails: readonly string[]): Promise<void> {
  const approbateurs = await Promise.all(emails.map(idOf));
  const body = { limiteCommande: '50', limiteMois: null, approbation, approbateurs };
  const answer = await patron.call(
    'PUT',
    `/api/compte/workflow-validation/${await idOf(MOREL)}`,
    json(body),
  );
  expect(answer.status, await answer.clone().text()).toBe(200);
}

async function commander(quantite = 10): Promise<string> {
  await ajouter(anne, equipe.vis, quantite);
  const { key } = await passer(anne, { adresseId });
  return key;
}

const valider = (who: Visitor, key: string, lignes?: unknown[]) =>
  who.call('POST', `/api/commandes/${key}/valider`, json(lignes ? { lignes } : {}));
const refuser = (who: Visitor, key: string, motif = 'Trop cher') =>
  who.call('POST', `/api/commandes/${key}/refuser`, json({ motif }));

async function reussie(answer: Promise<Response>): Promise<Commande> {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Commande;
}

const libre = async () => {
  const { n } = await equipe.pool.one<{ n: number }>(
    sql`select sum(quantite)::int as n from stock where lieu_id in (1, 2)`,
  );
  return n;
};

test('without approvers, those who run the account agree', async () => {
  const key = await commander();
  expect(await readCommande(anne, key)).toMatchObject({
    etat: 'a-valider',
    actions: { valider: false },
  });
  expect(await readCommande(patron, key)).toMatchObject({ aValiderParMoi: true });
  const validee = await reussie(valider(patron, key));
  expect(validee.etat).toBe('validee');
  expect(validee.evenements.map(({ genre }) => genre)).toEqual(['passee', 'approuvee']);
  expect(validee.approbations).toMatchObject([{ nom: 'Hélène Morel', decision: 'approuvee' }]);
});

test('nobody agrees to their own order, nor to that of another company', async () => {
  const key = await commander();
  expect(await refusee(valider(anne, key))).toMatchObject({ status: 403, code: 'pas-votre-tour' });
  const lemaire = await newBuyer(equipe.api, LEMAIRE);
  await equipe.pool.execute(sql`update compte set bloque = false where id = ${equipe.lemaire}`);
  expect(await refusee(valider(lemaire, key))).toMatchObject({ status: 404 });
  await equipe.pool.execute(sql`update compte set bloque = true where id = ${equipe.lemaire}`);
  const body = { limiteCommande: '1', limiteMois: null, approbation: 'un' };
  const soi = { ...body, approbateurs: [await idOf(MOREL)] };
  const regle = `/api/compte/workflow-validation/${await idOf(MOREL)}`;
  expect(await refusee(patron.call('PUT', regle, json(soi)))).toMatchObject({
    status: 403,
    code: 'approbateur-impossible',
  });
  const ailleurs = { ...body, approbateurs: [await idOf(LEMAIRE)] };
  expect(await refusee(patron.call('PUT', regle, json(ailleurs)))).toMatchObject({
    code: 'approbateur-impossible',
  });
  const autre = `/api/compte/workflow-validation/${await idOf(LEMAIRE)}`;
  expect(
    await refusee(patron.call('PUT', autre, json({ ...body, approbateurs: [] }))),
  ).toMatchObject({ status: 404 });
});

test('where all have to agree, they do so in their order', async () => {
  await nommer('tous', [CHEF, PATRON]);
  const key = await commander();
  expect(await refusee(valider(patron, key))).toMatchObject({ code: 'pas-votre-tour' });
  expect(await reussie(valider(chef, key))).toMatchObject({ etat: 'a-valider' });
  expect(await refusee(valider(chef, key))).toMatchObject({ code: 'pas-votre-tour' });
  expect(await reussie(valider(patron, key))).toMatchObject({ etat: 'validee' });
  expect(await refusee(valider(patron, key))).toMatchObject({
    status: 409,
    code: 'commande-deja-decidee',
  });
});

test('where one is enough, the first decides', async () => {
  await nommer('un', [CHEF, PATRON]);
  const key = await commander();
  expect(await reussie(valider(patron, key))).toMatchObject({ etat: 'validee' });
  expect(await refusee(refuser(chef, key))).toMatchObject({ code: 'commande-deja-decidee' });
});

test('two approvers decide at once: the second learns that it is decided', async () => {
  await nommer('un', [CHEF, PATRON]);
  const key = await commander();
  const answers = await Promise.all([valider(patron, key), refuser(chef, key)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await listIncoherences(equipe.pool)).toEqual([]);
});

test('an approver who left never blocks: those who run the account take their place', async () => {
  await nommer('tous', [CHEF]);
  const key = await commander();
  expect(await readCommande(patron, key)).toMatchObject({ aValiderParMoi: false });
  await equipe.pool.execute(sql`update utilisateur set etat = 'supprime' where email = ${CHEF}`);
  expect(await readCommande(patron, key)).toMatchObject({ aValiderParMoi: true });
  expect(await reussie(valider(patron, key))).toMatchObject({ etat: 'validee' });
});

test('a refusal tells why and gives the stock back', async () => {
  const key = await commander(10);
  expect(await libre()).toBe(50);
  const refuse = await reussie(refuser(patron, key, 'Pas ce mois-ci'));
  expect(refuse.etat).toBe('refusee');
  expect(refuse.evenements.at(-1)).toMatchObject({ genre: 'refusee', motif: 'Pas ce mois-ci' });
  expect(await libre()).toBe(60);
  expect(await listIncoherences(equipe.pool)).toEqual([]);
});

test('quantities changed before agreeing are counted again, and their stock with them', async () => {
  await ajouter(anne, equipe.perceuse, 2, 'Lilas');
  const key = await commander(10);
  const commande = await readCommande(patron, key);
  const lignes = commande.lignesParChantier.flatMap((chantier) => chantier.lignes);
  const vis = lignes.find(({ articleId }) => articleId === equipe.vis);
  const perceuse = lignes.find(({ articleId }) => articleId === equipe.perceuse);
  const change = await reussie(
    valider(patron, key, [
      { ligneId: vis?.id, quantite: 4 },
      { ligneId: perceuse?.id, quantite: 0 },
    ]),
  );
  expect(change).toMatchObject({ etat: 'validee', nombreLignes: 1 });
  expect(change.evenements.map(({ genre }) => genre)).toEqual(['passee', 'modifiee', 'approuvee']);
  // What was asked for and what it became, kept for good.
  expect(change.evenements[1]?.changements).toEqual(
    expect.arrayContaining([
      { reference: vis?.reference, libelle: vis?.libelle, avant: 10, apres: 4 },
      { reference: perceuse?.reference, libelle: perceuse?.libelle, avant: 2, apres: 0 },
    ]),
  );
  expect(change.livraison.envois.flatMap((envoi) => envoi.lignes)).toEqual([
    { ligneId: vis?.id, quantite: 4 },
  ]);
  const [ligne] = change.lignesParChantier.flatMap((chantier) => chantier.lignes);
  expect(ligne?.quantite).toBe(4);
  const attendu = (Number(vis?.prixHT.montant) * 4).toFixed(2);
  expect(ligne?.montantHT.montant).toBe(attendu);
  const goods = Number(change.tarif.brutHT.montant) - Number(change.tarif.remises.montant);
  expect(goods.toFixed(2)).toBe(attendu);
  expect(change.tarif.port).toEqual(commande.tarif.port);
  expect(change.netHT).toEqual(change.tarif.netHT);
  expect(await libre()).toBe(56);
  expect(await listIncoherences(equipe.pool)).toEqual([]);
});

test('gifts and promotions that are earned no more go with the quantities that earned them', async () => {
  const { pool } = equipe;
  const { mug } = await insertGoodies(pool);
  const compte = { articleId: equipe.vis };
  await insertPromotion(pool, {
    code: 'cadeau',
    genre: 'cadeau',
    goodieId: mug,
    paliers: [['100', { cadeaux: 2 }]],
    compte,
  });
  await insertPromotion(pool, {
    code: 'palier',
    paliers: [['100', { pourcentage: '10' }]],
    compte,
  });
  const key = await commander(10);
  const avant = await readCommande(patron, key);
  expect(avant.goodies).toMatchObject([{ libelle: 'Mug', quantite: 2 }]);
  expect(avant.tarif.promotions).toHaveLength(1);
  const [ligne] = avant.lignesParChantier.flatMap((chantier) => chantier.lignes);
  const apres = await reussie(valider(patron, key, [{ ligneId: ligne?.id, quantite: 2 }]));
  expect(apres.goodies).toEqual([]);
  expect(apres.tarif.promotions).toEqual([]);
  expect(apres.evenements[1]?.changements).toContainEqual({
    reference: '',
    libelle: 'Mug',
    avant: 2,
    apres: 0,
  });
  expect(await listIncoherences(pool)).toEqual([]);
  await pool.execute(sql`delete from promotion_panier`);
});

test('more than was asked is taken from what is free, the rest is still to come', async () => {
  const key = await commander(10);
  const commande = await readCommande(patron, key);
  const [ligne] = commande.lignesParChantier.flatMap((chantier) => chantier.lignes);
  const change = await reussie(valider(patron, key, [{ ligneId: ligne?.id, quantite: 70 }]));
  expect(change.lignesParChantier[0]?.lignes[0]?.quantite).toBe(70);
  expect(await libre()).toBe(0);
  expect(await listIncoherences(equipe.pool)).toEqual([]);
});

test('nothing left of it is a refusal, not an approval; a line of another order does not exist', async () => {
  const key = await commander(10);
  const commande = await readCommande(patron, key);
  const [ligne] = commande.lignesParChantier.flatMap((chantier) => chantier.lignes);
  expect(await refusee(valider(patron, key, [{ ligneId: ligne?.id, quantite: 0 }]))).toMatchObject({
    status: 400,
  });
  expect(await refusee(valider(patron, key, [{ ligneId: 999_999, quantite: 1 }]))).toMatchObject({
    status: 404,
  });
});

test('the limit of a month counts what was ordered in it', async () => {
  await equipe.pool.execute(sql`
    update utilisateur set limite_commande = null, limite_mois = 150 where email = ${MOREL}`);
  expect(await readCommande(anne, await commander(5))).toMatchObject({ etat: 'validee' });
  expect(await readCommande(anne, await commander(5))).toMatchObject({ etat: 'a-valider' });
});

test('limits and approvers are read as they were set', async () => {
  await nommer('tous', [CHEF, PATRON]);
  const answer = await patron.call('GET', '/api/compte/workflow-validation');
  expect(await answer.json()).toMatchObject({
    devise: 'EUR',
    regles: expect.arrayContaining([
      expect.objectContaining({
        email: MOREL,
        limiteCommande: '50.00',
        limiteMois: null,
        approbation: 'tous',
        approbateurs: [
          expect.objectContaining({ nom: 'Louis Chef' }),
          expect.objectContaining({ nom: 'Hélène Morel' }),
        ],
      }) as unknown,
    ]) as unknown,
  });
});

test('who only looks has no limit to set: they order nothing', async () => {
  const emails = async () => {
    const answer = await patron.call('GET', '/api/compte/workflow-validation');
    const { regles } = (await answer.json()) as { regles: { email: string }[] };
    return regles.map(({ email }) => email);
  };
  const roleOfAnne = (role: string) =>
    equipe.pool.execute(sql`update utilisateur set role = ${role} where email = ${MOREL}`);
  expect(await emails()).toContain(MOREL);
  await roleOfAnne('consultation');
  expect(await emails()).not.toContain(MOREL);
  await roleOfAnne('acheteur');
});
