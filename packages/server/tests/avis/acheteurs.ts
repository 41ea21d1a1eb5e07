/** People of the golden companies, and what they bought. */
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import type { Golden } from '../articles/golden.ts';

export interface Personne {
  prenom: string;
  nom: string;
  email: string;
}

export async function insertUtilisateur(
  pool: Pool,
  compteId: number,
  { prenom, nom, email }: Personne,
): Promise<number> {
  const { id } = await pool.one<{ id: number }>(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role)
    values (${compteId}, ${email}, ${nom}, ${prenom}, 'acheteur')
    returning id`);
  return id;
}

export async function insertAchat(pool: Pool, compteId: number, articleId: number): Promise<void> {
  await pool.execute(sql`
    insert into achat (compte_id, article_id, nombre, quantite, dernier_le)
    values (${compteId}, ${articleId}, 1, 5, current_date - 10)`);
}

export async function produitOf(pool: Pool, articleId: number): Promise<number> {
  const { id } = await pool.one<{ id: number }>(
    sql`select produit_id as id from article where id = ${articleId}`,
  );
  return id;
}

/** A product of its own, bought by Morel. */
export async function newProduit(pool: Pool, { morel, vis }: Golden): Promise<number> {
  const { id } = await pool.one<{ id: number }>(sql`
    with p as (
      insert into produit (code, modele, noeud_id, marque_id, genre, nom_fr, nom_en, nom_es,
        slug_fr, slug_en, slug_es, description_fr, description_en, description_es)
      select gen_random_uuid()::text, modele, noeud_id, marque_id, genre, nom_fr, nom_en, nom_es,
        slug_fr, slug_en, slug_es, description_fr, description_en, description_es
        from produit where id = (select produit_id from article where id = ${vis})
      returning id
    )
    insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
      unite, libelle_fr, libelle_en, libelle_es)
    select p.id, 1, 100, 5, '2026-01-01', 'REF-' || p.id, (30000000 + p.id)::text, 'piece', 'a', 'a', 'a'
      from p
    returning produit_id as id`);
  await pool.execute(sql`
    insert into achat (compte_id, article_id, nombre, quantite, dernier_le)
    select ${morel}, id, 1, 1, current_date from article where produit_id = ${id}`);
  return id;
}

/** By people made for it, a minute apart, the first being the oldest. */
export async function insertAvis(
  pool: Pool,
  { morel }: Golden,
  id: number,
  notes: readonly number[],
  statut: string,
): Promise<void> {
  await pool.execute(sql`
    with gens as (
      insert into utilisateur (compte_id, email, nom, prenom, role)
      select ${morel}, gen_random_uuid()::text || '@morel.test', 'N', 'P', 'acheteur'
        from generate_series(1, ${notes.length})
      returning id
    ),
    numerotes as (select id, row_number() over (order by id) as n from gens)
    insert into avis (produit_id, utilisateur_id, compte_id, note, titre, texte, langue, metier,
      auteur, statut, cree_le)
    select ${id}, g.id, ${morel}, v.note, 'T' || v.n, 'Texte', 'fr', 'menuisier', 'P N.',
      ${statut}, now() - interval '1 day' + v.n * interval '1 minute'
      from numerotes g
      join unnest(${notes}::int[]) with ordinality as v (note, n) using (n)`);
}
