/** Whom a request of a buyer concerns: the buyer, their company and who looks after it. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export interface Interlocuteurs {
  nom: string;
  email: string;
  langue: Locale;
  compte: {
    code: string;
    libelle: string;
    /** Type of its free carriage. */
    franco: number;
  };
  /** Null: nobody by name looks after the company. */
  delegue: { nom: string; email: string } | null;
}

export function findInterlocuteurs(db: Db, utilisateurId: number): Promise<Interlocuteurs> {
  return db.one(sql`
    select concat_ws(' ', u.prenom, u.nom) as nom, u.email, u.langue,
           json_build_object('code', c.code, 'libelle', c.raison_sociale, 'franco', c.franco)
             as compte,
           (select json_build_object('nom', concat_ws(' ', g.prenom, g.nom), 'email', g.email)
              from portefeuille p
              join delegue g on g.id = p.delegue_id and g.actif
             where p.compte_id = c.id order by g.id limit 1) as delegue
      from utilisateur u
      join compte c on c.id = u.compte_id
     where u.id = ${utilisateurId}`);
}
