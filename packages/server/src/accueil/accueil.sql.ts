/** What the home page shows of everyone's shop. */
import type { ImageArticle } from '@comptoir/contract/articles/article.schema.ts';
import type {
  AvisAccueil,
  Chiffres,
  GenreBloc,
} from '@comptoir/contract/accueil/accueil.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import { word } from '../db/words.ts';

type Mots = Record<Locale, string>;

export interface BlocRow {
  id: number;
  genre: GenreBloc;
  titre: Mots;
  texte: Mots;
  reglages: Reglages;
  /** Days; null: no limit. */
  debut: string | null;
  fin: string | null;
}

/** As it is kept in the database; each kind reads its own. */
export interface Reglages {
  nombre?: number;
  cartes?: readonly { icone: string; titre: Mots; texte: Mots; lien: Mots; chemin: Mots }[];
  lien?: Mots;
  chemin?: Mots;
}

export function listBlocs(db: Db): Promise<BlocRow[]> {
  return db.query(sql`
    select id, genre, reglages, debut, fin,
           json_build_object('fr', titre_fr, 'en', titre_en, 'es', titre_es) as titre,
           json_build_object('fr', texte_fr, 'en', texte_en, 'es', texte_es) as texte
      from bloc_accueil
     order by rang, id`);
}

export interface VitrineRow {
  noeudId: number;
  image: ImageArticle;
}

/** A picture for each category: the kind of thing it sells most, by its best sold product. */
export function listVitrines(db: Db): Promise<VitrineRow[]> {
  return db.query(sql`
    with vendu as materialized (
      select c.id, p.genre, p.id as produit_id, sum(a.popularite) as popularite
        from noeud c
        join noeud n on n.gauche between c.gauche and c.droite
        join produit p on p.noeud_id = n.id
        join article a on a.produit_id = p.id and not a.retire
       where c.niveau = 1
       group by c.id, p.id
    ),
    par_genre as (
      select id, genre, produit_id, popularite,
             sum(popularite) over (partition by id, genre) as du_genre
        from vendu
    ),
    premier as (
      select distinct on (id) id, genre, produit_id
        from par_genre
       order by id, du_genre desc, popularite desc, produit_id
    )
    select v.id as "noeudId",
           json_build_object('genre', v.genre, 'fichier', m.fichier, 'couleur', m.couleur) as image
      from premier v
      left join lateral (
        select fichier, couleur
          from media
         where produit_id = v.produit_id and type = 'image' and article_id is null
         order by rang, id
         limit 1
      ) m on true`);
}

/**
 * Best sold articles, one of each kind of thing so that ten screws do not fill the page: down from
 * the best sold, each time to the next of a kind not seen yet.
 */
export async function listMeilleuresVentes(db: Db, limit: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    with recursive suite as (
      (select a.id, a.popularite, array[p.genre] as genres
         from article a
         join produit p on p.id = a.produit_id
        where not a.retire
        order by a.popularite desc, a.id
        limit 1)
      union all
      select n.id, n.popularite, s.genres || n.genre
        from suite s
       cross join lateral (
         select a.id, a.popularite, p.genre
           from article a
           join produit p on p.id = a.produit_id
          where not a.retire and a.popularite <= s.popularite and p.genre <> all (s.genres)
          order by a.popularite desc, a.id
          limit 1
       ) n
       where cardinality(s.genres) < ${limit}
    )
    select id from suite order by cardinality(genres)`);
  return rows.map(({ id }) => id);
}

/** Best sold articles of the promotions of that day, one of each kind of thing. */
export async function listPromus(db: Db, jour: string, limit: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    with cible as materialized (
      select c.*
        from promotion pr
        join promotion_cible c on c.promotion_id = pr.id
       where pr.debut <= ${jour} and (pr.fin is null or pr.fin >= ${jour})
    ),
    vise as (
      select a.id, a.produit_id, a.popularite
        from cible c
        join article a on a.id = c.article_id
       where not a.retire
      union
      select a.id, a.produit_id, a.popularite
        from cible c
        join produit p on p.marque_id = c.marque_id
        join article a on a.produit_id = p.id
       where not a.retire
      union
      select a.id, a.produit_id, a.popularite
        from cible c
        join noeud haut on haut.id = c.noeud_id
        join noeud n on n.gauche between haut.gauche and haut.droite
        join produit p on p.noeud_id = n.id
        join article a on a.produit_id = p.id
       where not a.retire
    )
    select id
      from (
        select distinct on (p.genre) v.id, v.popularite
          from vise v
          join produit p on p.id = v.produit_id
         order by p.genre, v.popularite desc, v.id
      ) g
     order by popularite desc, id
     limit ${limit}`);
  return rows.map(({ id }) => id);
}

export function findChiffres(db: Db): Promise<Chiffres> {
  return db.one(sql`
    select (select count(*)::int from article where not retire) as articles,
           (select count(*)::int
              from article a
             where not a.retire
               and exists (select from stock s where s.article_id = a.id and s.quantite > 0))
             as "enStock",
           (select count(*)::int
              from marque m
             where exists (select from produit p where p.marque_id = m.id)) as marques,
           (select count(*)::int from magasin where actif and type = 'magasin') as magasins,
           (select json_build_object('moyenne', round(sum(somme)::numeric / sum(nombre), 1)::text,
                     'nombre', sum(nombre)::int)
              from produit_note
            having sum(nombre) > 0) as note`);
}

const NOTE_MIN = 4;
/** Long enough to say something, short enough for a card. */
const SIGNES_MIN = 60;
const SIGNES_MAX = 240;

/** The latest good reviews of a language, no two of one product or one author. */
export function listAvisChoisis(
  db: Db,
  { langue, limit }: { langue: Locale; limit: number },
): Promise<AvisAccueil[]> {
  return db.query(sql`
    with recents as (
      select distinct on (a.produit_id) a.*
        from avis a
       where a.statut = 'publie' and a.note >= ${NOTE_MIN} and a.langue = ${langue}
         and char_length(a.texte) between ${SIGNES_MIN} and ${SIGNES_MAX}
       order by a.produit_id, a.cree_le desc, a.id
    ),
    choisis as (
      select distinct on (utilisateur_id) * from recents order by utilisateur_id, cree_le desc, id
    )
    select c.id, c.note, c.titre, c.texte, c.auteur, c.metier,
           to_char(c.cree_le at time zone 'Europe/Paris', 'YYYY-MM-DD') as date,
           json_build_object('id', p.id, 'articleId', ar.id, 'nom', ${word(langue, 'p.nom')},
             'slug', ${word(langue, 'p.slug')}) as produit
      from choisis c
      join produit p on p.id = c.produit_id
      join lateral (
        select id from article
         where produit_id = p.id and not retire
         order by popularite desc, id
         limit 1
      ) ar on true
     order by c.cree_le desc, c.id
     limit ${limit}`);
}
