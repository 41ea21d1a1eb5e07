/** One request of each call of invoices that is recorded in the journal. */
import { sql } from '../../src/db/sql.ts';
import type { Visitor } from '../visitors.ts';
import { envoi, type Equipe } from './equipe.ts';

export function exemplesFactures({ pool, morel }: Equipe) {
  return {
    'POST /api/factures/dossiers': async (who: Visitor) => {
      await pool.execute(sql`
        with emise as (
          insert into facture (cle, numero, compte_id, genre, origine, emise_le, echeance_le, devise,
            ht, tva, ttc, document)
          values ('F1', 'F1', ${morel}, 'facture', 'erp', '2026-03-10', '2026-04-10', 'EUR',
            100, 20, 120, '{}')
          returning id, numero, compte_id, genre, emise_le, echeance_le, devise, ttc
        )
        insert into facture_suivi (facture_id, numero, compte_id, genre, emise_le, echeance_le, devise,
          ttc, recherche)
        select *, '' from emise`);
      return who.call(
        'POST',
        '/api/factures/dossiers',
        envoi({ du: '2026-03-01', au: '2026-03-31' }),
      );
    },
  };
}
