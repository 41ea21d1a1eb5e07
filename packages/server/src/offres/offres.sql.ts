import type { ImageArticle } from '@comptoir/contract/articles/article.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

/** Days are yyyy-MM-dd. */
interface Periode {
  debut: string;
  /** Last day; null while it lasts. */
  fin: string | null;
}

export interface OffreRow extends Periode {
  id: number;
  titre: Record<Locale, string>;
  slug: Record<Locale, string>;
  accroche: Record<Locale, string>;
  /** Articles on sale. */
  nombre: number;
  images: ImageArticle[];
}

export interface PromotionRow extends Periode {
  id: number;
  /** The offer that holds it. */
  offreId: number | null;
  type: 'pourcentage' | 'montant';
  valeur: string;
  cumulable: boolean;
  titre: Record<Locale, string>;
  slug: Record<Locale, string>;
  texte: Record<Locale, string>;
  nombre: number;
  images: ImageArticle[];
}

const IMAGES = 4;

/** `images` of the articles `v`, one per kind of thing: four screws say less than one. */
const LES_IMAGES = sql`
  select cle, json_agg(json_build_object('genre', genre, 'fichier', fichier, 'couleur', couleur)
           order by place) as images
    from (
      select par_genre.*, row_number() over (partition by cle order by place) as n
        from (
          select distinct on (v.cle, p.genre) v.cle, v.place, p.genre, m.fichier, m.couleur
            from vise v
            join produit p on p.id = v.produit_id
            left join lateral (
              select fichier, couleur
                from media
               where produit_id = p.id and type = 'image' and article_id is null
               order by rang, id
               limit 1
            ) as m on true
           order by v.cle, p.genre, v.place
        ) as par_genre
    ) as rangees
   where n <= ${IMAGES}
   group by cle`;

/** Those not over yet on that day, by rank. */
export function listOffres(db: Db, jour: string): Promise<OffreRow[]> {
  return db.query(sql`
    with vise as materialized (
      select oa.offre_id as cle, a.produit_id, oa.rang as place
        from offre o
        join offre_article oa on oa.offre_id = o.id
        join article a on a.id = oa.article_id and not a.retire
       where o.fin is null or o.fin >= ${jour}
    ),
    illustrations as (${LES_IMAGES})
    select o.id, o.debut, o.fin,
           json_build_object('fr', o.titre_fr, 'en', o.titre_en, 'es', o.titre_es) as titre,
           json_build_object('fr', o.slug_fr, 'en', o.slug_en, 'es', o.slug_es) as slug,
           json_build_object('fr', o.accroche_fr, 'en', o.accroche_en, 'es', o.accroche_es)
             as accroche,
           (select count(*)::int from vise where cle = o.id) as nombre,
           coalesce(i.images, '[]') as images
      from offre o
      left join illustrations i on i.cle = o.id
     where o.fin is null or o.fin >= ${jour}
     order by o.rang, o.id`);
}

/** Those not over yet on that day, the first to end first. */
export function listPromotions(db: Db, jour: string): Promise<PromotionRow[]> {
  return db.query(sql`
    with cible as materialized (
      select c.*
        from promotion pr
        join promotion_cible c on c.promotion_id = pr.id
       where pr.fin is null or pr.fin >= ${jour}
    ),
    vise as materialized (
      select cle, produit_id, -popularite as place
        from (
          select c.promotion_id as cle, a.id, a.produit_id, a.popularite
            from cible c
            join article a on a.id = c.article_id and not a.retire
          union
          select c.promotion_id, a.id, a.produit_id, a.popularite
            from cible c
            join produit p on p.marque_id = c.marque_id
            join article a on a.produit_id = p.id and not a.retire
          union
          select c.promotion_id, a.id, a.produit_id, a.popularite
            from cible c
            join noeud haut on haut.id = c.noeud_id
            join noeud n on n.gauche between haut.gauche and haut.droite
            join produit p on p.noeud_id = n.id
            join article a on a.produit_id = p.id and not a.retire
        ) as articles
    ),
    illustrations as (${LES_IMAGES}),
    comptes as (select cle, count(*)::int as nombre from vise group by cle)
    select pr.id, pr.offre_id as "offreId", pr.type, trim_scale(pr.valeur)::text as valeur, pr.cumulable,
           pr.debut, pr.fin,
           json_build_object('fr', pr.titre_fr, 'en', pr.titre_en, 'es', pr.titre_es) as titre,
           json_build_object('fr', pr.slug_fr, 'en', pr.slug_en, 'es', pr.slug_es) as slug,
           json_build_object('fr', pr.texte_fr, 'en', pr.texte_en, 'es', pr.texte_es) as texte,
           coalesce(c.nombre, 0) as nombre, coalesce(i.images, '[]') as images
      from promotion pr
      left join comptes c on c.cle = pr.id
      left join illustrations i on i.cle = pr.id
     where pr.fin is null or pr.fin >= ${jour}
     order by pr.fin nulls last, pr.id`);
}
