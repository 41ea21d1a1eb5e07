/** Promotions, coupons and gifts of the tests. */
import type { GenrePromotion } from '@comptoir/contract/promotions/promotion-panier.schema.ts';
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';

/** The shop counts its days in Paris, the database of the tests in its own zone. */
const AUJOURD_HUI = sql`(now() at time zone 'Europe/Paris')::date`;

interface Cible {
  noeud?: string;
  marque?: string;
  articleId?: number;
}

export interface PromotionDeTest {
  code: string;
  genre?: GenrePromotion;
  mesure?: 'montant' | 'quantite';
  lot?: [achetes: number, payes: number];
  /** `[threshold, advantage]`: percent, amount or number of gifts. */
  paliers?: [string, { pourcentage?: string; montant?: string; cadeaux?: number }][];
  goodieId?: number;
  cumulable?: boolean;
  surCoupon?: boolean;
  /** Days from now. */
  debut?: number;
  fin?: number | null;
  compte?: Cible;
  remise?: Cible;
  groupe?: string;
}

export async function insertPromotion(pool: Pool, promotion: PromotionDeTest): Promise<number> {
  const { code, genre = 'remise', mesure = 'montant', lot, paliers = [] } = promotion;
  const { debut = -2, fin = null, cumulable = true, surCoupon = false } = promotion;
  const { id } = await pool.one<{ id: number }>(sql`
    insert into promotion_panier (code, genre, mesure, achetes, payes, goodie_id, cumulable,
      sur_coupon, debut, fin, titre_fr, titre_en, titre_es)
    values (${code}, ${genre}, ${mesure}, ${lot?.[0] ?? null}, ${lot?.[1] ?? null},
      ${promotion.goodieId ?? null}, ${cumulable}, ${surCoupon}, ${AUJOURD_HUI} + ${debut}::int,
      ${AUJOURD_HUI} + ${fin}::int, ${code}, ${`${code} en`}, ${`${code} es`})
    returning id`);
  for (const [seuil, { pourcentage, montant, cadeaux }] of paliers) {
    await pool.execute(sql`
      insert into promotion_panier_palier (promotion_id, seuil, pourcentage, montant, cadeaux)
      values (${id}, ${seuil}::numeric, ${pourcentage ?? null}::numeric,
        ${montant ?? null}::numeric, ${cadeaux ?? null})`);
  }
  for (const emploi of ['compte', 'remise'] as const) {
    const cible = promotion[emploi];
    if (!cible) continue;
    await pool.execute(sql`
      insert into promotion_panier_cible (promotion_id, emploi, article_id, noeud_id, marque_id)
      values (${id}, ${emploi}, ${cible.articleId ?? null},
        (select id from noeud where code = ${cible.noeud ?? null}),
        (select id from marque where code = ${cible.marque ?? null}))`);
  }
  if (promotion.groupe) {
    await pool.execute(sql`
      insert into promotion_panier_groupe (promotion_id, groupe_id)
      select ${id}, id from groupe_client where code = ${promotion.groupe}`);
  }
  return id;
}

export interface CouponDeTest {
  code: string;
  promotionId: number;
  compteId?: number;
  debut?: number;
  fin?: number | null;
  max?: number;
  parCompte?: number;
}

export async function insertCoupon(pool: Pool, coupon: CouponDeTest): Promise<number> {
  const { code, promotionId, compteId, debut = -2, fin = null, max, parCompte } = coupon;
  const { id } = await pool.one<{ id: number }>(sql`
    insert into coupon (code, cle, promotion_id, compte_id, debut, fin, utilisations_max,
      utilisations_par_compte)
    values (${code}, ${code.replace('-', '')}, ${promotionId}, ${compteId ?? null},
      ${AUJOURD_HUI} + ${debut}::int, ${AUJOURD_HUI} + ${fin}::int, ${max ?? null}, ${parCompte ?? null})
    returning id`);
  return id;
}

/** With its company in it. */
export async function insertGroupe(pool: Pool, code: string, compteId: number): Promise<void> {
  await pool.execute(sql`
    with groupe as (
      insert into groupe_client (code, libelle_fr, libelle_en, libelle_es)
      values (${code}, 'a', 'a', 'a')
      returning id
    )
    insert into groupe_client_compte (groupe_id, compte_id) select id, ${compteId} from groupe`);
}

/** A mug, and a polo shirt in two sizes of which the second ran out. */
export interface GoodiesDeTest {
  mug: number;
  polo: number;
  poloM: number;
  poloL: number;
}

export async function insertGoodies(pool: Pool): Promise<GoodiesDeTest> {
  const [mug, polo] = await pool.query<{ id: number }>(sql`
    insert into goodie (code, genre, libelle_fr, libelle_en, libelle_es)
    values ('mug', 'mug', 'Mug', 'Mug', 'Taza'), ('polo', 'polo', 'Polo', 'Polo shirt', 'Polo')
    returning id`);
  const [m, l] = await pool.query<{ id: number }>(sql`
    insert into goodie_variante (goodie_id, rang, reference, taille, couleur_fr, couleur_en,
      couleur_es, couleur_code, epuisee)
    values (${polo?.id ?? 0}, 1, 'POLO-M', 'M', 'bleu marine', 'navy', 'azul marino', '#10233f', false),
      (${polo?.id ?? 0}, 2, 'POLO-L', 'L', null, null, null, null, true)
    returning id`);
  return { mug: mug?.id ?? 0, polo: polo?.id ?? 0, poloM: m?.id ?? 0, poloL: l?.id ?? 0 };
}

/** Everything above goes; baskets too. */
export async function viderPromotions(pool: Pool): Promise<void> {
  await pool.execute(sql`delete from panier`);
  await pool.execute(sql`delete from promotion_panier`);
  await pool.execute(sql`delete from goodie`);
  await pool.execute(sql`delete from groupe_client`);
  await pool.execute(sql`delete from connexion_echouee`);
}
