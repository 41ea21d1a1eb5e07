import type {
  ProduitCite,
  SujetActualite,
} from '@comptoir/contract/actualites/actualites.contract.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import { word } from '../db/words.ts';

export interface ActualiteRow {
  id: number;
  sujet: SujetActualite;
  date: string;
  genre: string;
  titre: Record<Locale, string>;
  slug: Record<Locale, string>;
  chapeau: Record<Locale, string>;
  /** Markdown. */
  texte: Record<Locale, string>;
}

/** All of them, latest first, those of days to come too. */
export function listActualites(db: Db): Promise<ActualiteRow[]> {
  return db.query(sql`
    select id, sujet, publie_le::text as date, genre,
           json_build_object('fr', titre_fr, 'en', titre_en, 'es', titre_es) as titre,
           json_build_object('fr', slug_fr, 'en', slug_en, 'es', slug_es) as slug,
           json_build_object('fr', chapeau_fr, 'en', chapeau_en, 'es', chapeau_es) as chapeau,
           json_build_object('fr', texte_fr, 'en', texte_en, 'es', texte_es) as texte
      from actualite
     order by publie_le desc, id desc`);
}

export interface NoeudCite {
  id: number;
  niveau: number;
  libelle: string;
  slug: string;
}

export function listNoeudsCites(db: Db, actualiteId: number, langue: Locale): Promise<NoeudCite[]> {
  return db.query(sql`
    select n.id, n.niveau, ${word(langue, 'n.libelle')} as libelle, ${word(langue, 'n.slug')} as slug
      from actualite_noeud an
      join noeud n on n.id = an.noeud_id
     where an.actualite_id = ${actualiteId}
     order by an.rang`);
}

/** The best sold products of what the news is about, one of each kind of thing. */
export function listProduitsCites(
  db: Db,
  { actualiteId, langue, limit }: { actualiteId: number; langue: Locale; limit: number },
): Promise<ProduitCite[]> {
  return db.query(sql`
    with vendus as (
      select distinct on (p.modele) p.id, a.id as article_id, a.popularite
        from actualite_noeud an
        join noeud n on n.id = an.noeud_id
        join noeud sous on sous.gauche between n.gauche and n.droite
        join produit p on p.noeud_id = sous.id
        join article a on a.produit_id = p.id and not a.retire
       where an.actualite_id = ${actualiteId}
       order by p.modele, a.popularite desc, a.id
    )
    select p.id, v.article_id as "articleId", ${word(langue, 'p.nom')} as nom,
           ${word(langue, 'p.slug')} as slug, m.nom as marque,
           json_build_object('genre', p.genre, 'fichier', i.fichier, 'couleur', i.couleur) as image
      from vendus v
      join produit p on p.id = v.id
      join marque m on m.id = p.marque_id
      left join lateral (
        select fichier, couleur
          from media
         where produit_id = p.id and type = 'image' and article_id is null
         order by rang, id
         limit 1
      ) as i on true
     order by v.popularite desc, p.id
     limit ${limit}`);
}
