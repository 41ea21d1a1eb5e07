/** An order of many lines is read slice by slice: together they are the order, totals are of all. */
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { sumMontants } from '@comptoir/contract/argent.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expedierCommande } from '../../src/commandes/suivi/expedier-commande.ts';
import { preparerCommande } from '../../src/commandes/suivi/preparer-commande.ts';
import { sql } from '../../src/db/sql.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import { startEquipe, type Equipe } from '../delegue/equipe.ts';
import { ajouter, json, refusee } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { desservir, passer, readCommande } from './tunnel.ts';

let equipe: Equipe;
let who: Visitor;
let entiere: Commande;

beforeAll(async () => {
  equipe = await startEquipe();
  const { pool, vis, perceuse, morel } = equipe;
  await buildLieux(pool, vis);
  who = await newBuyer(equipe.api, MOREL);
  // The one without a name was filled first: it is shown last.
  for (const chantier of ['', 'Villa', 'Garage']) {
    await ajouter(who, vis, 2, chantier || undefined);
    await ajouter(who, perceuse, 1, chantier || undefined);
  }
  const { key } = await passer(who, { adresseId: await desservir(pool, morel) });
  const { id } = await pool.one<{ id: number }>(sql`select id from commande where cle = ${key}`);
  await preparerCommande(pool, id, new Date());
  const { lignesParChantier } = await readCommande(who, key);
  const lignes = lignesParChantier
    .flatMap((chantier) => chantier.lignes)
    .filter(({ articleId }) => articleId === vis)
    .map((ligne) => ({ ligneId: ligne.id, quantite: 1 }));
  await expedierCommande(pool, { commandeId: id, transporteur: '', suivi: '', lignes }, new Date());
  entiere = await readCommande(who, key);
});
afterAll(() => equipe.api.close());

async function tranche(query: string): Promise<Commande> {
  const answer = await who.call('GET', `/api/commandes/${entiere.key}?${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Commande;
}

const lues = ({ lignesParChantier }: Commande) =>
  lignesParChantier.map(({ libelle, lignes }) => [libelle, lignes.length]);
const lignesOf = ({ lignesParChantier }: Commande) =>
  lignesParChantier.flatMap(({ lignes }) => lignes);

test('slices hold the lines in the order of the page, and together all of them', async () => {
  const parties = [await tranche('nombre=3'), await tranche('depuis=3&nombre=3')];
  expect(parties.map(lues)).toEqual([
    [
      ['Villa', 2],
      ['Garage', 1],
      [null, 0],
    ],
    [
      ['Garage', 1],
      [null, 2],
    ],
  ]);
  expect(parties.flatMap(lignesOf)).toEqual(lignesOf(entiere));
});

test('totals, consignments and delivery notes are of the whole order', async () => {
  const { lignesParChantier, livraison, bons, ...reste } = await tranche('nombre=1');
  const { lignesParChantier: _, livraison: toute, bons: tous, ...attendu } = entiere;
  expect(reste).toEqual(attendu);
  expect(livraison.envois.map(({ nombreLignes }) => nombreLignes)).toEqual(
    toute.envois.map(({ lignes }) => lignes.length),
  );
  expect(bons.map(({ nombreLignes, lignes }) => [nombreLignes, lignes.length])).toEqual([[3, 1]]);
  expect(tous.map(({ lignes }) => lignes.length)).toEqual([3]);
  const [villa] = entiere.lignesParChantier;
  expect(lignesParChantier[0]).toMatchObject({
    nombreLignes: 2,
    totalHT: sumMontants(villa?.lignes.map(({ montantHT }) => montantHT) ?? [], 'EUR'),
  });
});

test('an order that fits is told as ever, to the byte', async () => {
  const chemin = `/api/commandes/${entiere.key}`;
  const tout = await (await who.call('GET', chemin)).text();
  expect(await (await who.call('GET', `${chemin}?nombre=6`)).text()).toBe(tout);
  expect(tout).not.toContain('totalHT');
});

test('as many of its lines as a basket may hold are named to order them again', async () => {
  const autres = Array.from({ length: 4000 }, (_, n) => n + 1_000_000);
  const lignes = [...lignesOf(entiere).map(({ id }) => id), ...autres];
  const answer = who.call('POST', `/api/commandes/${entiere.key}/recommander`, json({ lignes }));
  // Read to the end, and refused for those that are not its own.
  expect(await refusee(answer)).toMatchObject({ code: 'introuvable' });
});

test('a slice of another company’s order does not exist', async () => {
  const autre = await newBuyer(equipe.api, LEMAIRE);
  const answer = autre.call('GET', `/api/commandes/${entiere.key}?nombre=1`);
  expect(await refusee(answer)).toMatchObject({ code: 'introuvable' });
});
