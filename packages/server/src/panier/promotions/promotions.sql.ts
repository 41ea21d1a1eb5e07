import type { GenrePromotion } from '@comptoir/contract/promotions/promotion-panier.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export interface CiblePanier {
  emploi: 'compte' | 'remise';
  articleId: number | null;
  marqueId: number | null;
  gauche: number | null;
  droite: number | null;
}

export interface PromotionPanier {
  id: number;
  genre: GenrePromotion;
  mesure: 'montant' | 'quantite';
  achetes: number | null;
  payes: number | null;
  goodieId: number | null;
  cumulable: boolean;
  surCoupon: boolean;
  debut: string;
  fin: string | null;
  titre: Record<Locale, string>;
  /** By rising threshold; amounts in euros. */
  paliers: {
    seuil: string;
    pourcentage: string | null;
    montant: string | null;
    cadeaux: number | null;
  }[];
  cibles: CiblePanier[];
  groupes: number[];
}

/** Those that were not over on that day, whatever day they begin: some dozens, kept in memory. */
export function listPromotionsPanier(db: Db, depuis: string): Promise<PromotionPanier[]> {
  return db.query(sql`
    select p.id, p.genre, p.mesure, p.achetes, p.payes, p.goodie_id as "goodieId", p.cumulable,
           p.sur_coupon as "surCoupon", p.debut, p.fin,
           json_build_object('fr', p.titre_fr, 'en', p.titre_en, 'es', p.titre_es) as titre,
           coalesce((select json_agg(json_build_object('seuil', pa.seuil::text,
                              'pourcentage', pa.pourcentage::text, 'montant', pa.montant::text,
                              'cadeaux', pa.cadeaux) order by pa.seuil)
                       from promotion_panier_palier pa
                      where pa.promotion_id = p.id), '[]') as paliers,
           coalesce((select json_agg(json_build_object('emploi', pc.emploi,
                              'articleId', pc.article_id, 'marqueId', pc.marque_id,
                              'gauche', n.gauche, 'droite', n.droite))
                       from promotion_panier_cible pc
                       left join noeud n on n.id = pc.noeud_id
                      where pc.promotion_id = p.id), '[]') as cibles,
           coalesce((select json_agg(pg.groupe_id)
                       from promotion_panier_groupe pg
                      where pg.promotion_id = p.id), '[]') as groupes
      from promotion_panier p
     where p.fin is null or p.fin >= ${depuis}::date
     order by p.id`);
}

export interface GoodieRow {
  id: number;
  genre: string;
  fichier: string | null;
  libelle: Record<Locale, string>;
  /** In their order. */
  variantes: {
    id: number;
    reference: string;
    taille: string | null;
    couleur: ({ code: string } & Record<Locale, string>) | null;
    epuisee: boolean;
  }[];
}

export function listGoodies(db: Db): Promise<GoodieRow[]> {
  return db.query(sql`
    select g.id, g.genre, g.fichier,
           json_build_object('fr', g.libelle_fr, 'en', g.libelle_en, 'es', g.libelle_es) as libelle,
           coalesce((select json_agg(json_build_object('id', v.id, 'reference', v.reference,
                              'taille', v.taille, 'epuisee', v.epuisee,
                              'couleur', case when v.couleur_code is not null then
                                json_build_object('code', v.couleur_code, 'fr', v.couleur_fr,
                                  'en', v.couleur_en, 'es', v.couleur_es) end)
                              order by v.rang)
                       from goodie_variante v
                      where v.goodie_id = g.id), '[]') as variantes
      from goodie g`);
}

/** What the buyer has seen count, for `controler`; nothing is written where nothing changes. */
export async function updatePromotionsVues(
  db: Db,
  panierId: number,
  vues: readonly number[],
): Promise<void> {
  await db.execute(sql`
    update panier set promotions_vues = ${vues}::int[]
     where id = ${panierId} and promotions_vues <> ${vues}::int[]`);
}
