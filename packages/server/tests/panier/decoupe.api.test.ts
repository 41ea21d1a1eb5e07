import type { Decoupe } from '@comptoir/contract/decoupe/decoupe.contract.ts';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden } from '../articles/golden.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import {
  ajouter,
  couper,
  written,
  json,
  ligneOf,
  lignesOf,
  lirePanier,
  refusee,
  siVersion,
} from './paniers.ts';

let api: TestApi;
/** Bars of 3 m at 20.90, 19.65 from 5; kerf 4, 1.20 a cut. */
let barre: number;
/** Sheets of 2500 × 1250 at 189.00 less 20 %; kerf 4, 2.00 a metre of blade, 5.00 a line. */
let panneau: number;
beforeAll(async () => {
  api = await startApi();
  const golden = await buildGolden(api.pool);
  barre = golden.vis;
  panneau = golden.perceuse;
  await rendreBarre();
  await api.pool.execute(sql`
    update article
       set trait_de_scie = 4, debit = 'panneau', debit_longueur = 2500, debit_largeur = 1250,
           prix_metre_coupe = 2, forfait_coupe = 5, unite = 'plaque'
     where id = ${panneau}`);
});
afterAll(() => api.close());

async function rendreBarre(longueur = 3000): Promise<void> {
  await api.pool.execute(sql`
    update article
       set trait_de_scie = 4, debit = 'barre', debit_longueur = ${longueur}, debit_largeur = null,
           prix_coupe = 1.20, unite = 'barre', multiple = 1, minimum = 1
     where id = ${barre}`);
}

async function modifier(who: Visitor, query: string, options = {}): Promise<Response> {
  const [ligne] = await lignesOf(who);
  const chemin = `/api/panier/chantiers/${ligne?.chantierId}/articles/${ligne?.id}`;
  return who.call('PATCH', `${chemin}?${query}`, options);
}

test('a cut list becomes bars, cuts and an amount of its own', async () => {
  const who = await newVisitor(api.url);
  const { articles, messages } = await written(
    couper(who, barre, '2x800 + 3 x 1200', '&quantite=2'),
  );
  expect(articles).toMatchObject([{ quantite: 2 }]);
  expect(messages).toEqual([]);
  const ligne = await ligneOf(who);
  expect(ligne).toMatchObject({ traitCoupe: '3x1200+2x800', quantite: 2 });
  expect(ligne.coupe).toMatchObject({
    pieces: 5,
    unites: 2,
    borne: 2,
    coupes: 5,
    chutes: true,
    exemplaires: 1,
    perimee: false,
    matiere: { debit: 'barre', longueur: 3000, trait: 4 },
    // 5 × 1.20
    montantHT: { montant: '6.00', devise: 'EUR' },
  });
  // 2 × 20.90 + 6.00
  expect(ligne.montantHT?.montant).toBe('47.80');
  const { tarif } = await lirePanier(who);
  expect(tarif).toMatchObject({
    brutHT: { montant: '47.80' },
    netHT: { montant: '47.80' },
    tva: [{ taux: '20', base: { montant: '47.80' }, montant: { montant: '9.56' } }],
    ttc: { montant: '57.36' },
  });
});

test('the quantity is that of the plan, and who asked for another is told', async () => {
  const who = await newVisitor(api.url);
  const { messages } = await written(couper(who, barre, '5x2500'));
  expect(messages).toEqual([{ code: 'quantite-coupe', articleId: barre, demande: 1, quantite: 5 }]);
  const ligne = await ligneOf(who);
  // From 5 bars on, each costs 19.65: 98.25 and five cuts.
  expect(ligne.montantHT?.montant).toBe('104.25');
  const changed = await written(modifier(who, 'quantite=3'));
  expect(changed.messages).toEqual([
    { code: 'quantite-coupe', articleId: barre, demande: 3, quantite: 5 },
  ]);
  expect((await ligneOf(who)).quantite).toBe(5);
});

test('the packing of the article rounds the bars up, and says so', async () => {
  await api.pool.execute(sql`update article set multiple = 4, minimum = 4 where id = ${barre}`);
  const who = await newVisitor(api.url);
  const { messages } = await written(couper(who, barre, '5x2500', '&quantite=5'));
  expect(messages).toEqual([
    { code: 'quantite-multiple', articleId: barre, demande: 5, quantite: 8 },
  ]);
  expect(await ligneOf(who)).toMatchObject({ quantite: 8, coupe: { unites: 5, exemplaires: 1 } });
  await rendreBarre();
});

