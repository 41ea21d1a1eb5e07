import type { TYPES_DOCUMENT } from '@comptoir/contract/produits/produits.contract.ts';
import type { UNITES } from '@comptoir/contract/articles/article.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import { word } from '../db/words.ts';

export type TypeDocument = (typeof TYPES_DOCUMENT)[number];

/** A document with the product it is written from, in one language. */
export interface DocumentTrouve {
  id: number;
  type: TypeDocument;
  titre: string;
  /** Key of a stored file; null: the shop writes it. */
  fichier: string | null;
  produit: { id: number; nom: string; marque: string; description: string; normes: string[] };
  attributs: AttributDocument[];
  articles: ArticleDocument[];
  pictogrammes: { libelle: string; explication: string }[];
}

export interface AttributDocument {
  code: string;
  libelle: string;
  type: 'nombre' | 'choix';
  unite: string | null;
  /** Tells the articles of the product apart. */
  axe: boolean;
}

export interface ArticleDocument {
  reference: string;
  ean: string;
  unite: (typeof UNITES)[number];
  contenu: string;
  poids: number;
  garantieMois: number | null;
  valeurs: Record<string, string>;
}

export function findDocument(
  db: Db,
  id: number,
  langue: Locale,
): Promise<DocumentTrouve | undefined> {
  const mot = (column: string) => word(langue, column);
  return db.maybeOne(sql`
    with le_document as materialized (
      select d.id, d.type, d.fichier, d.produit_id, ${mot('d.titre')} as titre
        from document d
       where d.id = ${id}
    ),
    les_articles as materialized (
      select a.rang, a.reference, a.ean, a.unite, a.contenu, a.poids, a.garantie_mois, a.valeurs
        from article a
        join le_document d on d.produit_id = a.produit_id
       where not a.retire
    ),
    les_valeurs as materialized (
      select v.id, t.code, coalesce(${mot('v.libelle')}, trim_scale(v.nombre)::text) as texte
        from attribut_valeur v
        join attribut t on t.id = v.attribut_id
       where v.id in (select unnest(valeurs) from les_articles)
    )
    select d.id, d.type, d.titre, d.fichier,
           json_build_object('id', p.id, 'nom', ${mot('p.nom')}, 'marque', m.nom,
             'description', ${mot('p.description')}, 'normes', p.normes) as produit,
           coalesce((select json_agg(json_build_object('code', t.code,
                      'libelle', ${mot('t.libelle')}, 'type', t.type, 'unite', t.unite,
                      'axe', t.id = any (p.axes))
                      order by array_position(p.axes, t.id), t.rang)
                       from attribut t
                      where t.code in (select code from les_valeurs)), '[]') as attributs,
           coalesce((select json_agg(json_build_object('reference', a.reference, 'ean', a.ean,
                      'unite', a.unite, 'contenu', trim_scale(a.contenu)::text, 'poids', a.poids,
                      'garantieMois', a.garantie_mois,
                      'valeurs', (select coalesce(json_object_agg(v.code, v.texte), '{}')
                                    from les_valeurs v
                                   where v.id = any (a.valeurs))) order by a.rang)
                       from les_articles a), '[]') as articles,
           coalesce((select json_agg(json_build_object('libelle', ${mot('g.libelle')},
                      'explication', ${mot('g.explication')}) order by g.rang)
                       from produit_pictogramme pp
                       join pictogramme g on g.id = pp.pictogramme_id
                      where pp.produit_id = p.id), '[]') as pictogrammes
      from le_document d
      join produit p on p.id = d.produit_id
      join marque m on m.id = p.marque_id`);
}
