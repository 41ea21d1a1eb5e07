import type {
  LigneJointe,
  ListeAchats,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { insertArticle, MOREL } from '../articles/golden.ts';
import { PATRON, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { json, refusee, siVersion } from '../panier/paniers.ts';
import type { Visitor } from '../visitors.ts';
import { CHEMIN, creer, lignesOf, read, readListe } from './listes-de-test.ts';

let equipe: Equipe;
let foret: number;
let morel: Visitor;
let collegue: Visitor;

beforeAll(async () => {
  equipe = await startEquipe();
  foret = await insertArticle(equipe.pool, 'FHM-08', 'electroportatif', 'krafto', '9.00');
  morel = await signIn(equipe, MOREL);
  collegue = await signIn(equipe, PATRON);
});
afterAll(() => equipe.api.close());
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from liste_achats`);
});

type Fusionnee = ListeAchats & { ajoutees: number; jointes: LigneJointe[] };
const demander = (who: Visitor, id: number, body: object) =>
  who.call('POST', `${CHEMIN}/${id}/fusionner`, json(body));
const scinder = (who: Visitor, id: number, body: object, version?: string) =>
  who.call(
    'POST',
    `${CHEMIN}/${id}/scinder`,
    json(body, version === undefined ? {} : siVersion(version)),
  );
const vue = async (who: Visitor, id: number) =>
  (await readListe(who, id)).groupes.map(({ libelle, lignes }) => [
    libelle,
    lignes.map(({ article, quantite, note }) => [article.id, quantite, note]),
  ]);
const fourgon = () =>
  creer(morel, 'Fourgon', [
    { articleId: equipe.vis, quantite: 5 },
    { articleId: equipe.perceuse, quantite: 2 },
  ]);

test('two lists become one: what both have adds up and is told, sections and notes come along', async () => {
  const { id } = await fourgon();
  const autre = await creer(morel, 'Atelier', [
    { articleId: equipe.vis, quantite: 3 },
    { articleId: foret, quantite: 10 },
  ]);
  const [, ligne] = lignesOf(await readListe(morel, autre.id));
  await morel.call(
    'PATCH',
    `${CHEMIN}/${autre.id}/lignes/${ligne?.ligneId}`,
    json({ note: '<i>Bac 3</i>' }),
  );
  await morel.call(
    'POST',
    `${CHEMIN}/${autre.id}/lignes/deplacer`,
    json({ ligneIds: [ligne?.ligneId], section: 'Forets' }),
  );
  const fusion = await read<Fusionnee>(demander(morel, id, { deId: autre.id }));
  expect(fusion).toMatchObject({
    id,
    nombreArticles: 3,
    ajoutees: 1,
    jointes: [{ reference: 'VBF-05060-ZJ', avant: 5, ajoutee: 3, quantite: 8 }],
  });
  expect(await vue(morel, id)).toEqual([
    [
      null,
      [
        [equipe.vis, 8, ''],
        [equipe.perceuse, 2, ''],
      ],
    ],
    ['Forets', [[foret, 10, '<i>Bac 3</i>']]],
  ]);
  // The other one is as it was.
  expect(await readListe(morel, autre.id)).toMatchObject({ nombreArticles: 2, archivee: false });
});

test('the other list is put away if its person says so', async () => {
  const { id } = await fourgon();
  const autre = await creer(morel, 'Atelier', [{ articleId: foret, quantite: 1 }]);
  await read(demander(morel, id, { deId: autre.id, archiver: true }));
  expect(await readListe(morel, autre.id)).toMatchObject({ archivee: true, nombreArticles: 1 });
});

test('a list that would hold more than five thousand lines takes none of them', async () => {
  const { id } = await fourgon();
  const autre = await creer(morel, 'Dépôt');
  // One article, cut five thousand ways: as many lines.
  await equipe.pool.execute(sql`
    insert into liste_achats_ligne (liste_id, article_id, rang, quantite, trait_coupe)
    select ${autre.id}, ${equipe.vis}, n, 1, n::text from generate_series(1, 4999) n`);
  expect(await refusee(demander(morel, id, { deId: autre.id, archiver: true }))).toMatchObject({
    status: 422,
    code: 'liste-pleine',
    data: { maximum: 5000 },
  });
  expect(await readListe(morel, id, '?nombre=1')).toMatchObject({ nombreArticles: 2 });
  expect(await readListe(morel, autre.id, '?nombre=1')).toMatchObject({ archivee: false });
});

test('a list of a colleague is taken from when it is shared, put away by its person alone, filled where it may be written', async () => {
  const { id } = await fourgon();
  const sienne = await creer(collegue, 'Atelier', [{ articleId: foret, quantite: 1 }]);
  expect(await refusee(demander(morel, id, { deId: sienne.id }))).toMatchObject({
    code: 'introuvable',
  });
  await collegue.call('PATCH', `${CHEMIN}/${sienne.id}`, json({ partage: 'lecture' }));
  expect(await refusee(demander(morel, sienne.id, { deId: id }))).toMatchObject({
    code: 'liste-d-un-collegue',
  });
  expect(await refusee(demander(morel, id, { deId: sienne.id, archiver: true }))).toMatchObject({
    code: 'liste-d-un-collegue',
  });
  expect(await read(demander(morel, id, { deId: sienne.id }))).toMatchObject({ ajoutees: 1 });
  expect(await refusee(demander(morel, id, { deId: id }))).toMatchObject({
    code: 'requete-invalide',
  });
});

test('merging two lists either way at once makes no one wait for ever', async () => {
  const { id } = await fourgon();
  const autre = await creer(morel, 'Atelier', [{ articleId: foret, quantite: 1 }]);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      i % 2 === 0
        ? demander(morel, id, { deId: autre.id })
        : demander(morel, autre.id, { deId: id }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
});

test('lines chosen leave for a new list, with their sections and what was written of them', async () => {
  const { id } = await fourgon();
  const [vis, perceuse] = lignesOf(await readListe(morel, id));
  const ids = { vis: vis?.ligneId ?? 0, perceuse: perceuse?.ligneId ?? 0 };
  await morel.call(
    'PATCH',
    `${CHEMIN}/${id}/lignes/${ids.perceuse}`,
    json({ note: 'La bleue', cible: 4 }),
  );
  await morel.call(
    'POST',
    `${CHEMIN}/${id}/lignes/deplacer`,
    json({ ligneIds: [ids.perceuse], section: 'Machines' }),
  );
  await morel.call('PATCH', `${CHEMIN}/${id}`, json({ partage: 'lecture' }));
  const partie = await read<ListeAchats>(
    scinder(morel, id, { libelle: ' Machines ', ligneIds: [ids.perceuse, ids.perceuse] }),
  );
  expect(partie).toMatchObject({ libelle: 'Machines', nombreArticles: 1, partage: 'lecture' });
  expect(await vue(morel, partie.id)).toEqual([['Machines', [[equipe.perceuse, 2, 'La bleue']]]]);
  expect(lignesOf(await readListe(morel, partie.id))).toMatchObject([{ cible: 4 }]);
  expect(await vue(morel, id)).toEqual([[null, [[equipe.vis, 5, '']]]]);
});

test('a list is split by its person, of lines that nobody changed since', async () => {
  const { id } = await fourgon();
  await morel.call('PATCH', `${CHEMIN}/${id}`, json({ partage: 'ecriture' }));
  const { version, ...liste } = await readListe(morel, id);
  const [vis] = lignesOf({ ...liste, version });
  const body = { libelle: 'Vis', ligneIds: [vis?.ligneId] };
  expect(await refusee(scinder(collegue, id, body))).toMatchObject({ code: 'liste-d-un-collegue' });
  await read(
    collegue.call('PATCH', `${CHEMIN}/${id}/lignes/${vis?.ligneId}`, json({ quantite: 9 })),
  );
  expect(await refusee(scinder(morel, id, body, version))).toMatchObject({ code: 'liste-perimee' });
  expect(await refusee(scinder(morel, id, { ...body, libelle: '  ' }))).toMatchObject({
    code: 'requete-invalide',
  });
  expect(lignesOf(await readListe(morel, id))).toHaveLength(2);
});

test('a list of five thousand and one lines is refused with the number it holds', async () => {
  await equipe.pool.execute(sql`
    insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
      unite, libelle_fr, libelle_en, libelle_es)
    select produit_id, 1 + n, poids, delai_fournisseur, en_vente_le, 'L' || n,
           lpad((50000000 + n)::text, 8, '2'), unite, libelle_fr, libelle_en, libelle_es
      from article, generate_series(1, 5001) n
     where id = ${equipe.vis}`);
  const articles = (
    await equipe.pool.query<{ id: number }>(
      sql`select id from article where reference like 'L%' order by id`,
    )
  ).map(({ id }) => ({ articleId: id, quantite: 1 }));
  expect(articles).toHaveLength(5001);
  const pleine = { status: 422, code: 'liste-pleine', data: { maximum: 5000 } };
  expect(
    await refusee(morel.call('POST', CHEMIN, json({ libelle: 'Trop', articles }))),
  ).toMatchObject(pleine);
  const { id } = await creer(morel, 'Pleine', articles.slice(1));
  expect(
    await refusee(morel.call('POST', `${CHEMIN}/${id}/articles`, json(articles.slice(0, 1)))),
  ).toMatchObject(pleine);
  expect(await read<ListeAchats[]>(morel.call('GET', CHEMIN))).toMatchObject([
    { nombreArticles: 5000 },
  ]);
});