test('sheets are priced by the metre of blade and once for the line', async () => {
  const who = await newVisitor(api.url);
  await written(couper(who, panneau, '2x600x400', '&chutes=false'));
  const { coupe, quantite } = await ligneOf(who);
  expect(quantite).toBe(1);
  if (!coupe) throw new Error('not cut');
  const metres = coupe.longueurCoupee / 1000;
  expect(metres).toBeGreaterThan(4);
  expect(Number(coupe.montantHT.montant)).toBeCloseTo(5 + 2 * metres, 2);
  expect(coupe.chutes).toBe(false);
});

test('what is sold by the metre has no bar: its pieces add up', async () => {
  await api.pool.execute(sql`
    update article
       set debit = 'metre', debit_longueur = null, trait_de_scie = 0, unite = 'metre', prix_coupe = 0.4
     where id = ${barre}`);
  const who = await newVisitor(api.url);
  await written(couper(who, barre, '2x25m+1x2500'));
  expect(await ligneOf(who)).toMatchObject({
    quantite: 53,
    coupe: { unites: 53, coupes: 3, chute: 500, montantHT: { montant: '1.20' } },
  });
  await rendreBarre();
});

test('a list that cannot be cut is refused with what is wrong and where', async () => {
  const who = await newVisitor(api.url);
  expect(await refusee(couper(who, barre, '3x1200+1x4000+2,5x800'))).toEqual({
    status: 422,
    code: 'trait-coupe-invalide',
    data: {
      articleId: barre,
      erreurs: [
        { code: 'cote-trop-grande', texte: '1x4000', debut: 7 },
        { code: 'decimale', texte: '2,5x800', debut: 14 },
      ],
    },
  });
  expect(await refusee(couper(who, panneau, '600'))).toMatchObject({
    code: 'trait-coupe-invalide',
  });
  expect((await lirePanier(who)).nombreArticles).toBe(0);
});

test('what is sold whole is not cut', async () => {
  await api.pool.execute(sql`
    update article set debit = null, debit_longueur = null where id = ${barre}`);
  const who = await newVisitor(api.url);
  expect(await refusee(couper(who, barre, '3x1200'))).toMatchObject({
    code: 'trait-coupe-invalide',
    data: { erreurs: [] },
  });
  expect((await who.call('GET', `/api/articles/${barre}/decoupe`)).status).toBe(404);
  await rendreBarre();
});

test('the same list typed otherwise is the same line, and its pieces add up', async () => {
  const who = await newVisitor(api.url);
  await written(couper(who, barre, '3x1200+2x800'));
  await written(couper(who, barre, '2 × 800 ; 3 × 120 cm'));
  expect(await ligneOf(who)).toMatchObject({
    traitCoupe: '6x1200+4x800',
    quantite: 4,
    coupe: { pieces: 10, exemplaires: 1 },
  });
});

test('cut another way is another line, beside the whole one', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, barre, 2);
  await written(couper(who, barre, '1x1000'));
  await written(couper(who, barre, '1x2000'));
  expect((await lignesOf(who)).map(({ traitCoupe, quantite }) => [traitCoupe, quantite])).toEqual([
    ['', 2],
    ['1x1000', 1],
    ['1x2000', 1],
  ]);
});

test('a line that takes the list of another joins it; taken whole again it joins the whole one', async () => {
  const who = await newVisitor(api.url);
  await written(couper(who, barre, '1x1000'));
  await written(couper(who, barre, '1x2000'));
  await written(modifier(who, 'traitCoupe=1x2000'));
  expect(await ligneOf(who)).toMatchObject({ traitCoupe: '2x2000', quantite: 2 });
  await ajouter(who, barre, 3);
  const { articles } = await written(modifier(who, 'traitCoupe='));
  expect(articles).toMatchObject([{ quantite: 5 }]);
  expect(await ligneOf(who)).toMatchObject({ traitCoupe: '', coupe: null, quantite: 5 });
});

test('one line of several is changed and removed by its identifier', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, barre, 2);
  await written(couper(who, barre, '1x1000'));
  const [, coupee] = await lignesOf(who);
  if (!coupee) throw new Error('no cut line');
  const chemin = `/api/panier/chantiers/${coupee.chantierId}/articles/${barre}`;
  await written(
    who.call('PATCH', `${chemin}?ligneId=${coupee.ligneId}&traitCoupe=3x1000&chutes=false`),
  );
  expect((await lignesOf(who))[1]).toMatchObject({
    traitCoupe: '3x1000',
    quantite: 2,
    coupe: { chutes: false },
  });
  await written(who.call('DELETE', `${chemin}?ligneId=${coupee.ligneId}`));
  expect(await ligneOf(who)).toMatchObject({ traitCoupe: '', quantite: 2 });
  const gone = await refusee(who.call('DELETE', `${chemin}?ligneId=${coupee.ligneId}`));
  expect(gone.status).toBe(404);
});

