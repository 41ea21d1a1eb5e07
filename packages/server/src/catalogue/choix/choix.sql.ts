import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { forAny } from '../../db/for-any.ts';
import { sql } from '../../db/sql.ts';

export interface ValeurRow {
  id: number;
  attribut: string;
  /** The code of a choice, the figure of a number. */
  cle: string;
  nombre: string | null;
  rang: number;
  libelle: Record<Locale, string> | null;
}

export interface AttributRow {
  code: string;
  libelle: Record<Locale, string>;
  type: 'nombre' | 'choix';
  unite: string | null;
}

export interface NoeudRow {
  id: number;
  code: string;
  gauche: number;
  droite: number;
  libelle: Record<Locale, string>;
}

export interface ArticleRow {
  id: number;
  noeudId: number;
  valeurs: number[];
}

export function listAttributs(db: Db, codes: readonly string[]): Promise<AttributRow[]> {
  return db.query(sql`
    select code, type, unite,
           json_build_object('fr', libelle_fr, 'en', libelle_en, 'es', libelle_es) as libelle
      from attribut
     where code = any (${codes}::text[])`);
}

export function listValeurs(db: Db, codes: readonly string[]): Promise<ValeurRow[]> {
  return db.query(sql`
    select v.id, t.code as attribut, coalesce(v.code, trim_scale(v.nombre)::text) as cle,
           trim_scale(v.nombre)::text as nombre, v.rang,
           case when v.code is not null
             then json_build_object('fr', v.libelle_fr, 'en', v.libelle_en, 'es', v.libelle_es)
           end as libelle
      from attribut_valeur v
      join attribut t on t.id = v.attribut_id
     where t.code = any (${codes}::text[])`);
}

export function listNoeuds(db: Db): Promise<NoeudRow[]> {
  return db.query(sql`
    select id, code, gauche, droite,
           json_build_object('fr', libelle_fr, 'en', libelle_en, 'es', libelle_es) as libelle
      from noeud`);
}

/** On sale, with one of these values at least; the most sold first. */
export function listArticles(db: Db, valeurs: readonly number[]): Promise<ArticleRow[]> {
  return db.query(sql`
    select a.id, p.noeud_id as "noeudId", a.valeurs
      from article a
      join produit p on p.id = a.produit_id
     where not a.retire and a.valeurs && ${forAny(valeurs)}::int[]
     order by a.popularite desc, a.id`);
}
