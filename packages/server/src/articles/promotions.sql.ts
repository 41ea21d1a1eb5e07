import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

/** Part of the tree, or brand, that a condition or a promotion bears on. */
export interface Cible {
  marqueId: number | null;
  gauche: number | null;
  droite: number | null;
}

export interface Promotion {
  id: number;
  code: string;
  type: 'pourcentage' | 'montant';
  valeur: string;
  cumulable: boolean;
  debut: string;
  fin: string | null;
  titre: Record<Locale, string>;
  slug: Record<Locale, string>;
  cibles: (Cible & { articleId: number | null })[];
}

/** Those that are not over, whatever day they begin: some dozens, kept in memory. */
export function listPromotions(db: Db, jour: string): Promise<Promotion[]> {
  return db.query(sql`
    select p.id, p.code, p.type, p.valeur::text as valeur, p.cumulable, p.debut, p.fin,
           json_build_object('fr', p.titre_fr, 'en', p.titre_en, 'es', p.titre_es) as titre,
           json_build_object('fr', p.slug_fr, 'en', p.slug_en, 'es', p.slug_es) as slug,
           json_agg(json_build_object('articleId', pc.article_id, 'marqueId', pc.marque_id,
             'gauche', n.gauche, 'droite', n.droite)) as cibles
      from promotion p
      join promotion_cible pc on pc.promotion_id = p.id
      left join noeud n on n.id = pc.noeud_id
     where p.fin is null or p.fin >= ${jour}::date
     group by p.id
     order by p.code`);
}