test('a cut changed by another meanwhile is refused', async () => {
  const who = await newVisitor(api.url);
  const { version } = await written(couper(who, barre, '1x1000'));
  await written(modifier(who, 'traitCoupe=1x1500'));
  const headers = siVersion(version);
  expect(await refusee(modifier(who, 'traitCoupe=1x900', { headers }))).toMatchObject({
    status: 409,
    code: 'panier-perime',
  });
});

test('moved onto the same list of another chantier, pieces become one list', async () => {
  const who = await newVisitor(api.url);
  const nouveau = `/api/panier/chantiers/nouveau/articles/${barre}?libelle=Lilas&traitCoupe=2x1400`;
  await written(who.call('PUT', nouveau));
  await written(couper(who, barre, '2x1400'));
  const lignes = await lignesOf(who);
  const lilas = lignes.at(-1)?.chantierId;
  const body = { ligneIds: lignes.slice(0, 1).map(({ ligneId }) => ligneId), chantierId: lilas };
  await written(who.call('POST', '/api/panier/lignes/deplacer', json(body)));
  expect(await ligneOf(who)).toMatchObject({ traitCoupe: '4x1400', quantite: 2 });
});

test('pieces too many for one list stay the list, several times', async () => {
  const who = await newVisitor(api.url);
  await written(couper(who, barre, '300x1400'));
  await written(couper(who, barre, '300x1400'));
  expect(await ligneOf(who)).toMatchObject({
    traitCoupe: '300x1400',
    quantite: 300,
    // 2 × 300 cuts at 1.20
    coupe: { exemplaires: 2, montantHT: { montant: '720.00' } },
  });
});

test('repeated with the same key, the list is added once', async () => {
  const who = await newVisitor(api.url);
  const path = `/api/panier/articles/${barre}?traitCoupe=2x1400`;
  const options = { headers: { 'idempotency-key': 'coupe-1' } };
  const first = await written(who.call('PUT', path, options));
  expect(await written(who.call('PUT', path, options))).toEqual(first);
  expect(await ligneOf(who)).toMatchObject({ traitCoupe: '2x1400' });
});

async function controler(who: Visitor): Promise<MessageControle[]> {
  const answer = await who.call('POST', '/api/panier/controler');
  const { messages } = (await answer.json()) as { messages: MessageControle[] };
  return messages.filter(({ code }) => code === 'trait-coupe-invalide');
}

test('a list kept while the article changed is told, with its correction where it still fits', async () => {
  const who = await newVisitor(api.url);
  await written(couper(who, barre, '4x1400'));
  expect(await controler(who)).toEqual([]);
  await rendreBarre(2000);
  const [message] = await controler(who);
  expect(message).toMatchObject({ niveau: 'erreur', articleId: barre });
  expect((await ligneOf(who)).coupe?.perimee).toBe(true);
  if (!message?.correction) throw new Error('no correction');
  await written(who.call(message.correction.methode, message.correction.chemin));
  expect(await controler(who)).toEqual([]);
  expect((await ligneOf(who)).quantite).toBe(4);
  await rendreBarre(1000);
  const [impossible] = await controler(who);
  expect(impossible).toMatchObject({ niveau: 'erreur' });
  expect(impossible?.correction).toBeUndefined();
  await rendreBarre();
});

test('what an article is cut from and what cutting costs can be read by anyone', async () => {
  const answer = await fetch(`${api.url}/api/articles/${barre}/decoupe`);
  const decoupe = (await answer.json()) as Decoupe;
  expect(decoupe).toMatchObject({
    articleId: barre,
    matiere: { debit: 'barre', longueur: 3000, largeur: null, fil: false, trait: 4, parUnite: 1 },
    tarifCoupe: { coupe: { montant: '1.2000', devise: 'EUR' }, metreCoupe: null, forfait: null },
    tarif: { prixNetHT: { montant: '20.9000' } },
  });
  expect((await fetch(`${api.url}/api/articles/999999/decoupe`)).status).toBe(404);
});
