import type {
  LigneJointe,
  ListeAchats,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, insertArticle, MOREL, type Golden } from '../articles/golden.ts';
import { json, refusee, siVersion } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { CHEMIN, creer, lignesOf, read, readListe } from './listes-de-test.ts';

let api: TestApi;
let golden: Golden;
let foret: number;
let morel: Visitor;
let autreOnglet: Visitor;

beforeAll(async () => {
  api = await startApi(
    {},
    {
      index: true,
      prepare: async (pool) => {
        golden = await buildGolden(pool);
        foret = await insertArticle(pool, 'FHM-08', 'electroportatif', 'krafto', '9.00');
      },
    },
  );
  morel = await newBuyer(api, MOREL);
  autreOnglet = await newBuyer(api, MOREL);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.pool.execute(sql`delete from panier`);
  await api.pool.execute(sql`delete from liste_achats`);
});

const fourgon = async () => {
  const { id } = await creer(morel, 'Fourgon', [
    { articleId: golden.vis, quantite: 5 },
    { articleId: golden.perceuse, quantite: 2 },
    { articleId: foret, quantite: 1 },
  ]);
  const ids = lignesOf(await readListe(morel, id)).map(({ ligneId }) => ligneId);
  return { id, ids: ids as [number, number, number] };
};

type Deplacee = ListeAchats & { jointes: LigneJointe[] };
const demander = (who: Visitor, id: number, body: object, version?: string) =>
  who.call(
    'POST',
    `${CHEMIN}/${id}/lignes/deplacer`,
    json(body, version === undefined ? {} : siVersion(version)),
  );
const deplacer = (id: number, body: object) => read<Deplacee>(demander(morel, id, body));
const modifierSection = (who: Visitor, id: number, rang: number, body: object, version?: string) =>
  who.call(
    'PATCH',
    `${CHEMIN}/${id}/sections/${rang}`,
    json(body, version === undefined ? {} : siVersion(version)),
  );

/** Each group by its name, with its lines. */
async function vue(id: number) {
  const { groupes } = await readListe(morel, id);
  return groupes.map(({ libelle, lignes }) => [libelle, lignes.map(({ ligneId }) => ligneId)]);
}
const rangOf = async (id: number, nom: string) =>
  (await readListe(morel, id)).groupes.find(({ libelle }) => libelle === nom)?.rang ?? -2;

test('a line comes before another one, or last', async () => {
  const { id, ids } = await fourgon();
  const [a, b, c] = ids;
  await deplacer(id, { ligneIds: [c], avant: a });
  expect(await vue(id)).toEqual([[null, [c, a, b]]]);
  await deplacer(id, { ligneIds: [c] });
  expect(await vue(id)).toEqual([[null, [a, b, c]]]);
  // Several at once stand in the order they are named.
  await deplacer(id, { ligneIds: [c, b], avant: a });
  expect(await vue(id)).toEqual([[null, [c, b, a]]]);
});

test('lines go to a section that is made of its name, and back; what is added later stays out of it', async () => {
  const { id, ids } = await fourgon();
  const [a, b, c] = ids;
  await deplacer(id, { ligneIds: [b], section: ' Perçage ' });
  await deplacer(id, { ligneIds: [c], section: 'perçage', avant: b });
  expect(await vue(id)).toEqual([
    [null, [a]],
    ['Perçage', [c, b]],
  ]);
  const { groupes } = await readListe(morel, id);
  expect(groupes.map(({ section }) => section)).toEqual([false, true]);
  await morel.call('POST', `${CHEMIN}/${id}/articles`, json([{ articleId: foret, quantite: 4 }]));
  expect((await vue(id))[0]?.[1]).toHaveLength(2);
  await deplacer(id, { ligneIds: [b], groupe: -1, avant: a });
  expect((await vue(id))[0]?.[1]?.[0]).toBe(b);
});

test('what the section already has takes the quantity, and that is told', async () => {
  const { id, ids } = await fourgon();
  const [a] = ids;
  await deplacer(id, { ligneIds: [a], section: 'Visserie' });
  await morel.call(
    'POST',
    `${CHEMIN}/${id}/articles`,
    json([{ articleId: golden.vis, quantite: 3 }]),
  );
  const liste = await readListe(morel, id);
  const seconde = liste.groupes[0]?.lignes.at(-1)?.ligneId ?? 0;
  const { jointes, nombreArticles } = await deplacer(id, {
    ligneIds: [seconde],
    section: 'Visserie',
  });
  expect(nombreArticles).toBe(3);
  expect(jointes).toEqual([
    { reference: 'VBF-05060-ZJ', libelle: expect.any(String), avant: 5, ajoutee: 3, quantite: 8 },
  ]);
  expect((await readListe(morel, id)).groupes[1]?.lignes).toMatchObject([
    { ligneId: a, quantite: 8 },
  ]);
});

test('a line that another moved since is not moved again unseen; other lines are', async () => {
  const { id, ids } = await fourgon();
  const [a, b, c] = ids;
  const { version } = await readListe(morel, id);
  await read(demander(autreOnglet, id, { ligneIds: [a] }, version));
  expect(await refusee(demander(morel, id, { ligneIds: [a], avant: b }, version))).toMatchObject({
    status: 409,
    code: 'liste-perimee',
  });
  await read(demander(morel, id, { ligneIds: [c], avant: b }, version));
  expect(await vue(id)).toEqual([[null, [c, b, a]]]);
});

