import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

/** By gift, the variant chosen for this basket; null: it is declined. */
export async function listChoix(
  db: Db,
  panierId: number | null,
): Promise<ReadonlyMap<number, number | null>> {
  if (panierId === null) return new Map();
  const rows = await db.query<{ goodieId: number; varianteId: number | null }>(sql`
    select goodie_id as "goodieId", variante_id as "varianteId"
      from panier_goodie
     where panier_id = ${panierId}`);
  return new Map(rows.map(({ goodieId, varianteId }) => [goodieId, varianteId]));
}

export interface ChoixVariante {
  panierId: number;
  goodieId: number;
  /** Null: declined. */
  varianteId: number | null;
}

export async function upsertChoix(tx: Tx, choix: ChoixVariante): Promise<void> {
  await tx.execute(sql`
    insert into panier_goodie (panier_id, goodie_id, variante_id)
    values (${choix.panierId}, ${choix.goodieId}, ${choix.varianteId})
    on conflict on constraint une_variante_par_goodie_du_panier
      do update set variante_id = excluded.variante_id`);
}
