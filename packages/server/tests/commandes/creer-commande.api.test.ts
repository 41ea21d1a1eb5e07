import { beforeEach, expect, test } from 'vitest';
import { createClock } from '../../src/clock.ts';
import {
  creerCommande,
  type CommandeDemandee,
} from '../../src/commandes/passage/creer-commande.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { MOREL } from '../articles/golden.ts';
import { startEquipe } from '../delegue/equipe.ts';
import { forFile } from '../for-file.ts';
import { ajouter, lirePanier } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { agreer } from './pieces.ts';

const equipe = forFile(() => startEquipe({ lieux: true }));
let who: Visitor;
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from commande`);
  await equipe.pool.execute(sql`delete from panier`);
  await equipe.pool.execute(sql`update stock set quantite = 30 where lieu_id in (1, 2)`);
  who = await newBuyer(equipe.api, MOREL);
});

const INSTANT = new Date('2026-11-16T09:00:00Z');
const deps = { clock: createClock(() => INSTANT) };

async function commander(
  piece: CommandeDemandee['piece'],
  origine: CommandeDemandee['origine'] = { de: 'panier' },
) {
  const { morel: compteId, personnes, pool } = equipe;
  const acteur = { utilisateurId: personnes[MOREL] ?? 0, compteId };
  return transaction(pool, (tx) =>
    creerCommande(tx, deps, { acteur, langue: 'fr', piece, origine }),
  );
}

const reservations = () =>
  equipe.pool.query(sql`
    select l.reference, r.lieu_id as lieu, r.quantite
      from reservation r join commande_ligne l on l.id = r.ligne_id
     order by l.reference, r.lieu_id`);
const stock = async () => {
  const rows = await equipe.pool.query<{ quantite: number }>(sql`
    select quantite from stock where lieu_id in (1, 2) order by lieu_id`);
  return rows.map(({ quantite }) => quantite);
};

test('writes the order with its lines, and takes what it holds back out of the stock', async () => {
  await ajouter(who, equipe.vis, 40);
  await ajouter(who, equipe.perceuse, 2, 'Lilas');
  const piece = await agreer(equipe.pool, who, { instant: INSTANT });
  const { numero, etat, key } = await commander(piece);
  expect(numero).toMatch(/^C26-\d{6}$/);
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(etat).toBe('validee');
  expect(await reservations()).toEqual([
    { reference: 'PVX-18-60', lieu: null, quantite: 2 },
    { reference: 'VBF-05060-ZJ', lieu: 1, quantite: 30 },
    { reference: 'VBF-05060-ZJ', lieu: 2, quantite: 10 },
  ]);
  expect(await stock()).toEqual([0, 20]);
  expect((await lirePanier(who)).nombreArticles).toBe(0);
});

test('stock taken by another meanwhile is told, unless the order is paid already', async () => {
  await ajouter(who, equipe.vis, 40);
  const piece = await agreer(equipe.pool, who, { instant: INSTANT });
  await equipe.pool.execute(sql`update stock set quantite = 5 where lieu_id in (1, 2)`);
  await expect(commander(piece)).rejects.toMatchObject({ code: 'livraison-modifiee' });
  expect((await lirePanier(who)).nombreArticles).toBe(1);
  await commander(piece, { de: 'paiement' });
  expect(await stock()).toEqual([0, 0]);
});
