import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentLog } from '@comptoir/server/db/log.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import { achats } from '../src/achats/seed-achats.ts';
import { avis } from '../src/avis/seed-avis.ts';
import { questions } from '../src/questions/seed-questions.ts';
import { seedDemo } from '../src/seed.ts';
import { createDatabase, type TestDatabase } from '../../server/tests/database.ts';
import { buildGolden } from '../../server/tests/articles/golden.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createDatabase();
  const { pool } = base;
  await buildGolden(pool);
  await pool.execute(sql`
    with p as (
      insert into produit (code, modele, noeud_id, marque_id, genre, nom_fr, nom_en, nom_es,
        slug_fr, slug_en, slug_es, description_fr, description_en, description_es)
      select 'P' || n, 'P', p.noeud_id, p.marque_id, 'vis-tete-fraisee', 'a', 'a', 'a', 'a', 'a',
        'a', 'a', 'a', 'a'
        from produit p, generate_series(1, 40) as n
       where p.code = 'VBF-05060-ZJ'
      returning id
    )
    insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
      unite, libelle_fr, libelle_en, libelle_es)
    select id, 1, 1, 1, current_date - 400, 'P-' || id, (50000000 + id)::text, 'boite', 'a', 'a', 'a'
      from p`);
  await pool.execute(sql`
    insert into univers_metier (code, rang, libelle_fr, libelle_en, libelle_es, slug_fr, slug_en,
      slug_es, intro_fr, intro_en, intro_es)
    values ('menuisier', 1, 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a')`);
  await pool.execute(sql`
    insert into univers_metier_produit (univers_metier_id, produit_id)
    select u.id, p.id from univers_metier u, produit p`);
  await pool.execute(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role, langue)
    select c.id, n || '@' || lower(c.code) || '.test', 'Morel', 'Hélène', 'acheteur',
      case n when 1 then 'en' when 2 then 'es' else 'fr' end
      from compte c, generate_series(1, 10) as n`);
  await seedDemo({
    pool,
    log: silentLog,
    taille: 'petite',
    seeders: [achats, avis, questions],
  });
});
afterAll(() => base.drop());

it('whoever wrote a review belongs to a company that bought the article', async () => {
  const { ecrits, sansAchat } = await base.pool.one<{ ecrits: number; sansAchat: number }>(sql`
    select count(*) as ecrits, count(*) filter (where ac.article_id is null) as "sansAchat"
      from avis a
      left join achat ac on ac.compte_id = a.compte_id and ac.article_id = a.article_id`);
  expect(ecrits).toBeGreaterThan(20);
  expect(sansAchat).toBe(0);
});

it('scores kept by product are those of its published reviews', async () => {
  expect(
    await base.pool.query(sql`
      select produit_id, count(*) as nombre, round(avg(note), 2) as moyenne
        from avis where statut = 'publie' group by produit_id
      except
      select produit_id, nombre, moyenne from produit_note`),
  ).toEqual([]);
});

it('no review or purchase is of tomorrow, or of before the article was sold', async () => {
  expect(
    await base.pool.query(sql`
      select a.id from avis a join article ar on ar.id = a.article_id
       where a.cree_le > now() or a.cree_le < ar.en_vente_le or a.modere_le < a.cree_le
      union all
      select article_id from achat where dernier_le > current_date`),
  ).toEqual([]);
});

it('questions are answered, published and numbered', async () => {
  const rows = await base.pool.query<{ numero: string }>(sql`
    select numero from question where publie and repondu_le > cree_le`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { numero } of rows) expect(numero).toMatch(/^Q-\d{4}-\d{6}$/);
});
