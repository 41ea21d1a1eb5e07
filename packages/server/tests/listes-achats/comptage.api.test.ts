/** Shelves kept by lists: targets, counting, what is missing into the basket. */
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { lireComptage } from '@comptoir/contract/listes-achats/comptage.contract.ts';
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import { startGolden } from '../articles/golden-api.ts';
import { forFile } from '../for-file.ts';
import { importe } from '../panier/imports/envois.ts';
import { json, refusee, resumer, siVersion } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { CHEMIN, creer, lignesOf, read, readListe } from './listes-de-test.ts';

const api = forFile(() => startGolden({ index: true }));
let morel: Visitor;
let autreOnglet: Visitor;

beforeAll(async () => {
  morel = await newBuyer(api, MOREL);
  autreOnglet = await newBuyer(api, MOREL);
});
beforeEach(async () => {
  await api.pool.execute(sql`delete from panier`);
  await api.pool.execute(sql`delete from liste_achats`);
});

type Comptage = CallAnswer<typeof lireComptage>;
const readComptage = (id: number) => read<Comptage>(morel.call('GET', `${CHEMIN}/${id}/comptage`));
const compter = (id: number, comptes: object[], version?: string, who = morel) =>
  who.call('POST', `${CHEMIN}/${id}/comptage`, json(comptes, version ? siVersion(version) : {}));
const prendreCibles = (id: number, ligneIds: number[] | null = null) =>
  read<ListeAchats>(morel.call('POST', `${CHEMIN}/${id}/cibles`, json(ligneIds)));
const viser = (id: number, ligneId: number, cible: number | null) =>
  morel.call('PATCH', `${CHEMIN}/${id}/lignes/${ligneId}`, json({ cible }));
const prendreManquants = (id: number, suite = '', headers = {}, who = morel) =>
  who.call(
    'POST',
    `/api/panier/importer-liste?listeId=${id}${suite}`,
    json({ manquants: true }, headers),
  );

/** Ten boxes of screws and four drills should be there. */
async function etagere() {
  const { id } = await creer(morel, 'Étagère', [
    { articleId: api.vis, quantite: 10 },
    { articleId: api.perceuse, quantite: 4 },
  ]);
  await prendreCibles(id);
  const [vis = 0, perceuse = 0] = (await readComptage(id)).lignes.map(({ ligneId }) => ligneId);
  return { id, vis, perceuse };
}

test('a target is set and taken away line by line, or taken from the quantities at once', async () => {
  const { id } = await creer(morel, 'Étagère', [
    { articleId: api.vis, quantite: 10 },
    { articleId: api.perceuse, quantite: 4 },
  ]);
  const [{ ligneId } = { ligneId: 0 }, autre] = lignesOf(await readListe(morel, id));
  expect((await readComptage(id)).lignes).toEqual([]);
  await read(viser(id, ligneId, 30));
  expect(await readComptage(id)).toMatchObject({
    sansCible: 1,
    lignes: [{ reference: 'VBF-05060-ZJ', cible: 30, reste: null }],
  });
  await prendreCibles(id, [autre?.ligneId ?? 0]);
  await prendreCibles(id);
  expect((await readComptage(id)).lignes.map(({ cible }) => cible)).toEqual([30, 4]);
  await read(viser(id, ligneId, null));
  expect(await readListe(morel, id)).toMatchObject({ cibles: 1, compteeLe: null });
  // Without a body as with null: all of them.
  await read(morel.call('POST', `${CHEMIN}/${id}/cibles`));
  expect(await readListe(morel, id)).toMatchObject({ cibles: 2 });
  expect(await refusee(viser(id, ligneId, 0))).toMatchObject({ code: 'requete-invalide' });
});

test('what was counted is kept, and what is missing is told with its price in whole packings', async () => {
  const { id, vis, perceuse } = await etagere();
  const compte = await read<ListeAchats>(
    compter(id, [
      { ligneId: vis, reste: 3 },
      { ligneId: perceuse, reste: 5 },
    ]),
  );
  expect(compte.manquants).toBe(1);
  const liste = await readListe(morel, id);
  expect(liste).toMatchObject({ manquants: 1, cibles: 2 });
  expect(liste.compteeLe).not.toBeNull();
  expect(lignesOf(liste)).toMatchObject([
    { cible: 10, reste: 3 },
    { cible: 4, reste: 5 },
  ]);
  // Seven boxes at 17.77 €.
  expect(liste.manqueHT).toEqual({ montant: '124.39', devise: 'EUR' });
});

