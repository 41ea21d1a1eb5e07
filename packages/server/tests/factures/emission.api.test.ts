/** Invoices of what is delivered, whatever happens meanwhile. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import type { Facture } from '@comptoir/contract/factures/factures.contract.ts';
import { expedierCommande } from '../../src/commandes/suivi/expedier-commande.ts';
import { preparerCommande } from '../../src/commandes/suivi/preparer-commande.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { controler } from '../../src/factures/controle/controler.ts';
import { prendreNumeros } from '../../src/factures/emission/ecrire-facture.sql.ts';
import { emettreAvoir } from '../../src/factures/emission/emettre-avoir.ts';
import { facturerCompte } from '../../src/factures/emission/facturer.ts';
import { listEcarts } from '../../src/factures/verifier-factures.sql.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import { desservir, passer, readCommande } from '../commandes/tunnel.ts';
import { startEquipe, type Equipe } from '../delegue/equipe.ts';
import { ajouter } from '../panier/paniers.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';

const JOUR = '2026-03-15';
let equipe: Equipe;
let who: Visitor;
let adresseId: number;
beforeAll(async () => {
  equipe = await startEquipe();
  await buildLieux(equipe.pool, equipe.vis);
  await equipe.pool.execute(sql`update stock set quantite = 100000`);
  adresseId = await desservir(equipe.pool, equipe.morel);
  who = await newBuyer(equipe.api, MOREL);
});
afterAll(() => equipe.api.close());
beforeEach(async () => {
  // What waits from the test before is invoiced note by note.
  await regler('bon');
  await facturer();
  await equipe.pool.execute(sql`delete from panier`);
});

const regler = (regle: string) =>
  equipe.pool.execute(sql`
    insert into compte_facturation (compte_id, regle, depuis)
    values (${equipe.morel}, ${regle}, '2000-01-01')
    on conflict (compte_id) do update set regle = excluded.regle`);
const facturer = (jour = JOUR) => facturerCompte(equipe.pool, equipe.morel, jour);

/** Screws alone, or with two drills of another chantier. */
async function commander(quoi: 'vis' | 'tout' = 'tout'): Promise<Commande> {
  await ajouter(who, equipe.vis, 7);
  if (quoi === 'tout') await ajouter(who, equipe.perceuse, 2, 'Lilas');
  const { key } = await passer(who, { adresseId, modePaiement: 'en-compte' });
  return readCommande(who, key);
}

interface Part {
  vis?: number;
  perceuse?: number;
}
const TOUT: Part[] = [{ vis: 7 }, { perceuse: 2 }];

/** Each part on notes of its own, arrived on the day. */
async function livrer({ numero, lignesParChantier }: Commande, parts = TOUT, jour = '2026-03-02') {
  const { pool, vis } = equipe;
  const { id } = await pool.one<{ id: number }>(
    sql`select id from commande where numero = ${numero}`,
  );
  await preparerCommande(pool, id, new Date());
  const lignes = lignesParChantier.flatMap((chantier) => chantier.lignes);
  for (const part of parts) {
    await expedierCommande(
      pool,
      {
        commandeId: id,
        transporteur: '',
        suivi: '',
        lignes: lignes.map(({ id: ligneId, articleId }) => ({
          ligneId,
          quantite: (articleId === vis ? part.vis : part.perceuse) ?? 0,
        })),
      },
      new Date('2026-03-01T08:00:00Z'),
    );
  }
  await pool.execute(sql`
    update bon_livraison set livre_le = (${jour} || 'T10:00:00Z')::timestamptz
     where commande_id = ${id} and livre_le is null`);
  return id;
}

async function facturesOf(ids: readonly number[]): Promise<Facture[]> {
  const rows = await equipe.pool.query<{ cle: string }>(
    sql`select cle from facture where id = any (${ids}::bigint[]) order by id`,
  );
  return Promise.all(
    rows.map(
      async ({ cle }) => (await who.call('GET', `/api/factures/${cle}`)).json() as Promise<Facture>,
    ),
  );
}

test('an order that came whole is invoiced for what it was, to the cent', async () => {
  const commande = await commander('vis');
  await livrer(commande, [{ vis: 7 }]);
  const [facture] = await facturesOf(await facturer());
  expect(facture).toMatchObject({
    etat: 'en-retard',
    ht: commande.tarif.netHT,
    ttc: commande.tarif.ttc,
    commandes: [commande.numero],
    document: { cadre: 'B1', references: { commande: commande.numero } },
  });
  expect(await facturer()).toEqual([]);
  expect(await listEcarts(equipe.pool)).toEqual([]);
});

test('pounds have their tax in euros too, and every rule holds', async () => {
  const { pool } = equipe;
  await pool.execute(sql`
    insert into taux_change (devise, debut, taux) values ('GBP', '2026-01-01', 0.8)
    on conflict (devise, debut) do update set taux = excluded.taux`);
  const id = await livrer(await commander('vis'), [{ vis: 7 }]);
  await pool.execute(sql`update commande set devise = 'GBP' where id = ${id}`);
  const [facture] = await facturesOf(await facturer());
  const { document } = facture ?? {};
  const { tva = '0', tvaEuros, taux } = document?.totaux ?? {};
  expect([taux, Number(tvaEuros)]).toEqual(['0.800000', Math.round(Number(tva) * 125) / 100]);
  for (const format of ['ubl', 'cii'] as const) {
    const ecarts = document && controler(document, format, undefined).filter((each) => !each.tenue);
    expect(ecarts).toEqual([]);
  }
});

