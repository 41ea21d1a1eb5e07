/** Goods on their way are promised once, as what lies somewhere is. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClock } from '../../src/clock.ts';
import { creerCommande } from '../../src/commandes/passage/creer-commande.ts';
import { expedierCommande } from '../../src/commandes/suivi/expedier-commande.ts';
import { preparerCommande } from '../../src/commandes/suivi/preparer-commande.ts';
import { listIncoherences } from '../../src/commandes/passage/verifier-coherence.sql.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { buildLieux, MOREL } from '../articles/golden.ts';
import { PATRON, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { ajouter, json } from '../panier/paniers.ts';
import type { PieceAgreee } from '../../src/piece-ouverte/piece-agreee.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { agreer } from './pieces.ts';
import { readCommande } from './tunnel.ts';

const INSTANT = new Date('2026-11-16T09:00:00Z');
const ARRIVAGE = '2026-11-18';

let equipe: Equipe;
let who: Visitor;
let patron: Visitor;
beforeAll(async () => {
  equipe = await startEquipe();
  await buildLieux(equipe.pool, equipe.vis);
  who = await newBuyer(equipe.api, MOREL);
  patron = await newBuyer(equipe.api, PATRON);
});
afterAll(() => equipe.api.close());
beforeEach(async () => {
  const { pool } = equipe;
  await pool.execute(sql`delete from commande`);
  await pool.execute(sql`delete from panier`);
  await pool.execute(sql`delete from outbox`);
  await pool.execute(sql`update utilisateur set limite_commande = null`);
  await pool.execute(sql`
    update stock
       set quantite = case lieu_id when 1 then 5 else 0 end,
           attendu = case lieu_id when 2 then 25 else 0 end,
           attendu_le = case lieu_id when 2 then ${ARRIVAGE}::date end`);
});

async function convenir(quantite: number): Promise<PieceAgreee> {
  await ajouter(who, equipe.vis, quantite);
  return agreer(equipe.pool, who, { instant: INSTANT });
}

async function commander(piece: PieceAgreee) {
  const acteur = { utilisateurId: equipe.personnes[MOREL] ?? 0, compteId: equipe.morel };
  const deps = { clock: createClock(() => INSTANT) };
  return transaction(equipe.pool, (tx) =>
    creerCommande(tx, deps, { acteur, langue: 'fr', piece, origine: { de: 'panier' } }),
  );
}

const depots = () =>
  equipe.pool.query(sql`
    select quantite, attendu, attendu_le as le from stock where lieu_id in (1, 2) order by lieu_id`);
const tenus = (commandeId: number) =>
  equipe.pool.query(sql`
    select r.lieu_id as lieu, r.attendu_lieu_id as arrivage, r.attendu_le as le, r.quantite
      from reservation r join commande_ligne l on l.id = r.ligne_id
     where l.commande_id = ${commandeId}
     order by r.lieu_id, r.attendu_le`);

test('an order takes its part of an arrival, the next one what is left of it', async () => {
  const premiere = await commander(await convenir(20));
  expect(await tenus(premiere.id)).toEqual([
    { lieu: 1, arrivage: null, le: null, quantite: 5 },
    { lieu: null, arrivage: 2, le: ARRIVAGE, quantite: 15 },
  ]);
  expect(await depots()).toEqual([
    { quantite: 0, attendu: 0, le: null },
    { quantite: 0, attendu: 10, le: ARRIVAGE },
  ]);
  const seconde = await commander(await convenir(20));
  expect(await tenus(seconde.id)).toEqual([
    { lieu: null, arrivage: 2, le: ARRIVAGE, quantite: 10 },
    { lieu: null, arrivage: null, le: null, quantite: 10 },
  ]);
  expect((await depots())[1]).toEqual({ quantite: 0, attendu: 0, le: null });
  expect(await listIncoherences(equipe.pool)).toEqual([]);
});

test('an arrival that another took meanwhile is told', async () => {
  const promise = await convenir(20);
  await equipe.pool.execute(sql`
    update stock set attendu = 0, attendu_le = null where article_id = ${equipe.vis}`);
  await expect(commander(promise)).rejects.toMatchObject({ code: 'livraison-modifiee' });
});

test('cancelled, it gives the arrival back with its day', async () => {
  const { key } = await commander(await convenir(30));
  expect((await depots())[1]).toEqual({ quantite: 0, attendu: 0, le: null });
  expect((await who.call('POST', `/api/commandes/${key}/annuler`)).status).toBe(200);
  expect(await depots()).toEqual([
    { quantite: 5, attendu: 0, le: null },
    { quantite: 0, attendu: 25, le: ARRIVAGE },
  ]);
});

test('an approver who wants fewer gives back what comes last', async () => {
  await equipe.pool.execute(sql`update utilisateur set limite_commande = 1 where email = ${MOREL}`);
  const { id, key, etat } = await commander(await convenir(35));
  expect(etat).toBe('a-valider');
  const { lignesParChantier } = await readCommande(patron, key);
  const [ligne] = lignesParChantier.flatMap(({ lignes }) => lignes);
  const lignes = [{ ligneId: ligne?.id, quantite: 12 }];
  const answer = await patron.call('POST', `/api/commandes/${key}/valider`, json({ lignes }));
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(await tenus(id)).toEqual([
    { lieu: 1, arrivage: null, le: null, quantite: 5 },
    { lieu: null, arrivage: 2, le: ARRIVAGE, quantite: 7 },
  ]);
  expect((await depots())[1]).toEqual({ quantite: 0, attendu: 18, le: ARRIVAGE });
  expect(await listIncoherences(equipe.pool)).toEqual([]);
});

test('what leaves is what lies there, then what arrived, then what the maker sent', async () => {
  const { pool } = equipe;
  const { id } = await commander(await convenir(35));
  await preparerCommande(pool, id, INSTANT);
  const { ligneId } = await pool.one<{ ligneId: number }>(
    sql`select id as "ligneId" from commande_ligne where commande_id = ${id}`,
  );
  const expedier = (quantite: number) =>
    expedierCommande(
      pool,
      { commandeId: id, transporteur: '', suivi: '', lignes: [{ ligneId, quantite }] },
      INSTANT,
    );
  await expedier(12);
  expect(await tenus(id)).toEqual([
    { lieu: null, arrivage: 2, le: ARRIVAGE, quantite: 18 },
    { lieu: null, arrivage: null, le: null, quantite: 5 },
  ]);
  await expedier(18);
  expect(await tenus(id)).toEqual([{ lieu: null, arrivage: null, le: null, quantite: 5 }]);
  expect(await listIncoherences(pool)).toEqual([]);
});
