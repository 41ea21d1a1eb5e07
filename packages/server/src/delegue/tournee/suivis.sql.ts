/** The customers a tour is made of. */
import { sql, type Sql } from '../../db/sql.ts';
import type { Perimetre } from '../clients/perimetre.sql.ts';

/**
 * Selects `compte_id`: the portfolio. Who may serve everybody has those they were given, those they
 * pinned and those they acted for within a year: all customers of the company are nobody's tour.
 */
export function suivisOf({ delegueId, tousComptes }: Perimetre, jour: string): Sql {
  const portefeuille = sql`select compte_id from portefeuille where delegue_id = ${delegueId}`;
  if (!tousComptes) return portefeuille;
  return sql`
    ${portefeuille}
    union
    select compte_id from compte_epingle where delegue_id = ${delegueId}
    union
    select compte_id from compte_visite
     where delegue_id = ${delegueId} and visite_le >= ${jour}::date - 365`;
}
