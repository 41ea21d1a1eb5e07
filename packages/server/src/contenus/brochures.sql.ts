import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import { word } from '../db/words.ts';

/** A brochure in one language, with the products a catalogue lists. */
export interface BrochureTrouvee {
  id: number;
  type: 'catalogue' | 'guide';
  titre: string;
  resume: string;
  /** Markdown. */
  texte: string;
  modifieLe: string;
  familles: FamilleListee[];
}

export interface FamilleListee {
  libelle: string;
  produits: {
    nom: string;
    marque: string;
    reference: string;
    nombre: number;
  }[];
}

/** Products of a family that a catalogue has room for: the best sold. */
const PAR_FAMILLE = 12;

export function findBrochure(
  db: Db,
  id: number,
  langue: Locale,
): Promise<BrochureTrouvee | undefined> {
  const mot = (column: string) => word(langue, column);
  return db.maybeOne(sql`
    with la_brochure as materialized (
      select b.*, n.gauche, n.droite
        from brochure b
        left join noeud n on n.id = b.noeud_id
       where b.id = ${id}
    ),
    vendus as materialized (
      select p.id, f.gauche as famille, ${mot('f.libelle')} as libelle, ${mot('p.nom')} as nom,
             m.nom as marque, count(*)::int as nombre, max(a.popularite) as popularite,
             (array_agg(a.reference order by a.popularite desc, a.id))[1] as reference
        from la_brochure b
        join noeud f on f.niveau = 2 and f.gauche between b.gauche and b.droite
        join noeud n on n.gauche between f.gauche and f.droite
        join produit p on p.noeud_id = n.id
        join marque m on m.id = p.marque_id
        join article a on a.produit_id = p.id and not a.retire
       group by p.id, f.gauche, ${mot('f.libelle')}, ${mot('p.nom')}, m.nom
    ),
    places as (
      select vendus.*,
             row_number() over (partition by famille order by popularite desc, id) as place
        from vendus
    ),
    les_familles as (
      select famille, libelle,
             json_agg(json_build_object('nom', nom, 'marque', marque, 'reference', reference,
               'nombre', nombre) order by place) as produits
        from places
       where place <= ${PAR_FAMILLE}
       group by famille, libelle
    )
    select b.id, b.type, ${mot('b.titre')} as titre, ${mot('b.resume')} as resume,
           ${mot('b.texte')} as texte, b.modifie_le::text as "modifieLe",
           coalesce((select json_agg(json_build_object('libelle', libelle, 'produits', produits)
                              order by famille)
                       from les_familles), '[]') as familles
      from la_brochure b`);
}
