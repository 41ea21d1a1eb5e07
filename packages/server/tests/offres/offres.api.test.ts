import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import type {
  lireOffre,
  lirePromotion,
  listerOffres,
} from '@comptoir/contract/offres/offres.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, type Golden } from '../articles/golden.ts';

let api: TestApi;
let golden: Golden;
beforeAll(async () => {
  api = await startApi();
  golden = await buildGolden(api.pool);
  await api.pool.execute(sql`delete from promotion`);
  const jour = jourOf(new Date());
  const mots = sql`'Titre', 'Title', 'Título', 'titre', 'title', 'titulo', 'Dès {100 EUR}', 'From {100 EUR}', 'Desde {100 EUR}'`;
  const colonnes = sql`titre_fr, titre_en, titre_es, slug_fr, slug_en, slug_es`;
  await api.pool.execute(sql`
    insert into offre (code, rang, debut, fin, ${colonnes}, accroche_fr, accroche_en, accroche_es)
    select v.code, v.rang, ${jour}::date + v.debut, ${jour}::date + v.fin, ${mots}
      from (values ('dernier-jour', 2, -5, 0), ('sans-fin', 1, 0, null), ('finie', 3, -5, -1),
        ('a-venir', 4, 1, 9)) as v (code, rang, debut, fin)`);
  await api.pool.execute(sql`
    insert into offre_article (offre_id, article_id, rang)
    select o.id, a.id, a.id from offre o, article a where o.code in ('sans-fin', 'finie')`);
  await api.pool.execute(sql`
    insert into promotion (code, offre_id, type, valeur, cumulable, debut, fin, ${colonnes},
      texte_fr, texte_en, texte_es)
    select v.code, (select id from offre where code = v.offre), v.type, v.valeur, v.cumulable,
      ${jour}::date + v.debut, ${jour}::date + v.fin, ${mots}
      from (values ('arbre', 'sans-fin', 'pourcentage', 12.5, true, -1, 5),
        ('marque', null, 'montant', 20, false, 0, 0),
        ('article', null, 'pourcentage', 8, false, 0, null),
        ('finie', 'sans-fin', 'pourcentage', 8, false, -9, -1),
        ('a-venir', 'sans-fin', 'pourcentage', 8, false, 1, 9))
        as v (code, offre, type, valeur, cumulable, debut, fin)`);
  await api.pool.execute(sql`
    insert into promotion_cible (promotion_id, article_id, noeud_id, marque_id)
    select p.id, v.article, (select id from noeud where code = v.noeud),
      (select id from marque where code = v.marque)
      from (values ('arbre', null, 'fixation', null), ('marque', null, null, 'krafto'),
        ('article', ${golden.vis}::int, null, null), ('article', null, null, 'tirval'))
        as v (code, article, noeud, marque)
      join promotion p on p.code = v.code`);
});
afterAll(() => api.close());

const idOf = async (table: 'offre' | 'promotion', code: string): Promise<number> => {
  const statement =
    table === 'offre'
      ? sql`select id from offre where code = ${code}`
      : sql`select id from promotion where code = ${code}`;
  return (await api.pool.one<{ id: number }>(statement)).id;
};

async function read<T>(path: string, langue = 'fr'): Promise<T> {
  const answer = await fetch(api.url + path, { headers: { 'accept-language': langue } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

test('the offers in force today in Paris come by rank, those over or to come do not', async () => {
  const { jour, offres } = await read<CallAnswer<typeof listerOffres>>('/api/offres', 'en');
  expect(jour).toBe(jourOf(new Date()));
  expect(offres).toMatchObject([
    { titre: 'Title', slug: 'title', accroche: 'From £85', debut: jour, fin: null, nombre: 2 },
    { fin: jour, nombre: 0, images: [] },
  ]);
  expect(offres[0]?.images).toEqual([{ genre: 'vis', fichier: null, couleur: null }]);
});

test('promotions count the articles they bear on, through tree, brand or article, each once', async () => {
  const { promotions } = await read<CallAnswer<typeof listerOffres>>('/api/offres');
  expect(
    promotions.map(({ type, valeur, cumulable, nombre }) => [type, valeur, cumulable, nombre]),
  ).toEqual([
    ['montant', { montant: '20.00', devise: 'EUR' }, false, 1],
    ['pourcentage', '12.5', true, 1],
    ['pourcentage', '8', false, 1],
  ]);
});

test('an offer tells its promotions in force and its address in each language', async () => {
  const path = `/api/offres/${await idOf('offre', 'sans-fin')}`;
  const { offre, promotions, slugs } = await read<CallAnswer<typeof lireOffre>>(path);
  expect(offre.nombre).toBe(2);
  expect(promotions.map(({ valeur }) => valeur)).toEqual(['12.5']);
  expect(slugs).toEqual({ fr: 'titre', en: 'title', es: 'titulo' });
});

test('a promotion in force is read by its identifier', async () => {
  const path = `/api/promotions/${await idOf('promotion', 'marque')}`;
  expect(await read<CallAnswer<typeof lirePromotion>>(path, 'es')).toMatchObject({
    promotion: {
      titre: 'Título',
      texte: 'Desde 100\u00a0€',
      valeur: { montant: '20.00', devise: 'EUR' },
      nombre: 1,
    },
    slugs: { fr: 'titre', en: 'title', es: 'titulo' },
  });
});

test('a withdrawn article is not counted', async () => {
  await api.pool.execute(sql`update article set retire = true where id = ${golden.vis}`);
  const { offres, promotions } = await read<CallAnswer<typeof listerOffres>>('/api/offres');
  await api.pool.execute(sql`update article set retire = false where id = ${golden.vis}`);
  expect(offres[0]?.nombre).toBe(1);
  expect(promotions.map(({ nombre }) => nombre)).toEqual([1, 0, 0]);
});

test.each(['finie', 'a-venir'])('an offer or a promotion that is %s is not found', async (code) => {
  const offre = await fetch(`${api.url}/api/offres/${await idOf('offre', code)}`);
  const promotion = await fetch(`${api.url}/api/promotions/${await idOf('promotion', code)}`);
  expect([offre.status, promotion.status]).toEqual([404, 404]);
  expect(await promotion.json()).toMatchObject({ code: 'introuvable' });
});

test.each(['/api/offres/999999', '/api/promotions/999999'])('%s is not found', async (path) => {
  expect((await fetch(api.url + path)).status).toBe(404);
});

test.each(['/api/offres/x', '/api/promotions/0'])('%s is an invalid request', async (path) => {
  expect((await fetch(api.url + path)).status).toBe(400);
});
