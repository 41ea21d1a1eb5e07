/** What search engines may list, cut by identifier: a file keeps its pages when others are added. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

/** Identifiers of one file: above `min`, up to `max`. */
export interface Tranche {
  min: number;
  max: number;
}

export interface Listed {
  id: number;
  slugs: Record<Locale, string>;
  /** Day it last changed, where that is known. */
  modifieLe: string | null;
}

export interface ListedNoeud extends Listed {
  niveau: number;
}

export interface ListedProduit extends Listed {
  articleId: number;
}

/** Which files have something in them: kind and number, from 1. */
export function listFiles(
  db: Db,
  { jour, taille }: { jour: string; taille: number },
): Promise<{ kind: string; numero: number }[]> {
  return db.query(sql`
    with produit_en_vente as materialized (
      select p.id, p.noeud_id, p.marque_id
        from produit p
       where exists (select 1 from article a where a.produit_id = p.id and not a.retire)
    ),
    places as materialized (
      select distinct n.gauche from noeud n join produit_en_vente p on p.noeud_id = n.id
    ),
    pages as (
      select 'produits' as kind, id from produit_en_vente
      union all
      select 'noeuds', n.id from noeud n
       where exists (select 1 from places where gauche between n.gauche and n.droite)
      union all
      select 'marques', marque_id from produit_en_vente
      union all
      select 'univers', id from univers_metier
      union all
      select 'services', id from service
      union all
      select 'magasins', id from magasin where actif
      union all
      select 'regions', 1 where exists (select 1 from magasin where actif)
      union all
      select 'contenus', id from page_contenu
      union all
      select 'faq', id from faq_question
      union all
      select 'actualites', id from actualite where publie_le <= ${jour}
      union all
      select 'sondages', id from sondage where debut <= ${jour}
      union all
      select 'offres', id from offre where debut <= ${jour} and (fin is null or fin >= ${jour})
      union all
      select 'promotions', id from promotion
       where debut <= ${jour} and (fin is null or fin >= ${jour})
    )
    select distinct kind, (id - 1) / ${taille}::int + 1 as numero from pages order by kind, numero`);
}

/** Nodes with articles on sale, in them or below. */
export function listNoeuds(db: Db, { min, max }: Tranche): Promise<ListedNoeud[]> {
  return db.query(sql`
    with places as materialized (
      select distinct n.gauche
        from noeud n
        join produit p on p.noeud_id = n.id
       where exists (select 1 from article a where a.produit_id = p.id and not a.retire)
    )
    select n.id, n.niveau, null as "modifieLe",
           json_build_object('fr', n.slug_fr, 'en', n.slug_en, 'es', n.slug_es) as slugs
      from noeud n
     where n.id > ${min} and n.id <= ${max}
       and exists (select 1 from places where gauche between n.gauche and n.droite)
     order by n.id`);
}

/** Each product on sale with its best sold article, whose page stands for all. */
export function listProduits(
  db: Db,
  { min, max }: Tranche,
  jour: string,
): Promise<ListedProduit[]> {
  return db.query(sql`
    select p.id, a."articleId", a."modifieLe",
           json_build_object('fr', p.slug_fr, 'en', p.slug_en, 'es', p.slug_es) as slugs
      from produit p
      join (select produit_id, (array_agg(id order by popularite desc, rang))[1] as "articleId",
                   least(max(en_vente_le), ${jour})::text as "modifieLe"
              from article
             where not retire and produit_id > ${min} and produit_id <= ${max}
             group by produit_id) a on a.produit_id = p.id
     order by p.id`);
}

export function listMarques(db: Db, { min, max }: Tranche): Promise<Listed[]> {
  return db.query(sql`
    select m.id, null as "modifieLe",
           json_build_object('fr', m.slug, 'en', m.slug, 'es', m.slug) as slugs
      from marque m
     where m.id > ${min} and m.id <= ${max}
       and exists (select 1
                     from produit p
                     join article a on a.produit_id = p.id
                    where p.marque_id = m.id and not a.retire)
     order by m.id`);
}

export function listUnivers(db: Db, { min, max }: Tranche): Promise<Listed[]> {
  return db.query(sql`
    select id, null as "modifieLe",
           json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slugs
      from univers_metier
     where id > ${min} and id <= ${max}
     order by id`);
}

export function listServices(db: Db, { min, max }: Tranche): Promise<Listed[]> {
  return db.query(sql`
    select id, null as "modifieLe",
           json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slugs
      from service
     where id > ${min} and id <= ${max}
     order by id`);
}

export function listPages(db: Db, { min, max }: Tranche): Promise<Listed[]> {
  return db.query(sql`
    select id, modifie_le::text as "modifieLe",
           json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slugs
      from page_contenu
     where id > ${min} and id <= ${max}
     order by id`);
}

export function listQuestions(db: Db, { min, max }: Tranche): Promise<Listed[]> {
  return db.query(sql`
    select id, modifie_le::text as "modifieLe",
           json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slugs
      from faq_question
     where id > ${min} and id <= ${max}
     order by id`);
}

/** Published by the day. */
export function listActualites(db: Db, { min, max }: Tranche, jour: string): Promise<Listed[]> {
  return db.query(sql`
    select id, publie_le::text as "modifieLe",
           json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slugs
      from actualite
     where id > ${min} and id <= ${max} and publie_le <= ${jour}
     order by id`);
}

/** Open or over: a page to come says nothing yet. */
export function listSondages(db: Db, { min, max }: Tranche, jour: string): Promise<Listed[]> {
  return db.query(sql`
    select id, debut::text as "modifieLe",
           json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slugs
      from sondage
     where id > ${min} and id <= ${max} and debut <= ${jour}
     order by id`);
}

/** In force on the day. */
export function listOffres(db: Db, { min, max }: Tranche, jour: string): Promise<Listed[]> {
  return db.query(sql`
    select id, debut::text as "modifieLe",
           json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slugs
      from offre
     where id > ${min} and id <= ${max} and debut <= ${jour} and (fin is null or fin >= ${jour})
     order by id`);
}

export function listPromotions(db: Db, { min, max }: Tranche, jour: string): Promise<Listed[]> {
  return db.query(sql`
    select id, debut::text as "modifieLe",
           json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slugs
      from promotion
     where id > ${min} and id <= ${max} and debut <= ${jour} and (fin is null or fin >= ${jour})
     order by id`);
}

export function listMagasins(db: Db, { min, max }: Tranche): Promise<Listed[]> {
  return db.query(sql`
    select id, null as "modifieLe", json_build_object('fr', slug, 'en', slug, 'es', slug) as slugs
      from magasin
     where id > ${min} and id <= ${max} and actif
     order by id`);
}

/** Those with a store; few enough for one file, and numbered for it. */
export function listRegions(db: Db, { min }: Tranche): Promise<Listed[]> {
  return db.query(sql`
    select row_number() over (order by r.slug)::int as id, null as "modifieLe",
           json_build_object('fr', r.slug, 'en', r.slug, 'es', r.slug) as slugs
      from region r
     where ${min}::int = 0
       and exists (select 1
                     from departement d
                     join magasin m on m.departement_code = d.code
                    where d.region_code = r.code and m.actif)
     order by r.slug`);
}
