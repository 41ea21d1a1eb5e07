import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export interface Coupon {
  id: number;
  code: string;
  promotionId: number;
  /** The title of its promotion. */
  titre: Record<Locale, string>;
  groupes: number[];
  /** Kept for this company. */
  compteId: number | null;
  /** Both it and its promotion hold from this day, to that one. */
  debut: string;
  fin: string | null;
  utilisationsMax: number | null;
  utilisationsParCompte: number | null;
  /** By all, and by the company of who asks. */
  utilisations: number;
  utilisationsDuCompte: number;
}

/** The coupon of this identifier as JSON, with what the company used of it; null without. */
export function couponEnJson(couponId: Sql, compteId: number | undefined): Sql {
  return sql`(
    select json_build_object('id', co.id, 'code', co.code, 'promotionId', pp.id,
             'titre', json_build_object('fr', pp.titre_fr, 'en', pp.titre_en, 'es', pp.titre_es),
             'groupes', array(select pg.groupe_id from promotion_panier_groupe pg
                               where pg.promotion_id = pp.id),
             'compteId', co.compte_id, 'debut', greatest(co.debut, pp.debut),
             'fin', least(co.fin, pp.fin), 'utilisationsMax', co.utilisations_max,
             'utilisationsParCompte', co.utilisations_par_compte,
             'utilisations', (select count(*) from coupon_utilisation cu
                               where cu.coupon_id = co.id),
             'utilisationsDuCompte', (select count(*) from coupon_utilisation cu
                                       where cu.coupon_id = co.id
                                         and cu.compte_id = ${compteId ?? null}::int))
      from coupon co
      join promotion_panier pp on pp.id = co.promotion_id
     where co.id = ${couponId})`;
}

/** By its code as it is compared. */
export async function findCoupon(
  db: Db,
  cle: string,
  compteId: number | undefined,
): Promise<Coupon | undefined> {
  const found = await db.maybeOne<{ coupon: Coupon }>(sql`
    select ${couponEnJson(sql`c.id`, compteId)} as coupon from coupon c where c.cle = ${cle}`);
  return found?.coupon;
}

/** Whether it had another before, or none. */
export async function updateCoupon(
  tx: Tx,
  panierId: number,
  couponId: number | null,
): Promise<boolean> {
  const changed = await tx.execute(sql`
    update panier set coupon_id = ${couponId}
     where id = ${panierId} and coupon_id is distinct from ${couponId}`);
  return changed > 0;
}