test('what is missing goes to the basket once, into a chantier, and the shelf is to be counted again', async () => {
  const { id, vis, perceuse } = await etagere();
  await read(
    compter(id, [
      { ligneId: vis, reste: 3 },
      { ligneId: perceuse, reste: 4 },
    ]),
  );
  const cle = { 'idempotency-key': 'comptage-0001' };
  const premier = await importe(prendreManquants(id, '&chantier=Atelier', cle));
  expect(premier).toMatchObject({ importes: 1 });
  expect(await importe(prendreManquants(id, '&chantier=Atelier', cle))).toMatchObject({
    importes: 1,
    version: premier.version,
  });
  expect(await resumer(morel)).toEqual([`Atelier: ${api.vis}×7`]);
  expect(await importe(prendreManquants(id))).toMatchObject({ importes: 0 });
  expect((await readListe(morel, id)).manquants).toBe(0);
  expect((await readComptage(id)).lignes).toMatchObject([{ reste: null }, { reste: 4 }]);
});

test('two people who take what is missing at once take it once', async () => {
  const { id, vis } = await etagere();
  await read(compter(id, [{ ligneId: vis, reste: 3 }]));
  const reponses = await Promise.all(
    [morel, autreOnglet].map(async (who) => (await prendreManquants(id, '', {}, who)).status),
  );
  expect(reponses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(await resumer(morel)).toEqual([`-: ${api.vis}×7`]);
});

test('what is no longer sold is told, and stays missing', async () => {
  const { id, vis, perceuse } = await etagere();
  await read(
    compter(id, [
      { ligneId: vis, reste: 9 },
      { ligneId: perceuse, reste: 0 },
    ]),
  );
  await api.pool.execute(sql`update article set retire = true where id = ${api.perceuse}`);
  try {
    await expect
      .poll(async () => lignesOf(await readListe(morel, id))[1]?.article.retire)
      .toBe(true);
    expect(await importe(prendreManquants(id))).toMatchObject({
      importes: 1,
      nonImportes: [{ reference: 'PVX-18-60', raison: 'retire', quantite: 4 }],
    });
    expect((await readListe(morel, id)).manquants).toBe(1);
  } finally {
    await api.pool.execute(sql`update article set retire = false where id = ${api.perceuse}`);
  }
});

test('a line that someone else counted or removed since is not counted unseen', async () => {
  const { id, vis, perceuse } = await etagere();
  const { version } = await readComptage(id);
  await read(compter(id, [{ ligneId: vis, reste: 1 }], version, autreOnglet));
  expect(await refusee(compter(id, [{ ligneId: vis, reste: 8 }], version))).toMatchObject({
    code: 'liste-perimee',
  });
  await read(compter(id, [{ ligneId: perceuse, reste: 2 }], version));
  await read(morel.call('DELETE', `${CHEMIN}/${id}/lignes`, json([perceuse])));
  expect(await refusee(compter(id, [{ ligneId: perceuse, reste: 2 }], version))).toMatchObject({
    code: 'liste-perimee',
  });
  expect(await refusee(compter(id, [{ ligneId: perceuse, reste: 2 }]))).toMatchObject({
    code: 'introuvable',
  });
  // Put back, it has its target and what was counted.
  await read(morel.call('POST', `${CHEMIN}/${id}/lignes/remettre`, json([perceuse])));
  expect((await readComptage(id)).lignes).toMatchObject([{ reste: 1 }, { cible: 4, reste: 2 }]);
});

test('a line without a target is not counted, and a cut line has none', async () => {
  const { id, vis } = await etagere();
  await read(viser(id, vis, null));
  expect(await refusee(compter(id, [{ ligneId: vis, reste: 1 }]))).toMatchObject({
    code: 'introuvable',
  });
  await api.pool.execute(
    sql`update liste_achats_ligne set trait_coupe = '2x1200' where id = ${vis}`,
  );
  expect(await refusee(viser(id, vis, 3))).toMatchObject({
    code: 'requete-invalide',
    data: { champ: 'cible' },
  });
});

test('a copy keeps the targets, not what was counted on another shelf', async () => {
  const { id, vis } = await etagere();
  await read(compter(id, [{ ligneId: vis, reste: 3 }]));
  const copie = await read<ListeAchats>(
    morel.call('POST', `${CHEMIN}/${id}/dupliquer`, json({ libelle: 'Autre' })),
  );
  expect(lignesOf(await readListe(morel, copie.id))).toMatchObject([
    { cible: 10, reste: null },
    { cible: 4, reste: null },
  ]);
});
