/** What articles are found by, read whole: it is small, and it changes by « catalogue-modifie ». */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export type Mots = Record<Locale, string>;

export interface AttributRow {
  id: number;
  code: string;
  type: 'nombre' | 'choix';
  unite: string | null;
  libelle: Mots;
}

export interface ValeurRow {
  id: number;
  attributId: number;
  /** As it is written in a filter: a decimal, or the code of the choice. */
  valeur: string;
  libelle: Mots | null;
}

/** Days are yyyy-MM-dd; null while it lasts. */
export interface Periode {
  debut: string;
  fin: string | null;
}

export interface PromotionRow extends Periode {
  id: number;
  titre: Mots;
}

export interface CibleRow {
  promotionId: number;
  articleId: number | null;
  marqueId: number | null;
  gauche: number | null;
  droite: number | null;
}

export interface OffreRow extends Periode {
  id: number;
  articleIds: number[];
}

export interface TauxRow {
  devise: Devise;
  debut: string;
  /** What 100 euros are worth. */
  pourCent: string;
}

export interface NoeudRow {
  id: number;
  niveau: number;
  gauche: number;
  droite: number;
  libelle: Mots;
}

export interface ReferentielRows {
  noeuds: NoeudRow[];
  marques: { id: number; nom: string }[];
  attributs: AttributRow[];
  valeurs: ValeurRow[];
  promotions: PromotionRow[];
  cibles: CibleRow[];
  offres: OffreRow[];
  univers: { id: number; produitIds: number[] }[];
  magasins: { id: number; depotId: number }[];
  depots: { id: number }[];
  taux: TauxRow[];
}

export async function readReferentiel(db: Db): Promise<ReferentielRows> {
  return {
    noeuds: await listNoeuds(db),
    marques: await db.query(sql`select id, nom from marque`),
    attributs: await listAttributs(db),
    valeurs: await listValeurs(db),
    promotions: await listPromotions(db),
    cibles: await listCibles(db),
    offres: await listOffres(db),
    univers: await db.query(sql`
      select univers_metier_id as id, array_agg(produit_id) as "produitIds"
        from univers_metier_produit
       group by univers_metier_id`),
    magasins: await db.query(sql`select id, depot_id as "depotId" from magasin`),
    depots: await db.query(sql`select id from depot`),
    taux: await db.query(sql`
      select devise, debut, trim_scale(taux * 100)::text as "pourCent"
        from taux_change
       order by debut desc`),
  };
}

/** In the order of the tree: what is above comes before. */
function listNoeuds(db: Db): Promise<NoeudRow[]> {
  return db.query(sql`
    select id, niveau, gauche, droite,
           json_build_object('fr', libelle_fr, 'en', libelle_en, 'es', libelle_es) as libelle
      from noeud
     order by gauche`);
}

function listAttributs(db: Db): Promise<AttributRow[]> {
  return db.query(sql`
    select id, code, type, unite,
           json_build_object('fr', libelle_fr, 'en', libelle_en, 'es', libelle_es) as libelle
      from attribut
     order by rang, id`);
}

/** By attribute and in the order of the catalogue: those of one attribute follow each other. */
function listValeurs(db: Db): Promise<ValeurRow[]> {
  return db.query(sql`
    select v.id, v.attribut_id as "attributId",
           coalesce(v.code, trim_scale(v.nombre)::text) as valeur,
           case when v.code is not null
             then json_build_object('fr', v.libelle_fr, 'en', v.libelle_en, 'es', v.libelle_es)
           end as libelle
      from attribut_valeur v
      join attribut a on a.id = v.attribut_id
     order by a.rang, a.id, v.nombre, v.rang, v.code`);
}

/** Those that hold or will: the index outlives midnight. */
function listPromotions(db: Db): Promise<PromotionRow[]> {
  return db.query(sql`
    select id, debut, fin, json_build_object('fr', titre_fr, 'en', titre_en, 'es', titre_es) as titre
      from promotion
     where fin is null or fin >= (now() at time zone 'Europe/Paris')::date
     order by id`);
}

function listCibles(db: Db): Promise<CibleRow[]> {
  return db.query(sql`
    select c.promotion_id as "promotionId", c.article_id as "articleId",
           c.marque_id as "marqueId", n.gauche, n.droite
      from promotion_cible c
      left join noeud n on n.id = c.noeud_id`);
}

function listOffres(db: Db): Promise<OffreRow[]> {
  return db.query(sql`
    select o.id, o.debut, o.fin,
           array(select article_id from offre_article where offre_id = o.id) as "articleIds"
      from offre o
     where o.fin is null or o.fin >= (now() at time zone 'Europe/Paris')::date`);
}
