/** A piece of many lines is read slice by slice: what is agreed to and paid is always all of it. */
import type { Livraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { sumMontants } from '@comptoir/contract/argent.ts';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { signIn } from '../delegue/equipe.ts';
import { forFile } from '../for-file.ts';
import { json } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';
import { ATELIER } from '../livraison/livraisons.ts';
import {
  choisir,
  writeContact,
  lireLivraison,
  readPiece,
  reussie,
  startBoutique,
  transformer,
} from './pieces.ts';

const boutique = forFile(() => startBoutique());
let who: Visitor;

beforeAll(async () => {
  who = await signIn(boutique, MOREL);
  // The drill is made in five days, the screws are there: two consignments.
  for (const chantier of ['', '?chantier=Villa', '?chantier=Garage']) {
    const lot = [boutique.vis, boutique.perceuse].map((articleId) => ({ articleId, quantite: 1 }));
    await reussie(who.call('PUT', `/api/panier/articles${chantier}`, json(lot)));
  }
  await transformer(who);
  const adresse = await reussie<{ id: number }>(
    who.call('POST', '/api/compte/adresses-livraison', json(ATELIER)),
  );
  await choisir(who, { mode: 'livraison', formule: 'au-plus-tot', adresseId: adresse.id });
  await writeContact(who, { nom: 'Anne Morel', telephone: '0240000000' });
});

const tranche = (query: string): Promise<PieceOuverte> =>
  reussie(who.call('GET', `/api/piece-ouverte?${query}`));

const lues = ({ chantiers }: PieceOuverte) =>
  chantiers.map(({ libelle, articles }) => [libelle, articles.length]);

const arrivent = ({ livraison }: Pick<PieceOuverte, 'livraison'>) =>
  livraison?.envois.flatMap(({ jour, lignes }) =>
    lignes.map(({ ligneId }) => `${jour} ${ligneId}`),
  ) ?? [];

test('slices hold the lines in the order of the page with their days, and together all of them', async () => {
  const entiere = await readPiece(who);
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
  expect(arrivent(entiere)).toHaveLength(6);
  expect(new Set(parties.flatMap(arrivent))).toEqual(new Set(arrivent(entiere)));
});

test('totals, consignments and what is agreed to are of the whole piece', async () => {
  const { chantiers, livraison, messages: tous, ...entiere } = await readPiece(who);
  const { chantiers: parties, livraison: partie, messages, ...reste } = await tranche('nombre=1');
  expect(reste).toEqual({ ...entiere, nombreMessages: tous.length });
  expect(messages).toHaveLength(1);
  expect(partie?.envois.map(({ nombreLignes }) => nombreLignes)).toEqual(
    livraison?.envois.map(({ lignes }) => lignes.length),
  );
  const sommes = new Map(
    chantiers.map(({ libelle, articles }) => [
      libelle,
      sumMontants(
        articles.flatMap(({ montantHT }) => montantHT ?? []),
        entiere.tarif.devise,
      ),
    ]),
  );
  for (const { libelle, totalHT, nombreArticles } of parties) {
    expect([libelle, totalHT, nombreArticles]).toEqual([libelle, sommes.get(libelle), 2]);
  }
});

test('what answers a change tells as many lines as are asked for', async () => {
  const ecrites = [
    who.call('PATCH', '/api/piece-ouverte?modePaiement=virement&nombre=1'),
    who.call('PATCH', '/api/piece-ouverte/contact-livraison?nombre=1', json({ acces: 'Portail' })),
    who.call('PATCH', '/api/piece-ouverte/facturation?nombre=1', json({ adresse: null })),
    who.call('POST', '/api/panier/transformer?nombre=1'),
  ];
  for (const ecrite of ecrites) {
    expect(lues(await reussie<PieceOuverte>(ecrite))).toEqual([
      ['Villa', 1],
      ['Garage', 0],
      [null, 0],
    ]);
  }
});

test('what is chosen of the delivery counts all lines, and names the first', async () => {
  const { options: entieres } = await lireLivraison(who);
  const { options } = await reussie<Livraison>(
    who.call('GET', '/api/piece-ouverte/livraison?nombre=2'),
  );
  const compte = (of: typeof options) =>
    of.map(({ envois }) => envois.map(({ lignes, nombreLignes }) => nombreLignes ?? lignes.length));
  expect(compte(options)).toEqual(compte(entieres));
  const nommees = options.flatMap(({ envois }) => envois.flatMap(({ lignes }) => lignes));
  expect(new Set(nommees.map(({ ligneId }) => ligneId)).size).toBe(2);
});

test('a piece that fits is told as ever, to the byte', async () => {
  const entiere = await (await who.call('GET', '/api/piece-ouverte')).text();
  const tenue = await (await who.call('GET', '/api/piece-ouverte?nombre=6')).text();
  expect(tenue).toBe(entiere);
  expect(entiere).not.toContain('totalHT');
  expect(entiere).not.toContain('nombreLignes');
});

test('a slice is of the piece of who asks alone', async () => {
  const autre = await signIn(boutique, LEMAIRE);
  const answer = await autre.call('GET', '/api/piece-ouverte?depuis=0&nombre=1');
  expect(answer.status).toBe(404);
});

test('a slice lists as many cut lines as were asked for', async () => {
  const { pool, perceuse } = boutique;
  await pool.execute(sql`
    update article set debit = 'barre', debit_longueur = 3000, trait_de_scie = 4, unite = 'barre'
     where id = ${perceuse}`);
  for (const liste of ['2x1200', '1x800']) {
    await reussie(who.call('PUT', `/api/panier/articles/${perceuse}?traitCoupe=${liste}`));
  }
  expect(await transformer(who)).toMatchObject({ nombreCoupes: 2 });
  const coupes = (query: string) =>
    reussie<unknown[]>(who.call('GET', `/api/piece-ouverte/articles/traits-coupe${query}`));
  expect(await coupes('')).toHaveLength(2);
  expect(await coupes('?nombre=1')).toEqual((await coupes('')).slice(0, 1));
});
