import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { ProduitListe } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Db } from '../db/pool.ts';
import { forAny } from '../db/for-any.ts';
import { sql } from '../db/sql.ts';
import { word } from '../db/words.ts';

export interface ProduitListeRow extends Omit<ProduitListe, 'accroche' | 'image'> {
  description: string;
  genre: string;
  image: { fichier: string; couleur: string } | null;
}

export function listProduitsListe(
  db: Db,
  ids: readonly number[],
  langue: Locale,
): Promise<ProduitListeRow[]> {
  return db.query(sql`
    select p.id, ${word(langue, 'p.nom')} as nom, ${word(langue, 'p.slug')} as slug,
           ${word(langue, 'p.description')} as description, p.genre,
           json_build_object('id', m.id, 'nom', m.nom, 'slug', m.slug) as marque,
           (select json_build_object('fichier', i.fichier, 'couleur', i.couleur)
              from media i
             where i.produit_id = p.id and i.type = 'image'
             order by i.article_id is not null, i.rang, i.id
             limit 1) as image,
           array(select a.code
                   from unnest(p.axes) with ordinality as axe (id, rang)
                   join attribut a on a.id = axe.id
                  order by axe.rang) as axes,
           exists (select 1
                     from document d
                    where d.produit_id = p.id and d.type = 'fiche-technique') as "ficheTechnique"
      from produit p
      join marque m on m.id = p.marque_id
     where p.id = any (${forAny(ids)}::int[])`);
}
