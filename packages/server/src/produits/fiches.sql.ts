import type { Locale } from '@comptoir/contract/words/locales.ts';
import type {
  DocumentProduit,
  MediaProduit,
  Pictogramme,
} from '@comptoir/contract/produits/produits.contract.ts';
import type { Db } from '../db/pool.ts';
import { forAny } from '../db/for-any.ts';
import { sql } from '../db/sql.ts';
import { word } from '../db/words.ts';

/** What a product says of itself in one language: all that its articles do not hold. */
export interface FicheRow {
  id: number;
  nom: string;
  slug: string;
  slugs: Record<Locale, string>;
  description: string;
  serie: string | null;
  marque: { id: number; code: string; nom: string; slug: string };
  genre: string;
  noeudId: number;
  normes: string[];
  axes: string[];
  articleIds: number[];
  documents: Omit<DocumentProduit, 'href'>[];
  pictogrammes: Pictogramme[];
  medias: MediaProduit[];
  /** Those of each article together, in the order of the sheet. */
  caracteristiques: { articleId: number; libelle: string; valeur: string; repond: boolean }[];
  /** Codes of the attributes that answer at a glance. */
  reponses: string[];
  avis: { nombre: number; moyenne: string } | null;
  /** With a published answer. */
  nombreQuestions: number;
}

export function listFiches(db: Db, ids: readonly number[], langue: Locale): Promise<FicheRow[]> {
  return db.query(sql`
    select p.id, ${word(langue, 'p.nom')} as nom, ${word(langue, 'p.slug')} as slug,
           json_build_object('fr', p.slug_fr, 'en', p.slug_en, 'es', p.slug_es) as slugs,
           ${word(langue, 'p.description')} as description, p.serie,
           json_build_object('id', m.id, 'code', m.code, 'nom', m.nom, 'slug', m.slug) as marque,
           p.genre, p.noeud_id as "noeudId", p.normes,
           case when n.nombre > 0
             then json_build_object('nombre', n.nombre, 'moyenne', n.moyenne::text)
           end as avis,
           array(select a.code
                   from unnest(p.axes) with ordinality as axe (id, rang)
                   join attribut a on a.id = axe.id
                  order by axe.rang) as axes,
           array(select a.id from article a where a.produit_id = p.id order by a.rang, a.id)
             as "articleIds",
           (select coalesce(json_agg(json_build_object('id', d.id, 'type', d.type,
                     'titre', ${word(langue, 'd.titre')}, 'octets', d.octets, 'langue', d.langue)
                     order by d.rang, d.id), '[]')
              from document d
             where d.produit_id = p.id) as documents,
           (select coalesce(json_agg(json_build_object('code', pi.code, 'type', pi.type,
                     'libelle', ${word(langue, 'pi.libelle')},
                     'explication', ${word(langue, 'pi.explication')}) order by pi.rang), '[]')
              from produit_pictogramme pp
              join pictogramme pi on pi.id = pp.pictogramme_id
             where pp.produit_id = p.id) as pictogrammes,
           (select coalesce(json_agg(json_build_object('id', me.id, 'articleId', me.article_id,
                     'type', me.type, 'fichier', me.fichier, 'largeur', me.largeur,
                     'hauteur', me.hauteur, 'couleur', me.couleur,
                     'alt', ${word(langue, 'me.alt')}) order by me.rang, me.id), '[]')
              from media me
             where me.produit_id = p.id
               -- An article brings its own picture: hundreds of them are nothing for one sheet.
               and (me.article_id is null or me.type <> 'image')) as medias,
           (select coalesce(json_agg(json_build_object('articleId', ac.article_id,
                     'libelle', ${word(langue, 'c.libelle')},
                     'valeur', ${word(langue, 'ac.valeur')}, 'repond', c.repond) order by ac.article_id, c.rang), '[]')
              from article a
              join article_caracteristique ac on ac.article_id = a.id
              join caracteristique c on c.id = ac.caracteristique_id
             where a.produit_id = p.id) as caracteristiques,
           array(select t.code
                   from attribut t
                  where t.repond is not null
                    and t.id in (select v.attribut_id
                                   from article a
                                  cross join unnest(a.valeurs) as u (id)
                                   join attribut_valeur v on v.id = u.id
                                  where a.produit_id = p.id)
                  order by t.repond, t.id) as reponses,
           (select count(*) from question q where q.produit_id = p.id and q.publie)
             as "nombreQuestions"
      from produit p
      join marque m on m.id = p.marque_id
      left join produit_note n on n.produit_id = p.id
     where p.id = any (${forAny(ids)}::int[])`);
}
