import { sql, type Sql } from '../../db/sql.ts';

/** Invoices past their date, as the list has them in the state `en-retard`. */
export interface EnRetard {
  nombre: number;
  /** With tax, what is left of all of them. */
  reste: string;
  /** When the oldest was due. */
  depuis: string;
}

/** One row of JSON, or none where nothing is late. */
export function enRetardSql(compteId: number, jour: string): Sql {
  return sql`
    select json_build_object('nombre', count(*), 'reste', sum(s.ttc - s.regle)::text,
             'depuis', min(s.echeance_le))
      from facture_suivi s
     where s.compte_id = ${compteId} and s.regle < s.ttc and s.echeance_le < ${jour}::date
       and s.genre <> 'avoir' and not s.en_litige
    having count(*) > 0`;
}