test('a line is not put before one that went to another section meanwhile', async () => {
  const { id, ids } = await fourgon();
  const [a, b, c] = ids;
  const { version } = await readListe(morel, id);
  await read(demander(autreOnglet, id, { ligneIds: [b], section: 'Perçage' }, version));
  await read(demander(autreOnglet, id, { ligneIds: [b], section: 'Perçage' }));
  expect(await refusee(demander(morel, id, { ligneIds: [c], avant: b }, version))).toMatchObject({
    code: 'liste-perimee',
  });
  expect((await vue(id))[0]).toEqual([null, [a, c]]);
});

test('lines and groups that are not of the list are not found', async () => {
  const { id, ids } = await fourgon();
  const autre = await fourgon();
  const codes = await Promise.all(
    [
      demander(morel, id, { ligneIds: [autre.ids[0]] }),
      demander(morel, id, { ligneIds: [ids[0]], groupe: 7 }),
      demander(morel, id, { ligneIds: [ids[0]], avant: autre.ids[1] }),
      modifierSection(morel, id, 7, { libelle: 'X' }),
    ].map((answer) => refusee(answer)),
  );
  expect(codes.map(({ code }) => code)).toEqual(Array(4).fill('introuvable'));
  expect(await refusee(demander(morel, id, { ligneIds: [ids[0]], section: '   ' }))).toMatchObject({
    code: 'requete-invalide',
  });
});

test('a section is renamed and moved among the others, unless another just did', async () => {
  const { id, ids } = await fourgon();
  const [a, b, c] = ids;
  await deplacer(id, { ligneIds: [a], section: 'Visserie' });
  await deplacer(id, { ligneIds: [b], section: 'Machines' });
  await deplacer(id, { ligneIds: [c], section: 'Forets' });
  const rangs = await Promise.all(['Visserie', 'Machines', 'Forets'].map((nom) => rangOf(id, nom)));
  const [visserie, machines, forets] = rangs as [number, number, number];
  await read(modifierSection(morel, id, forets, { avant: visserie }));
  expect((await vue(id)).map(([nom]) => nom)).toEqual(['Forets', 'Visserie', 'Machines']);
  await read(modifierSection(morel, id, forets, { avant: null }));
  expect((await vue(id)).map(([nom]) => nom)).toEqual(['Visserie', 'Machines', 'Forets']);

  const { version } = await readListe(morel, id);
  await read(modifierSection(autreOnglet, id, machines, { libelle: '<b>Outils</b>' }, version));
  expect(
    await refusee(modifierSection(morel, id, machines, { libelle: 'Électro' }, version)),
  ).toMatchObject({
    code: 'liste-perimee',
  });
  expect((await vue(id)).map(([nom]) => nom)).toEqual(['Visserie', '<b>Outils</b>', 'Forets']);
  expect(
    await refusee(modifierSection(morel, id, machines, { libelle: 'VISSERIE' })),
  ).toMatchObject({
    status: 409,
    code: 'section-existe',
  });
  // The name of a section that was left empty is free again.
  await deplacer(id, { ligneIds: [a], groupe: -1 });
  await read(modifierSection(morel, id, machines, { libelle: 'Visserie' }));
  expect((await vue(id)).map(([nom]) => nom)).toEqual([null, 'Visserie', 'Forets']);
});

test('a section is of the list alone: its lines go to no chantier of the basket', async () => {
  const { id, ids } = await fourgon();
  await deplacer(id, { ligneIds: [ids[1]], section: 'Perçage' });
  await read(morel.call('POST', `/api/panier/importer-liste?listeId=${id}`, json(null)));
  const panier = await read<{ chantiers: { libelle: string | null; articles: object[] }[] }>(
    morel.call('GET', '/api/panier'),
  );
  expect(panier.chantiers.map(({ libelle, articles }) => [libelle, articles.length])).toEqual([
    [null, 3],
  ]);
});

test('a copy has the same sections in the same order', async () => {
  const { id, ids } = await fourgon();
  await deplacer(id, { ligneIds: [ids[0]], section: 'Visserie' });
  await deplacer(id, { ligneIds: [ids[1]], section: 'Machines' });
  await read(
    modifierSection(morel, id, await rangOf(id, 'Machines'), {
      avant: await rangOf(id, 'Visserie'),
    }),
  );
  const copie = await read<ListeAchats>(
    morel.call('POST', `${CHEMIN}/${id}/dupliquer`, json({ libelle: 'Copie' })),
  );
  expect((await vue(copie.id)).map(([nom]) => nom)).toEqual([null, 'Machines', 'Visserie']);
});

test('a list is parted into two hundred sections at most', async () => {
  const { id, ids } = await fourgon();
  await api.pool.execute(sql`
    with groupes as (
      insert into liste_achats_chantier (liste_id, rang, libelle, section)
      select ${id}, n, 'S' || n, true from generate_series(1, 200) n returning rang
    )
    insert into liste_achats_ligne (liste_id, article_id, rang, quantite, chantier_rang)
    select ${id}, ${golden.vis}, 100 + rang, 1, rang from groupes`);
  expect(
    await refusee(demander(morel, id, { ligneIds: [ids[0]], section: 'Une de trop' })),
  ).toMatchObject({
    status: 422,
    code: 'trop-de-sections',
    data: { maximum: 200 },
  });
});
