/** What a person asked for about the invoices of their company. */
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Ligne } from './donnees.sql.ts';

/** What they disputed, the files of a month they asked for, what they agreed to; invoices themselves are the company's. */
export function listFacturesOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, 'litige' as type, l.numero, f.numero as facture, l.montant, l.motif,
           l.texte, l.ouvert_le as "faitLe", l.clos_le as "closLe", l.issue
      from utilisateur u
      join compte co on co.id = u.compte_id
      join facture_litige l on l.utilisateur_id = u.id
      join facture f on f.id = l.facture_id
     where u.email = ${email}
     union all
    select co.code, 'dossier', null, null, null, d.chantier, d.du || ' – ' || d.au, d.demande_le,
           null, d.etat
      from utilisateur u
      join compte co on co.id = u.compte_id
      join facture_dossier d on d.utilisateur_id = u.id
     where u.email = ${email}
     union all
    select co.code, 'consentement', null, null, null, s.canal, s.adresse, s.consenti_le, null,
           s.depuis::text
      from utilisateur u
      join compte co on co.id = u.compte_id
      join dematerialisation_consentement s on s.utilisateur_id = u.id
     where u.email = ${email}
     order by 8`);
}
