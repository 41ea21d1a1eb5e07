import type {
  ListeAchats,
  ValeurListe,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { cleanListes } from '../../src/listes-achats/listes-achats.public.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { startGolden } from '../articles/golden-api.ts';
import { forFile } from '../for-file.ts';
import { importe } from '../panier/imports/envois.ts';
import { json, refusee, resumer, siVersion } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import {
  CHEMIN,
  creer as creerPour,
  lignesOf,
  read,
  readListe as lireListeDe,
} from './listes-de-test.ts';

const api = forFile(() => startGolden({ index: true }));
let morel: Visitor;
let autreOnglet: Visitor;
let lemaire: Visitor;

beforeAll(async () => {
  morel = await newBuyer(api, MOREL);
  autreOnglet = await newBuyer(api, MOREL);
  lemaire = await newBuyer(api, LEMAIRE);
});
beforeEach(async () => {
  await api.pool.execute(sql`delete from panier`);
  await api.pool.execute(sql`delete from liste_achats`);
});

const creer = (libelle: string, articles: object[] = []) => creerPour(morel, libelle, articles);
const readListe = (id: number, query = '') => lireListeDe(morel, id, query);
const lister = (query = '') => read<ListeAchats[]>(morel.call('GET', `${CHEMIN}${query}`));
const noms = async (query: string) => (await lister(query)).map(({ libelle }) => libelle);
const fourgon = () =>
  creer('Fourgon', [
    { articleId: api.vis, quantite: 5 },
    { articleId: api.perceuse, quantite: 2 },
  ]);
async function ligneOf(id: number, articleId: number): Promise<number> {
  const ligne = lignesOf(await readListe(id)).find(({ article }) => article.id === articleId);
  if (!ligne) throw new Error('no such line');
  return ligne.ligneId;
}
const modifier = (who: Visitor, id: number, ligneId: number, body: object, version?: string) =>
  who.call(
    'PATCH',
    `${CHEMIN}/${id}/lignes/${ligneId}`,
    json(body, version === undefined ? {} : siVersion(version)),
  );
const retirer = (id: number, ids: number[], version?: string) =>
  morel.call(
    'DELETE',
    `${CHEMIN}/${id}/lignes`,
    json(ids, version === undefined ? {} : siVersion(version)),
  );
const supprimer = (id: number, version?: string) =>
  morel.call('DELETE', `${CHEMIN}/${id}`, { headers: version ? siVersion(version) : {} });

test('a list is read with the price and the stock of who looks, and what it comes to', async () => {
  const { id } = await fourgon();
  const liste = await readListe(id);
  expect(liste).toMatchObject({
    libelle: 'Fourgon',
    nombreArticles: 2,
    indisponibles: 0,
    groupes: [{ rang: -1, libelle: null, nombreLignes: 2 }],
  });
  expect(
    lignesOf(liste).map(({ article, quantite, montantHT }) => [
      article.reference,
      quantite,
      montantHT?.montant,
      article.disponibilite.depot.quantite >= 0,
    ]),
  ).toEqual([
    ['VBF-05060-ZJ', 5, '88.85', true],
    ['PVX-18-60', 2, '300.00', true],
  ]);
  // Lines and the eco-participation of two drills.
  expect(liste.valeurHT).toEqual({ montant: '389.69', devise: 'EUR' });
  const valeurs = await read<ValeurListe[]>(morel.call('GET', `${CHEMIN}/valeurs?ids=${id}`));
  expect(valeurs).toEqual([{ id, valeurHT: liste.valeurHT, indisponibles: 0 }]);
});

test('a list of another is not found, nor counted', async () => {
  const { id } = await fourgon();
  const ligneId = await ligneOf(id, api.vis);
  const refus = await Promise.all(
    [
      lemaire.call('GET', `${CHEMIN}/${id}`),
      lemaire.call('PATCH', `${CHEMIN}/${id}`, json({ libelle: 'À moi' })),
      lemaire.call('DELETE', `${CHEMIN}/${id}`),
      lemaire.call('POST', `${CHEMIN}/${id}/restaurer`),
      modifier(lemaire, id, ligneId, { quantite: 1 }),
      lemaire.call('DELETE', `${CHEMIN}/${id}/lignes`, json([ligneId])),
    ].map((answer) => refusee(answer)),
  );
  expect(refus.map(({ code }) => code)).toEqual(Array(6).fill('introuvable'));
  expect(await read(lemaire.call('GET', `${CHEMIN}/valeurs?ids=${id}`))).toEqual([]);
});

test('a long list comes in slices, under the value of all of it', async () => {
  const { id } = await fourgon();
  const entiere = await readListe(id);
  const seconde = await readListe(id, '?depuis=1&nombre=1');
  expect(lignesOf(seconde)).toEqual(lignesOf(entiere).slice(1));
  expect(seconde.valeurHT).toEqual(entiere.valeurHT);
  expect(seconde.groupes).toMatchObject([{ nombreLignes: 2 }]);
});

test('a basket put aside shows its chantiers and its cut lists', async () => {
  const { id } = await creer('Panier du 3', [
    { articleId: api.vis, quantite: 1 },
    { articleId: api.perceuse, quantite: 1, chantier: 'Angers' },
  ]);
  await api.pool.execute(sql`
    update liste_achats_ligne set trait_coupe = '2x1200' where article_id = ${api.vis}`);
  expect((await readListe(id)).groupes).toMatchObject([
    { libelle: null, lignes: [{ traitCoupe: '2x1200' }] },
    { libelle: 'Angers', lignes: [{ traitCoupe: '' }] },
  ]);
  const ligneId = await ligneOf(id, api.vis);
  expect(await refusee(modifier(morel, id, ligneId, { quantite: 4 }))).toMatchObject({
    code: 'requete-invalide',
  });
});

test('lists are found by words of their name, or by a reference they hold, and ordered', async () => {
  await creer('Étagère vis');
  await creer('Camion 10');
  await creer('Camion 2', [{ articleId: api.vis, quantite: 1 }]);
  expect(await noms('?recherche=etagere')).toEqual(['Étagère vis']);
  expect(await noms('?recherche=vbf-05')).toEqual(['Camion 2']);
  expect(await noms('?recherche=%25_')).toHaveLength(3);
  expect(await noms('?tri=nom')).toEqual(['Camion 2', 'Camion 10', 'Étagère vis']);
  expect(await noms('?tri=-articles')).toEqual(['Camion 2', 'Camion 10', 'Étagère vis']);
  expect(await noms('?tri=modification')).toEqual(['Étagère vis', 'Camion 10', 'Camion 2']);
});

test('a name keeps its signs as they are typed, on one line', async () => {
  const { id } = await creer('<b>Vis</b> & "co"\n2');
  const { libelle } = await read<ListeAchats>(
    morel.call('PATCH', `${CHEMIN}/${id}`, json({ libelle: ' <script>\u202e  x ' })),
  );
  expect(libelle).toBe('<script> x');
  expect(
    await refusee(morel.call('PATCH', `${CHEMIN}/${id}`, json({ libelle: ' ' }))),
  ).toMatchObject({ code: 'requete-invalide' });
});

test('what another changed since is not changed unseen; what they did not touch may be', async () => {
  const { id } = await fourgon();
  const { version } = await readListe(id);
  const vis = await ligneOf(id, api.vis);
  const perceuse = await ligneOf(id, api.perceuse);
  const { version: sienne } = await read<ListeAchats>(
    modifier(autreOnglet, id, vis, { quantite: 20 }, version),
  );
  expect(await refusee(modifier(morel, id, vis, { quantite: 6 }, version))).toMatchObject({
    status: 409,
    code: 'liste-perimee',
    data: { version: sienne },
  });
  expect(await refusee(retirer(id, [vis, perceuse], version))).toMatchObject({
    code: 'liste-perimee',
  });
  expect(await refusee(supprimer(id, version))).toMatchObject({ code: 'liste-perimee' });
  await read(modifier(morel, id, perceuse, { note: '  pour   Luc ' }, version));
  await read(
    morel.call('PATCH', `${CHEMIN}/${id}`, json({ libelle: 'Fourgon 2' }, siVersion(version))),
  );
  expect(
    await refusee(
      autreOnglet.call('PATCH', `${CHEMIN}/${id}`, json({ libelle: 'Camion' }, siVersion(version))),
    ),
  ).toMatchObject({ code: 'liste-perimee' });
  expect(lignesOf(await readListe(id))).toMatchObject([
    { quantite: 20, note: '' },
    { quantite: 2, note: 'pour Luc' },
  ]);
});

test('a line that another removed is told as a change, one that never was as not found', async () => {
  const { id } = await fourgon();
  const { version } = await readListe(id);
  const vis = await ligneOf(id, api.vis);
  await read(retirer(id, [vis]));
  expect(await refusee(modifier(autreOnglet, id, vis, { quantite: 1 }, version))).toMatchObject({
    code: 'liste-perimee',
  });
  expect(await refusee(modifier(autreOnglet, id, vis, { quantite: 1 }))).toMatchObject({
    code: 'introuvable',
  });
});

test('lines removed come back where they were, with all they had', async () => {
  const { id } = await fourgon();
  const vis = await ligneOf(id, api.vis);
  await read(modifier(morel, id, vis, { note: 'Bac 3' }));
  await api.pool.execute(sql`update liste_achats_ligne set remise = 5 where id = ${vis}`);
  const avant = lignesOf(await readListe(id));
  await read(retirer(id, [vis]));
  expect(lignesOf(await readListe(id))).toHaveLength(1);
  const remettre = () => morel.call('POST', `${CHEMIN}/${id}/lignes/remettre`, json([vis]));
  await read(remettre());
  expect(lignesOf(await readListe(id))).toEqual(avant);
  expect(await refusee(remettre())).toMatchObject({ code: 'introuvable' });
  // Added again meanwhile: nothing of either is lost.
  await read(retirer(id, [vis]));
  await read(
    morel.call('POST', `${CHEMIN}/${id}/articles`, json([{ articleId: api.vis, quantite: 3 }])),
  );
  await read(remettre());
  expect(lignesOf(await readListe(id)).map(({ quantite }) => quantite)).toEqual([2, 8]);
});

test('a list deleted is seen no more, comes back as it was, and is gone the night after', async () => {
  const { id } = await fourgon();
  const avant = await readListe(id);
  await read(supprimer(id, avant.version));
  expect(await lister()).toEqual([]);
  expect(await refusee(morel.call('GET', `${CHEMIN}/${id}`))).toMatchObject({ status: 404 });
  expect(
    await refusee(morel.call('POST', `/api/panier/importer-liste?listeId=${id}`)),
  ).toMatchObject({ code: 'introuvable' });
  await cleanListes(api.pool);
  await read(morel.call('POST', `${CHEMIN}/${id}/restaurer`));
  expect(lignesOf(await readListe(id))).toEqual(lignesOf(avant));
  await read(supprimer(id));
  await api.pool.execute(sql`
    update liste_achats set supprimee_le = supprimee_le - interval '2 hours'`);
  await cleanListes(api.pool);
  expect(await refusee(morel.call('POST', `${CHEMIN}/${id}/restaurer`))).toMatchObject({
    code: 'introuvable',
  });
});

test('chosen lines go to the basket, into a chantier; one that went meanwhile is told', async () => {
  const { id } = await fourgon();
  const vis = await ligneOf(id, api.vis);
  const importer = (ligneIds: number[]) =>
    morel.call(
      'POST',
      `/api/panier/importer-liste?listeId=${id}&chantier=Angers`,
      json({ ligneIds }),
    );
  expect(await importe(importer([vis]))).toMatchObject({ importes: 1 });
  expect(await resumer(morel)).toEqual([`Angers: ${api.vis}×5`]);
  await read(retirer(id, [vis]));
  expect(await refusee(importer([vis]))).toMatchObject({ code: 'liste-perimee' });
});

test('an article no longer sold is shown with what takes its place, which can take the line', async () => {
  const { id } = await fourgon();
  const ligneId = await ligneOf(id, api.perceuse);
  await api.pool.execute(sql`
    update article set retire = true, successeur_id = ${api.vis} where id = ${api.perceuse}`);
  await expect
    .poll(async () => lignesOf(await readListe(id))[1])
    .toMatchObject({
      montantHT: null,
      article: { reference: 'PVX-18-60', retire: true },
      remplacant: { reference: 'VBF-05060-ZJ' },
    });
  expect((await readListe(id)).indisponibles).toBe(1);
  const remplacer = (articleId: number) =>
    morel.call('POST', `${CHEMIN}/${id}/lignes/${ligneId}/remplacer`, json({ articleId }));
  expect(await refusee(remplacer(api.perceuse))).toMatchObject({ code: 'article-retire' });
  expect(await refusee(remplacer(999_999))).toMatchObject({ code: 'introuvable' });
  await read(remplacer(api.vis));
  // The list had it already: one line, both quantities.
  expect(lignesOf(await readListe(id))).toMatchObject([{ quantite: 7 }]);
  await api.pool.execute(sql`
    update article set retire = false, successeur_id = null where id = ${api.perceuse}`);
});

test('a list is duplicated with its chantiers and notes, without discounts, and lives its own life', async () => {
  const { id } = await creer('Modèle', [
    { articleId: api.vis, quantite: 1 },
    { articleId: api.perceuse, quantite: 2, chantier: 'Angers' },
  ]);
  const vis = await ligneOf(id, api.vis);
  await read(modifier(morel, id, vis, { note: 'Bac 3' }));
  await api.pool.execute(sql`update liste_achats_ligne set remise = 5 where id = ${vis}`);
  const copie = await read<ListeAchats>(
    morel.call('POST', `${CHEMIN}/${id}/dupliquer`, json({ libelle: ' Modèle  2 ' })),
  );
  expect(copie).toMatchObject({ libelle: 'Modèle 2', nombreArticles: 2 });
  expect((await readListe(copie.id)).groupes).toMatchObject([
    { libelle: null, lignes: [{ quantite: 1, note: 'Bac 3', remise: null }] },
    { libelle: 'Angers', lignes: [{ quantite: 2 }] },
  ]);
  await read(supprimer(copie.id));
  expect(lignesOf(await readListe(id))).toHaveLength(2);
});

test('a list takes five thousand lines, a person five hundred lists: more is told', async () => {
  const { id } = await creer('Tout');
  await api.pool.execute(sql`
    insert into liste_achats_ligne (liste_id, article_id, rang, quantite, trait_coupe)
    select ${id}, ${api.vis}, n, 1, 'x' || n from generate_series(1, 5000) n`);
  expect(
    await refusee(
      morel.call('POST', `${CHEMIN}/${id}/articles`, json([{ articleId: api.vis, quantite: 1 }])),
    ),
  ).toMatchObject({ status: 422, code: 'liste-pleine', data: { maximum: 5000 } });
  await api.pool.execute(sql`
    insert into liste_achats (utilisateur_id, libelle)
    select utilisateur_id, 'Liste ' || n from liste_achats, generate_series(2, 500) n`);
  expect(await refusee(morel.call('POST', CHEMIN, json({ libelle: 'Une de trop' })))).toMatchObject(
    { status: 422, code: 'trop-de-listes', data: { maximum: 500 } },
  );
});
