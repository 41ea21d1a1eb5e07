import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import { word } from '../db/words.ts';

/** A value of an article with the word of its attribute, in one language. */
export interface ValeurDessinee {
  code: string;
  mot: string;
  /** The value and unit of a number. */
  nombre: string | null;
  unite: string | null;
  /** The code and word of a choice. */
  choix: string | null;
  libelle: string | null;
}

export interface ArticleDessine {
  genre: string;
  valeurs: ValeurDessinee[];
}

export async function findArticleDessine(
  db: Db,
  id: number,
  langue: Locale,
): Promise<ArticleDessine | undefined> {
  const [article] = await db.query<ArticleDessine>(sql`
    select p.genre,
           (select coalesce(json_agg(json_build_object('code', t.code,
                     'mot', ${word(langue, 't.libelle')}, 'nombre', trim_scale(v.nombre)::text,
                     'unite', t.unite, 'choix', v.code, 'libelle', ${word(langue, 'v.libelle')})
                     order by t.rang), '[]')
              from attribut_valeur v
              join attribut t on t.id = v.attribut_id
             where v.id = any (a.valeurs)) as valeurs
      from article a
      join produit p on p.id = a.produit_id
     where a.id = ${id}`);
  return article;
}
