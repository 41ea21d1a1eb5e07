/** Whose quotes someone may reach: those of their company, or what it shared with its delegate. */
import { sql, type Sql } from '../db/sql.ts';
import { acheteurOf, type Acheteur, type Acteur } from '../http/acteur.ts';

export interface Lecteur extends Acheteur {
  /** A delegate who acts for them sees what was shared, and no cost. */
  delegue: boolean;
}

export function lecteurOf(acteur: Acteur): Lecteur {
  return { ...acheteurOf(acteur), delegue: acteur.delegueId !== undefined };
}

/** A quote `d` that who asks may read. */
export function isLisible({ compteId, delegue }: Lecteur): Sql {
  const partage = delegue ? sql`and d.partage` : sql``;
  return sql`d.compte_id = ${compteId} and d.supprime_le is null ${partage}`;
}
