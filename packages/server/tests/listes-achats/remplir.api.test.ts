/** Lists filled by a reference, a text of many or a file. */
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { importerDansListe } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import { startGolden } from '../articles/golden-api.ts';
import { forFile } from '../for-file.ts';
import { json, refusee } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { CHEMIN, creer, lignesOf, read, readListe } from './listes-de-test.ts';

const api = forFile(() => startGolden({ index: true }));
let morel: Visitor;

beforeAll(async () => {
  morel = await newBuyer(api, MOREL);
});
beforeEach(() => api.pool.execute(sql`delete from liste_achats`));

type Importe = CallAnswer<typeof importerDansListe>;
const envoyer = (id: number, body: object) =>
  morel.call('POST', `${CHEMIN}/${id}/importer`, json(body));
const quantites = async (id: number) =>
  lignesOf(await readListe(morel, id)).map(({ article, quantite }) => [article.id, quantite]);

test('a reference alone is one of it, and adds to what is there', async () => {
  const { id } = await creer(morel, 'Fourgon', [{ articleId: api.vis, quantite: 4 }]);
  expect(await read<Importe>(envoyer(id, { texte: 'vbf 05060 zj' }))).toMatchObject({
    importes: 1,
    nonImportes: [],
    nombreArticles: 1,
  });
  expect(await quantites(id)).toEqual([[api.vis, 5]]);
});

test('lines that name an article are taken, each of the others is reported', async () => {
  const { id } = await creer(morel, 'Fourgon');
  const importe = await read<Importe>(
    envoyer(id, { texte: 'VBF-05060-ZJ\t3\nRIEN-DE-TEL-99\t1\nPVX-18-60\t2' }),
  );
  expect(importe).toMatchObject({
    importes: 2,
    nonImportes: [{ reference: 'RIEN-DE-TEL-99', raison: 'introuvable', quantite: 1 }],
  });
  expect(await quantites(id)).toEqual([
    [api.vis, 3],
    [api.perceuse, 2],
  ]);
});

test('a file is read as one of the basket; what holds no line is refused, and nothing is written', async () => {
  const { id } = await creer(morel, 'Fourgon');
  const fichier = (texte: string, name: string) => ({
    fichier: { data: Buffer.from(texte).toString('base64'), name },
  });
  await read(envoyer(id, fichier('Référence;Quantité\nVBF-05060-ZJ;8\n', 'liste.csv')));
  expect(await quantites(id)).toEqual([[api.vis, 8]]);
  expect(await refusee(envoyer(id, fichier(' \n\n', 'vide.csv')))).toMatchObject({
    code: 'fichier-vide',
  });
  expect(await refusee(envoyer(id, {}))).toMatchObject({ code: 'requete-invalide' });
  expect(await quantites(id)).toEqual([[api.vis, 8]]);
});

test('lines beyond those a list holds are refused in words, all of them', async () => {
  const { id } = await creer(morel, 'Tout');
  await api.pool.execute(sql`
    insert into liste_achats_ligne (liste_id, article_id, rang, quantite, trait_coupe)
    select ${id}, ${api.vis}, n, 1, 'x' || n from generate_series(1, 5000) n`);
  expect(await refusee(envoyer(id, { texte: 'VBF-05060-ZJ' }))).toMatchObject({
    code: 'liste-pleine',
    data: { maximum: 5000 },
  });
});
