import { sql, type Sql } from '../../db/sql.ts';

/** Invoices past their date, as the list has them in the state `en-retard`. */
export interface EnRetard {
  nombre: number;
  /** With tax, what is left of all of them. */
  reste: string;
  /** When the oldest was due. */
  depuis: string;
}

/** What of a company is past its date: amount, invoices, the day of the oldest. */
export interface Echu {
  montant: string;
  /** Null: the ERP tells the amount alone. */
  nombre: number | null;
  depuis: string | null;
}

/**
 * One row of `montant`, `nombre`, `depuis` for the company with this id: the same invoices as above;
 * what the ERP tells of one that has no invoice here.
 */
export function echuSql(compteId: Sql, jour: Sql): Sql {
  return sql`
    select case when o.connu then coalesce(e.montant, 0)
                else coalesce((select t.retard from compte_situation t
                                where t.compte_id = ${compteId}), 0)
           end::numeric(14, 2)::text as montant,
           case when o.connu then e.nombre end as nombre, e.depuis
      from (select exists (select from facture_suivi s where s.compte_id = ${compteId}) as connu) o,
           (select sum(s.ttc - s.regle) as montant, count(*)::int as nombre,
                   min(s.echeance_le) as depuis
              from facture_suivi s
             where s.compte_id = ${compteId} and s.regle < s.ttc and s.echeance_le < ${jour}
               and s.genre <> 'avoir' and not s.en_litige) e`;
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
