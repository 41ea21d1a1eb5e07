import type { TypeDocumentation } from '@comptoir/contract/contenus/documentations.contract.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import { word } from '../db/words.ts';

export interface FiltreDocumentations {
  langue: Locale;
  /** Each is a part of a word in the title, the product, its brand. */
  mots: readonly string[];
  type: TypeDocumentation | null;
  marque: number | null;
  noeud: number | null;
}

interface Choix {
  valeur: string;
  libelle: string;
  nombre: number;
}

export interface DocumentationRow {
  id: number;
  isBrochure: boolean;
  type: TypeDocumentation;
  titre: string;
  resume: string;
  produit: { id: number; articleId: number; nom: string; slug: string; marque: string } | null;
}

export interface DocumentationsTrouvees {
  total: number;
  documents: DocumentationRow[];
  types: { valeur: TypeDocumentation; nombre: number }[];
  marques: Choix[];
  noeuds: (Choix & { niveau: number })[];
}

// As the site writes them without accents; what else there is stays as it is.
const ACCENTS = ['àâäáãçéèêëîïíìôöóòõùûüúÿñœæ', 'aaaaaceeeeiiiiooooouuuuynoa'] as const;

function pliee(texte: Sql): Sql {
  return sql`translate(lower(${texte}), ${ACCENTS[0]}, ${ACCENTS[1]})`;
}

/**
 * One statement: the page, and for each filter what its other values would leave. Documents of
 * products on sale, after what the company itself publishes.
 */
export function findDocumentations(
  db: Db,
  filtre: FiltreDocumentations,
  { limit, offset }: { limit: number; offset: number },
): Promise<DocumentationsTrouvees> {
  const { langue, mots, type, marque, noeud } = filtre;
  const mot = (column: string) => word(langue, column);
  return db.one(sql`
    with branche as materialized (
      select gauche, droite from noeud where id = ${noeud}
    ),
    tous as materialized (
      select b.id, true as est_brochure, b.type, b.rang::bigint as place, null::int as produit_id,
             null::int as marque_id, n.gauche
        from brochure b
        left join noeud n on n.id = b.noeud_id
       where ${contient(pliee(sql`${mot('b.titre')} || ' ' || ${mot('b.resume')}`), mots)}
      union all
      select d.id, false, d.type, p.id * 10::bigint + d.rang, p.id, p.marque_id, n.gauche
        from document d
        join produit p on p.id = d.produit_id
        join marque m on m.id = p.marque_id
        join noeud n on n.id = p.noeud_id
       where exists (select 1 from article a where a.produit_id = p.id and not a.retire)
         and d.fichier is null
         and ${contient(
           pliee(sql`${mot('d.titre')} || ' ' || ${mot('p.nom')} || ' ' || m.nom`),
           mots,
         )}
    ),
    juges as materialized (
      select tous.*,
             ${type}::text is null or type = ${type} as du_type,
             ${marque}::int is null or marque_id = ${marque} as de_la_marque,
             ${noeud}::int is null or exists (
               select 1 from branche where tous.gauche between branche.gauche and branche.droite
             ) as de_la_branche
        from tous
    ),
    la_page as materialized (
      select * from juges
       where du_type and de_la_marque and de_la_branche
       order by est_brochure desc, place, id
       limit ${limit} offset ${offset}
    ),
    par_gauche as materialized (
      select gauche, count(*)::int as nombre
        from juges where du_type and de_la_marque and gauche is not null group by gauche
    )
    select (select count(*)::int from juges
             where du_type and de_la_marque and de_la_branche) as total,
           coalesce((select json_agg(json_build_object('valeur', type, 'nombre', nombre))
                       from (select type, count(*)::int as nombre
                               from juges where de_la_marque and de_la_branche
                              group by type) as t), '[]') as types,
           coalesce((select json_agg(json_build_object('valeur', m.id::text, 'libelle', m.nom,
                              'nombre', c.nombre) order by m.nom)
                       from (select marque_id, count(*)::int as nombre
                               from juges where du_type and de_la_branche
                              group by marque_id) as c
                       join marque m on m.id = c.marque_id), '[]') as marques,
           coalesce((select json_agg(json_build_object('valeur', n.id::text,
                              'libelle', ${mot('n.libelle')}, 'niveau', n.niveau,
                              'nombre', c.nombre) order by n.gauche)
                       from (select n.id, sum(g.nombre)::int as nombre
                               from noeud n
                               join par_gauche g on g.gauche between n.gauche and n.droite
                              where n.niveau <= 2
                              group by n.id) as c
                       join noeud n on n.id = c.id), '[]') as noeuds,
           coalesce((select json_agg(json_build_object('id', l.id, 'isBrochure', l.est_brochure,
                              'type', l.type,
                              'titre', coalesce(${mot('b.titre')}, ${mot('d.titre')}),
                              'resume', coalesce(${mot('b.resume')}, ''),
                              'produit', case when p.id is not null then json_build_object(
                                'id', p.id, 'nom', ${mot('p.nom')}, 'slug', ${mot('p.slug')},
                                'marque', m.nom,
                                'articleId', (select a.id from article a
                                               where a.produit_id = p.id and not a.retire
                                               order by a.popularite desc, a.rang limit 1)) end)
                              order by l.est_brochure desc, l.place, l.id)
                       from la_page l
                       left join brochure b on l.est_brochure and b.id = l.id
                       left join document d on not l.est_brochure and d.id = l.id
                       left join produit p on p.id = l.produit_id
                       left join marque m on m.id = p.marque_id), '[]') as documents`);
}

/** All the words, anywhere in the text. */
function contient(texte: Sql, mots: readonly string[]): Sql {
  return mots.length === 0
    ? sql`true`
    : sql`(select bool_and(position(mot in ${texte}) > 0)
             from unnest(${mots as string[]}::text[]) as mot)`;
}

export function findNomsDuFiltre(
  db: Db,
  { langue, marque, noeud }: Pick<FiltreDocumentations, 'langue' | 'marque' | 'noeud'>,
): Promise<{ marque: string | null; noeud: string | null }> {
  return db.one(sql`
    select (select nom from marque where id = ${marque}) as marque,
           (select ${word(langue, 'libelle')} from noeud where id = ${noeud}) as noeud`);
}
