import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '@comptoir/server/db/log.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import { loadDemo } from '../src/load-demo.ts';
import { createDatabase } from '../../server/tests/database.ts';
import type { TestDatabase } from '../../server/tests/database.ts';

interface Rule {
  name: string;
  definition: string;
}

describe('the demo company, loaded', () => {
  let base: TestDatabase;
  let rulesBefore: Rule[];
  beforeAll(async () => {
    base = await createDatabase();
    rulesBefore = await rules();
    await loadDemo({ pool: base.pool, log: silentLog, taille: 'petite' });
  }, 60_000);
  afterAll(() => base.drop());

  const rules = () =>
    base.pool.query<Rule>(sql`
      select conname as name, conrelid::regclass || ': ' || pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace and convalidated
      order by 2, 1`);

  it('leaves the rules of the schema as they were', async () => {
    expect(rulesBefore.length).toBeGreaterThan(100);
    expect(await rules()).toEqual(rulesBefore);
  });

  it('prices every article, and its tiers below the public price', async () => {
    expect(
      await base.pool.query(sql`
        select reference from article left join tarif on article_id = id where prix is null`),
    ).toEqual([]);
    expect(
      await base.pool.query(sql`
        select article_id, quantite from tarif_palier
        join tarif using (article_id) join article on article.id = article_id
        where tarif_palier.prix >= tarif.prix or quantite % multiple <> 0`),
    ).toEqual([]);
  });

  it('hangs every product on a leaf of the tree', async () => {
    expect(
      await base.pool.query(sql`
        select produit.code from produit join noeud on noeud.id = noeud_id
        where exists (select from noeud as enfant where enfant.parent_id = noeud.id)`),
    ).toEqual([]);
  });

  it('names everything in three languages', async () => {
    expect(
      await base.pool.query(sql`
        select reference as nom from article
          where least(length(libelle_fr), length(libelle_en), length(libelle_es)) < 5
            or concat(libelle_fr, libelle_en, libelle_es) ~ '[{}]'
        union all
        select code from produit
          where least(length(description_fr), length(description_en), length(description_es)) < 40
            or '' in (slug_fr, slug_en, slug_es)
        union all
        select code from noeud
          where '' in (libelle_fr, libelle_en, libelle_es, slug_fr, slug_en, slug_es)
            or (niveau <= 2 and intro_fr is null)`),
    ).toEqual([]);
  });

  it('finds the same nodes below a node by its interval and by its children', async () => {
    const byInterval = await base.pool.query(sql`
      select haut.id as haut, bas.id as bas from noeud as haut
      join noeud as bas on bas.gauche between haut.gauche and haut.droite
      order by 1, 2`);
    const byChildren = await base.pool.query(sql`
      with recursive dessous (haut, bas) as (
        select id, id from noeud
        union all
        select haut, noeud.id from dessous join noeud on noeud.parent_id = bas
      )
      select haut, bas from dessous order by 1, 2`);
    expect(byInterval.length).toBeGreaterThan(100);
    expect(byInterval).toEqual(byChildren);
  });

  it('gives articles only values that exist, one per attribute, those of the axes first', async () => {
    expect(
      await base.pool.query(sql`
        select reference from article join produit on produit.id = produit_id
        where array(
            select attribut_id from unnest(valeurs) with ordinality as v (valeur, place)
            join attribut_valeur on attribut_valeur.id = valeur
            order by place limit cardinality(axes)
          ) <> axes
          or cardinality(valeurs) <> (
            select count(distinct attribut_id) from attribut_valeur where id = any (valeurs))`),
    ).toEqual([]);
  });

  it('keeps stock in warehouses and stores, never in a pick-up point', async () => {
    const places = await base.pool.query<{ type: string }>(sql`
      select distinct lieu.type from stock left join lieu on lieu.id = lieu_id order by 1`);
    expect(places).toEqual([{ type: 'depot' }, { type: 'magasin' }]);
  });

  it.each([
    [
      ['PAG-19-ST', 'SPA-14055-DZB', 'SMG-100-NY'],
      [2, 8, 4],
      ['Clisson', 'Nantes'],
    ],
    [['MEQ-250-AL', 'MSU-300-80', 'CVT-MAT-050'], [1, 2, 1], []],
  ])('around Nantes %o × %o are whole in the stores %o', async (references, quantites, villes) => {
    const entiers = await base.pool.query<{ ville: string }>(sql`
      select m.ville
        from unnest(${references}::text[], ${quantites}::int[]) as voulue (reference, quantite)
        join article a on a.reference = voulue.reference
        join stock s on s.article_id = a.id and s.quantite >= voulue.quantite
        join magasin m on m.id = s.lieu_id
       where m.ville in ('Nantes', 'Clisson', 'La Roche-sur-Yon')
       group by m.ville
      having count(*) = ${references.length}
       order by m.ville`);
    expect(entiers.map(({ ville }) => ville)).toEqual(villes);
  });

  it('has sixty stores in thirteen regions, each with hours', async () => {
    expect(
      await base.pool.one(sql`
        select count(*) as magasins, count(distinct region_code) as regions
        from magasin join departement on departement.code = departement_code
        where type = 'magasin' and horaires ?& array['1', '2', '3', '4', '5']`),
    ).toEqual({ magasins: enseigne.promesses.nombreMagasins, regions: 13 });
  });

  it('has forty customers, those of the demo sign-ins among them', async () => {
    expect(await base.pool.one(sql`select count(*) as n from compte`)).toEqual({ n: 40 });
    const signIns = await base.pool.query(sql`
      select email, count(*) as comptes, bool_or(bloque) as bloque,
        bool_or(secteur_public) as public, max(limite_commande) as limite,
        bool_and(rgpd_valide_le is not null) as rgpd
      from utilisateur join compte on compte.id = compte_id
      where email in ('admin@menuiserie-morel.test', 'acheteur@menuiserie-morel.test',
        'nouveau@menuiserie-morel.test', 'contact@couverture-lemaire.test',
        'paul@deux-comptes.test', 'mairie@ville-de-clisson.test')
      group by email order by email`);
    const row = (email: string, part: object) => ({
      email,
      comptes: 1,
      bloque: false,
      public: false,
      limite: null,
      rgpd: true,
      ...part,
    });
    expect(signIns).toEqual([
      row('acheteur@menuiserie-morel.test', { limite: '500.0000' }),
      row('admin@menuiserie-morel.test', {}),
      row('contact@couverture-lemaire.test', { bloque: true }),
      row('mairie@ville-de-clisson.test', { public: true }),
      row('nouveau@menuiserie-morel.test', { rgpd: false }),
      row('paul@deux-comptes.test', { comptes: 2 }),
    ]);
  });

  it('has conditions and negotiated prices that hold today, below the public price', async () => {
    const counts = await base.pool.one<{ conditions: number; negocies: number; chers: number }>(sql`
      select
        (select count(*) from condition_tarifaire
          where current_date between debut and coalesce(fin, 'infinity')) as conditions,
        (select count(*) from prix_negocie
          where current_date between debut and coalesce(fin, 'infinity')) as negocies,
        (select count(*) from prix_negocie join tarif using (article_id)
          where prix_negocie.prix >= tarif.prix) as chers`);
    expect(counts.conditions).toBeGreaterThan(40);
    expect(counts.negocies).toBeGreaterThan(100);
    expect(counts.chers).toBe(0);
  });

  it('has offers that hold articles, and promotions that run today, are over or to come', async () => {
    expect(
      await base.pool.query(sql`
        select code from offre where not exists (
          select from offre_article where offre_id = offre.id)`),
    ).toEqual([]);
    const promotions = await base.pool.one<{ passees: number; en_cours: number; futures: number }>(
      sql`select count(*) filter (where fin < current_date) as passees,
        count(*) filter (where current_date between debut and fin) as en_cours,
        count(*) filter (where debut > current_date) as futures
      from promotion`,
    );
    expect(promotions.passees).toBeGreaterThan(0);
    expect(promotions.en_cours).toBeGreaterThan(2);
    expect(promotions.futures).toBeGreaterThan(0);
  });

  it('shows quotes in every state, and the order that one became', async () => {
    const { etats } = await base.pool.one<{ etats: string[] }>(sql`
      select array_agg(distinct d.etat order by d.etat) as etats
        from devis d join compte c on c.id = d.compte_id
        join utilisateur u on u.compte_id = c.id
       where u.email = 'admin@menuiserie-morel.test'`);
    expect(etats).toEqual(['accepte', 'demande', 'en-etude', 'expire', 'propose', 'refuse']);
    expect(
      await base.pool.query(sql`
        select d.numero from devis d left join commande c on c.devis_id = d.id
         where d.etat = 'accepte'
           and (c.net_ht is distinct from d.net_ht or c.ttc is distinct from d.ttc)`),
    ).toEqual([]);
  });

  it('gives the next row a free identifier', async () => {
    const { id, dernier } = await base.pool.one<{ id: number; dernier: number }>(sql`
      with dernier as (select max(id) as id from noeud)
      insert into noeud (code, niveau, gauche, droite, libelle_fr, libelle_en, libelle_es,
        slug_fr, slug_en, slug_es)
      select 'essai', 1, 100000, 100000, 'a', 'a', 'a', 'a', 'a', 'a'
      returning id, (select id from dernier) as dernier`);
    expect(id).toBe(dernier + 1);
  });
});
