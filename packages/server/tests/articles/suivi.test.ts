/** What is kept in memory follows the database, and the calendar. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { createClock } from '../../src/clock.ts';
import { createArticles, type Articles } from '../../src/articles/articles.public.ts';
import { silentLog } from '../../src/db/log.ts';
import { sql, type Sql } from '../../src/db/sql.ts';
import { createLieux } from '../../src/magasins/magasins.public.ts';
import { createBus, type Bus } from '../../src/outbox/bus.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { buildGolden, buildLieux, type Golden } from './golden.ts';

const VISITEUR = {
  acteur: { sessionId: undefined, role: 'Anonyme' as const },
  langue: 'fr' as const,
};

let database: TestDatabase;
let bus: Bus;
let golden: Golden;
let articles: Articles;
let maintenant: Date;
beforeAll(async () => {
  database = await createDatabase();
  const { pool } = database;
  golden = await buildGolden(pool);
  await buildLieux(pool, golden.vis);
  bus = await createBus({ pool, log: silentLog });
  const lieux = createLieux({ pool, bus });
  articles = createArticles({ pool, bus, lieux, clock: createClock(() => maintenant) });
});
beforeEach(() => {
  maintenant = new Date();
});
afterAll(async () => {
  await bus.close();
  await database.drop();
});

async function read(id = golden.vis): Promise<ArticleVendu | undefined> {
  return (await articles.listArticlesVendus(VISITEUR, [id])).articles[0];
}

/** Asks, changes, and asks until the change is seen. */
async function expectFollowed(
  change: Sql,
  seen: (article: ArticleVendu | undefined) => unknown,
  expected: unknown,
): Promise<void> {
  expect(seen(await read())).not.toEqual(expected);
  await database.pool.execute(change);
  await expect.poll(async () => seen(await read()), { timeout: 5000 }).toEqual(expected);
}

test('a public price is followed', () =>
  expectFollowed(
    sql`update tarif set prix = 22 where article_id = ${golden.vis}`,
    (article) => article?.tarif?.prixNetHT.montant,
    '22.0000',
  ));

test('a tier is followed', () =>
  expectFollowed(
    sql`delete from tarif_palier where article_id = ${golden.vis} and quantite = 5`,
    (article) => article?.tarif?.paliers.map(({ quantite }) => quantite),
    [20],
  ));

test('the words of an article are followed', () =>
  expectFollowed(
    sql`update article set libelle_fr = 'Vis neuve' where id = ${golden.vis}`,
    (article) => article?.libelle,
    'Vis neuve',
  ));

test('an article that is withdrawn is marked', () =>
  expectFollowed(
    sql`update article set retire = true where id = ${golden.vis}`,
    (article) => article?.retire,
    true,
  ));

test('the address of its product is followed', () =>
  expectFollowed(
    sql`update produit set slug_fr = 'vis-neuve' where code = 'VBF-05060-ZJ'`,
    (article) => article?.slug,
    'vis-neuve',
  ));

test('the name of its brand is followed', () =>
  expectFollowed(
    sql`update marque set nom = 'Tirval Pro' where code = 'tirval'`,
    (article) => article?.marque.nom,
    'Tirval Pro',
  ));

test('a review changes the note', () =>
  expectFollowed(
    sql`
      insert into avis (produit_id, utilisateur_id, compte_id, note, titre, texte, langue, metier,
        auteur, statut)
      select a.produit_id, u.id, u.compte_id, 4, 'Bien', 'Elle tient.', 'fr', 'menuisier', 'Anne M.',
             'publie'
        from article a, utilisateur u where a.id = ${golden.vis} and u.compte_id = ${golden.morel}`,
    (article) => article?.note,
    { moyenne: '4.00', nombre: 1 },
  ));

test('stock follows within a second, whoever changed it', async () => {
  const before = (await read())?.disponibilite.depot.quantite;
  await database.pool.execute(sql`
    update stock set quantite = quantite + 7 where article_id = ${golden.vis} and lieu_id = 1`);
  await expect
    .poll(async () => (await read())?.disponibilite.depot.quantite, { timeout: 1000 })
    .toBe((before ?? 0) + 7);
});

test('a promotion ends at midnight in Paris, whatever is kept', async () => {
  const promotion = await database.pool.one<{ fin: string }>(
    sql`select fin from promotion where code = 'NOV'`,
  );
  const price = async () => (await read(golden.perceuse))?.tarif?.origine;
  maintenant = new Date(`${promotion.fin}T12:00:00Z`);
  expect(await price()).toBe('promotion');
  // Midnight in Paris is at 22:00 or 23:00 of UTC.
  maintenant = new Date(`${promotion.fin}T23:00:00Z`);
  expect(await price()).toBe('public');
  maintenant = new Date(`${promotion.fin}T21:59:00Z`);
  expect(await price()).toBe('promotion');
});

test('a promotion that is to begin is there on its first day', async () => {
  await database.pool.execute(sql`
    with p as (
      insert into promotion (code, type, valeur, debut, fin, titre_fr, titre_en, titre_es, slug_fr,
        slug_en, slug_es, texte_fr, texte_en, texte_es)
      values ('DEMAIN', 'pourcentage', 50, '2040-06-15', '2040-06-15', 'a', 'a', 'a', 'a', 'a',
        'a', 'a', 'a', 'a')
      returning id
    )
    insert into promotion_cible (promotion_id, noeud_id)
    select p.id, n.id from p, noeud n where n.code = 'fixation'`);
  const origine = async (moment: string) => {
    maintenant = new Date(moment);
    return (await read())?.tarif?.origine;
  };
  await expect.poll(() => origine('2040-06-15T10:00:00Z'), { timeout: 5000 }).toBe('promotion');
  expect(await origine('2040-06-14T21:59:00Z')).toBe('public');
  expect(await origine('2040-06-14T22:00:00Z')).toBe('promotion');
});

test('an exchange rate counts from its day on', async () => {
  await database.pool.execute(
    sql`insert into taux_change (devise, debut, taux) values ('GBP', '2041-01-01', 0.5)`,
  );
  const pounds = async (moment: string) => {
    maintenant = new Date(moment);
    const [line] = await articles.lireTarifs({ ...VISITEUR, langue: 'en' }, [
      { articleId: golden.perceuse, quantite: 1 },
    ]);
    return line?.prixPublicHT.montant;
  };
  await expect.poll(() => pounds('2041-01-01T10:00:00Z'), { timeout: 5000 }).toBe('94.5000');
  expect(await pounds('2040-12-31T10:00:00Z')).toBe('160.6500');
});

test('the store is ready by its own hours, the warehouse delivers by working days', async () => {
  const chez = async (moment: string, magasinId: number) => {
    maintenant = new Date(moment);
    const demande = { ...VISITEUR, acteur: { ...VISITEUR.acteur, magasinId } };
    const [article] = (await articles.listArticlesVendus(demande, [golden.vis])).articles;
    return article?.disponibilite.magasin;
  };
  // Friday: two hours are left in Nantes, then none.
  expect(await chez('2026-11-13T14:59:00Z', 3)).toEqual({ quantite: 4, date: '2026-11-13' });
  expect(await chez('2026-11-13T16:30:00Z', 3)).toEqual({ quantite: 4, date: '2026-11-16' });
  // Angers opens on Saturday too, and has none.
  expect(await chez('2026-11-13T16:30:00Z', 4)).toEqual({ quantite: 0, date: '2026-11-14' });
});
