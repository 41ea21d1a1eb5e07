import type { SujetActualite } from '@comptoir/contract/actualites/actualites.contract.ts';
import type { ImageArticle } from '@comptoir/contract/articles/article.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

type Mots = Record<Locale, string>;

export interface ActualiteRow {
  id: number;
  sujet: SujetActualite;
  date: string;
  image: ImageArticle;
  titre: Mots;
  slug: Mots;
  chapeau: Mots;
  /** Markdown. */
  texte: Mots;
}

/**
 * All of them, latest first, those of days to come too. Each is pictured by the best sold thing of
 * the kind it names, as the shop shows it; by the sign of the kind where none is sold.
 */
export function listActualites(db: Db): Promise<ActualiteRow[]> {
  return db.query(sql`
    with photo as (
      select distinct on (p.genre) p.genre, m.fichier, m.couleur
        from produit p
        join media m on m.produit_id = p.id and m.type = 'image' and m.article_id is null
       where p.genre in (select genre from actualite)
       order by p.genre,
                (select max(a.popularite) from article a where a.produit_id = p.id and not a.retire)
                  desc nulls last,
                p.id, m.rang, m.id
    )
    select id, sujet, publie_le::text as date,
           json_build_object('genre', actualite.genre, 'fichier', photo.fichier,
             'couleur', photo.couleur) as image,
           json_build_object('fr', titre_fr, 'en', titre_en, 'es', titre_es) as titre,
           json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slug,
           json_build_object('fr', chapeau_fr, 'en', chapeau_en, 'es', chapeau_es) as chapeau,
           json_build_object('fr', texte_fr, 'en', texte_en, 'es', texte_es) as texte
      from actualite
      left join photo on photo.genre = actualite.genre
     order by publie_le desc, id desc`);
}

/** What a news is about, in every language. */
export interface CitationsRow {
  id: number;
  noeuds: { id: number; niveau: number; libelle: Mots; slug: Mots }[];
  produits: {
    id: number;
    articleId: number;
    marque: string;
    nom: Mots;
    slug: Mots;
    image: ImageArticle;
  }[];
}

/**
 * Parts of the tree, and their best sold products, one of each kind of thing: the best of each part
 * first, in the order the news names them.
 */
export function listCitations(
  db: Db,
  ids: readonly number[],
  limit: number,
): Promise<CitationsRow[]> {
  return db.query(sql`
    select d.id, c.noeuds, v.produits
      from unnest(${ids as number[]}::int[]) as d (id)
      cross join lateral (
        select coalesce(json_agg(json_build_object('id', n.id, 'niveau', n.niveau,
                 'libelle', json_build_object('fr', n.libelle_fr, 'en', n.libelle_en, 'es', n.libelle_es),
                 'slug', json_build_object('fr', n.slug_fr, 'en', n.slug_en, 'es', n.slug_es))
                 order by an.rang), '[]') as noeuds
          from actualite_noeud an
          join noeud n on n.id = an.noeud_id
         where an.actualite_id = d.id
      ) as c
      cross join lateral (
        select coalesce(json_agg(json_build_object('id', p.id, 'articleId', p.article_id,
                 'marque', m.nom,
                 'nom', json_build_object('fr', p.nom_fr, 'en', p.nom_en, 'es', p.nom_es),
                 'slug', json_build_object('fr', p.slug_fr, 'en', p.slug_en, 'es', p.slug_es),
                 'image', json_build_object('genre', p.genre, 'fichier', i.fichier,
                                            'couleur', i.couleur))
                 order by p.place, p.rang), '[]') as produits
          from (
            select par_modele.*,
                   row_number() over (partition by rang order by popularite desc, id) as place
              from (
              select distinct on (p.modele) p.*, a.id as article_id, a.popularite, an.rang
                from actualite_noeud an
                join noeud n on n.id = an.noeud_id
                join noeud sous on sous.gauche between n.gauche and n.droite
                join produit p on p.noeud_id = sous.id
                join article a on a.produit_id = p.id and not a.retire
               where an.actualite_id = d.id
               order by p.modele, an.rang, a.popularite desc, a.id
            ) as par_modele
             order by place, rang
             limit ${limit}
          ) as p
          join marque m on m.id = p.marque_id
          left join lateral (
            select fichier, couleur
              from media
             where produit_id = p.id and type = 'image' and article_id is null
             order by rang, id
             limit 1
          ) as i on true
      ) as v`);
}