test('notes of a line that came in parts add up to it, and carriage comes once', async () => {
  const commande = await commander();
  await livrer(commande, [{ vis: 3 }, { vis: 3 }, { vis: 1 }, { perceuse: 1 }, { perceuse: 1 }]);
  const factures = await facturesOf(await facturer());
  expect(factures).toHaveLength(5);
  expect(factures.flatMap(({ document }) => document.frais)).toHaveLength(
    Number(commande.tarif.port?.montant) > 0 ? 1 : 0,
  );
  const cents = factures.reduce((n, { ht }) => n + Math.round(Number(ht.montant) * 100), 0);
  expect(cents).toBe(Math.round(Number(commande.tarif.netHT.montant) * 100));
  expect(await listEcarts(equipe.pool)).toEqual([]);
});

test('a month is invoiced once it is over, an order once all of it came', async () => {
  await regler('mois');
  const premiere = await commander();
  await livrer(premiere);
  const seconde = await commander();
  await livrer(seconde, [{ vis: 3 }]);
  expect(await facturer('2026-03-31')).toEqual([]);
  const [facture] = await facturesOf(await facturer('2026-04-01'));
  expect(facture?.commandes).toEqual([premiere.numero, seconde.numero].toSorted());
  await regler('commande');
  const { id } = await equipe.pool.one<{ id: number }>(
    sql`select id from commande where numero = ${seconde.numero}`,
  );
  await livrer(seconde, [{ vis: 4 }, { perceuse: 2 }]);
  expect(await facturer()).toEqual([]);
  await equipe.pool.execute(sql`update commande set etat = 'livree' where id = ${id}`);
  expect(await facturer()).toHaveLength(1);
  expect(await listEcarts(equipe.pool)).toEqual([]);
});

test('runs at once invoice each note once, and numbers follow each other', async () => {
  for (let i = 0; i < 4; i++) {
    await livrer(await commander('vis'), [{ vis: 4 }, { vis: 3 }]);
  }
  const runs = await Promise.all(Array.from({ length: 6 }, () => facturer()));
  expect(runs.flat()).toHaveLength(8);
  expect(await listEcarts(equipe.pool)).toEqual([]);
});

test('a run that ends in the middle leaves no gap and nothing half done', async () => {
  await livrer(await commander('vis'), [{ vis: 7 }]);
  const { pid, done } = await debutDeTransaction();
  await equipe.pool.execute(sql`select pg_terminate_backend(${pid})`);
  await expect(done).rejects.toThrow('terminat');
  expect(await facturer()).toHaveLength(1);
  expect(await listEcarts(equipe.pool)).toEqual([]);
});

/** A transaction that took numbers and was not committed yet. */
async function debutDeTransaction() {
  const pris = Promise.withResolvers<number>();
  const jamais = Promise.withResolvers<void>();
  const done = transaction(equipe.pool, async (tx) => {
    await prendreNumeros(tx, 'FA', 2026, 3);
    const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    pris.resolve(pid);
    await Promise.race([jamais.promise, tx.query(sql`select pg_sleep(30)`)]);
  });
  done.catch(() => jamais.resolve());
  return { pid: await pris.promise, done };
}

test('a credit note takes back no more than its invoice, and is deducted from it', async () => {
  const commande = await commander('vis');
  await livrer(commande, [{ vis: 7 }]);
  const [avant] = await facturesOf(await facturer());
  const numero = avant?.numero ?? '';
  const demande = { port: false, motif: 'Retour', emiseLe: JOUR } as const;
  await emettreAvoir(equipe.pool, numero, { ...demande, lignes: [{ rang: 1, quantite: 2 }] });
  await expect(
    emettreAvoir(equipe.pool, numero, { ...demande, lignes: [{ rang: 1, quantite: 9 }] }),
  ).rejects.toMatchObject({ code: 'avoir-trop-grand' });
  const second = await emettreAvoir(equipe.pool, numero, {
    ...demande,
    lignes: 'toutes',
    port: true,
  });
  await expect(
    emettreAvoir(equipe.pool, numero, { ...demande, lignes: 'toutes' }),
  ).rejects.toMatchObject({ code: 'avoir-trop-grand' });
  expect(second).toMatch(/^AV26-\d{6}$/);
  const [apres] = await facturesOf([await idOf(numero)]);
  expect(apres?.avoirs).toHaveLength(2);
  expect(apres?.reglements.map(({ moyen }) => moyen)).toEqual(['avoir', 'avoir']);
  expect(await listEcarts(equipe.pool)).toEqual([]);
});

const idOf = async (numero: string) =>
  (await equipe.pool.one<{ id: number }>(sql`select id from facture where numero = ${numero}`)).id;

test('nobody reads an invoice of another company, nor its files', async () => {
  await livrer(await commander('vis'), [{ vis: 7 }]);
  const [facture] = await facturesOf(await facturer());
  const lemaire = await newBuyer(equipe.api, LEMAIRE);
  const visiteur = await newVisitor(equipe.api.url);
  const key = facture?.key ?? '';
  for (const path of [`/api/factures/${key}`, `/api/factures/${key}/export?format=ubl`]) {
    expect((await who.call('GET', path)).status).toBe(200);
    const answer = await lemaire.call('GET', path);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'introuvable' }]);
    expect((await visiteur.call('GET', path)).status).toBe(401);
  }
  const liste = (await (await lemaire.call('GET', '/api/factures')).json()) as { total: number };
  expect(liste.total).toBe(0);
});
