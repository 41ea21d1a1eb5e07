/** A tiny catalogue with prices worked out by hand, for the tests of prices. */
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';

/** Who buys for each compte. */
export const MOREL = 'achats@morel.test';
export const LEMAIRE = 'achats@lemaire.test';

/** The shop counts its days in Paris, the database of the tests in its own zone. */
const AUJOURD_HUI = sql`(now() at time zone 'Europe/Paris')::date`;

export interface Golden {
  /** 20.90 public; 19.65 from 5; −12 % from 20. Brand Tirval, under « vis à bois ». */
  vis: number;
  /** 189.00 public, −20 % promotion on its brand, eco-participation 0.42. Brand Krafto. */
  perceuse: number;
  /** Joinery: −15 % on fixation, net price of 150.00 for the drill. */
  morel: number;
  /** Blocked roofer with the same condition, billed in GBP. */
  lemaire: number;
}

export async function buildGolden(pool: Pool): Promise<Golden> {
  await pool.execute(sql`
    insert into noeud (code, parent_id, niveau, gauche, droite, libelle_fr, libelle_en, libelle_es,
      slug_fr, slug_en, slug_es)
    values ('fixation', null, 1, 1, 2, 'Fixation', 'Fasteners', 'Fijación', 'fixation', 'fasteners', 'fijacion'),
      ('electroportatif', null, 1, 3, 3, 'Électroportatif', 'Power tools', 'Electroportátil', 'electroportatif', 'power-tools', 'electroportatil')`);
  await pool.execute(sql`
    insert into noeud (code, parent_id, niveau, gauche, droite, libelle_fr, libelle_en, libelle_es,
      slug_fr, slug_en, slug_es)
    select 'vis-a-bois', id, 2, 2, 2, 'Vis à bois', 'Wood screws', 'Tornillos', 'vis-a-bois', 'wood-screws', 'tornillos'
      from noeud where code = 'fixation'`);
  await pool.execute(sql`
    insert into marque (code, nom, slug) values ('tirval', 'Tirval', 'tirval'), ('krafto', 'Krafto', 'krafto')`);
  const vis = await insertArticle(pool, 'VBF-05060-ZJ', 'vis-a-bois', 'tirval', '20.90');
  const perceuse = await insertArticle(pool, 'PVX-18-60', 'electroportatif', 'krafto', '189.00');
  await pool.execute(sql`
    update article set eco_type = 'DEEE', eco_montant = 0.42 where id = ${perceuse}`);
  await pool.execute(sql`
    insert into tarif_palier (article_id, quantite, prix, remise)
    values (${vis}, 5, 19.65, null), (${vis}, 20, null, 12)`);
  await pool.execute(sql`
    insert into promotion (code, type, valeur, debut, fin, titre_fr, titre_en, titre_es, slug_fr,
      slug_en, slug_es, texte_fr, texte_en, texte_es)
    values ('NOV', 'pourcentage', 20, ${AUJOURD_HUI} - 3, ${AUJOURD_HUI} + 3, 'Semaine Krafto', 'Krafto week', 'Semana Krafto', 'semaine-krafto', 'krafto-week', 'semana-krafto', 'a', 'a', 'a'),
      ('OLD', 'pourcentage', 90, ${AUJOURD_HUI} - 30, ${AUJOURD_HUI} - 20, 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a')`);
  await pool.execute(sql`
    insert into promotion_cible (promotion_id, marque_id)
    select p.id, m.id from promotion p, marque m where m.code = 'krafto'`);
  await pool.execute(
    sql`insert into taux_change (devise, debut, taux) values ('GBP', '2020-01-01', 0.9), ('GBP', '2025-01-01', 0.85)`,
  );
  const morel = await insertCompte(pool, 'C001', 'EUR', false);
  const lemaire = await insertCompte(pool, 'C002', 'GBP', true);
  await pool.execute(sql`
    insert into condition_tarifaire (compte_id, noeud_id, remise, debut, fin)
    select c.id, n.id, v.remise, ${AUJOURD_HUI} - 10, v.fin
      from compte c, noeud n,
           (values (15, null::date), (60, ${AUJOURD_HUI} - 1)) as v (remise, fin)
     where n.code = 'fixation'`);
  await pool.execute(sql`
    insert into prix_negocie (compte_id, article_id, debut, fin, prix)
    values (${morel}, ${perceuse}, ${AUJOURD_HUI} - 20, null, 160),
      (${morel}, ${perceuse}, ${AUJOURD_HUI} - 5, ${AUJOURD_HUI}, 150),
      (${morel}, ${vis}, ${AUJOURD_HUI} - 50, ${AUJOURD_HUI} - 1, 1)`);
  await pool.execute(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role)
    values (${morel}, ${MOREL}, 'Morel', 'Anne', 'acheteur'),
      (${lemaire}, ${LEMAIRE}, 'Lemaire', 'Paul', 'acheteur')`);
  return { vis, perceuse, morel, lemaire };
}

/**
 * Two warehouses; two stores, Nantes (3) served by the second and Angers (4) by the first. Nantes
 * opens Monday to Friday from 8 to 12 and from 14 to 18, Angers on Saturday mornings too.
 */
export async function buildLieux(pool: Pool, articleId: number): Promise<void> {
  await pool.execute(sql`
    insert into lieu (id, type) overriding system value
    values (1, 'depot'), (2, 'depot'), (3, 'magasin'), (4, 'magasin')`);
  await pool.execute(sql`
    insert into depot (id, code, libelle) values (1, 'D1', 'Clisson'), (2, 'D2', 'Lyon')`);
  await pool.execute(
    sql`insert into region (code, nom, slug) values ('52', 'Pays de la Loire', 'pays-de-la-loire')`,
  );
  await pool.execute(sql`
    insert into departement (code, nom, slug, region_code)
    values ('44', 'Loire-Atlantique', 'loire-atlantique', '52'),
      ('49', 'Maine-et-Loire', 'maine-et-loire', '52'), ('85', 'Vendée', 'vendee', '52')`);
  const semaine = Object.fromEntries(
    ['1', '2', '3', '4', '5'].map((jour) => [
      jour,
      [
        ['08:00', '12:00'],
        ['14:00', '18:00'],
      ],
    ]),
  );
  const angers = { ...semaine, 6: [['08:00', '12:00']] };
  await pool.execute(sql`
    insert into magasin (id, type, code, libelle, slug, adresse_ligne1, code_postal, ville,
      departement_code, latitude, longitude, telephone, email, horaires, depot_id)
    values (3, 'magasin', 'M3', 'Nantes Est', 'nantes-est', '1 rue', '44000', 'Nantes', '44',
        47.217, -1.553, '+33199000000', 'm3@comptoir.test', ${JSON.stringify(semaine)}::jsonb, 2),
      (4, 'magasin', 'M4', 'Angers', 'angers', '1 rue', '49000', 'Angers', '49', 47.472, -0.552,
        '+33199000001', 'm4@comptoir.test', ${JSON.stringify(angers)}::jsonb, 1)`);
  await pool.execute(sql`
    insert into stock (article_id, lieu_id, quantite, attendu, attendu_le)
    values (${articleId}, 1, 30, 0, null), (${articleId}, 2, 10, 25, '2026-11-18'),
      (${articleId}, 3, 4, 0, null)`);
}

export async function insertArticle(
  pool: Pool,
  reference: string,
  noeud: string,
  marque: string,
  prix: string,
): Promise<number> {
  const { id } = await pool.one<{ id: number }>(sql`
    with nouveau as (
      insert into produit (code, modele, noeud_id, marque_id, genre, nom_fr, nom_en, nom_es,
        slug_fr, slug_en, slug_es, description_fr, description_en, description_es)
      select ${reference}, 'M', n.id, m.id, 'vis', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a'
        from noeud n, marque m where n.code = ${noeud} and m.code = ${marque}
      returning id
    )
    insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
      unite, libelle_fr, libelle_en, libelle_es)
    select id, 1, 100, 5, '2026-01-01', ${reference}, lpad((20000000 + id)::text, 8, '2'), 'boite', 'a', 'a', 'a'
      from nouveau
    returning id`);
  await pool.execute(
    sql`insert into tarif (article_id, prix, plancher) values (${id}, ${prix}::numeric, 0)`,
  );
  return id;
}

async function insertCompte(
  pool: Pool,
  code: string,
  devise: string,
  bloque: boolean,
): Promise<number> {
  const { id } = await pool.one<{ id: number }>(sql`
    insert into compte (code, raison_sociale, siret, metier, adresse_ligne1, code_postal, ville,
      telephone, devise, bloque)
    values (${code}, ${code}, lpad(${code.slice(1)}, 14, '1'), 'menuisier', '1 rue', '44000', 'Nantes',
      '+33199000000', ${devise}, ${bloque})
    returning id`);
  return id;
}
