import type { GenreInterlocuteur } from '@comptoir/contract/contact/contacts.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';

export interface PersonneQuiAppelle {
  nom: string;
  email: string;
  telephone: string;
  langue: Locale;
  compte: { code: string; libelle: string };
  /** Who looks after the company; null: nobody by name. */
  delegue: { id: number; nom: string; email: string; telephone: string | null } | null;
  /** The store of the company, where the person chose none. */
  magasinId: number | null;
  /** Calls of one slot. */
  capacites: Record<GenreInterlocuteur, number>;
}

/** Their own where they have one, else that of their kind. */
const capaciteOf = (genre: GenreInterlocuteur, sien: Sql): Sql => sql`
  coalesce((select k.capacite from rappel_capacite k
             where k.genre = ${genre} and (${sien} or num_nonnulls(k.delegue_id, k.magasin_id) = 0)
             order by num_nonnulls(k.delegue_id, k.magasin_id) desc
             limit 1), 0)`;

/** A person, and whom their company can turn to. */
export function findPersonneQuiAppelle(
  db: Db,
  { utilisateurId, magasinId }: { utilisateurId: number; magasinId: number | undefined },
): Promise<PersonneQuiAppelle> {
  return db.one(sql`
    select concat_ws(' ', u.prenom, u.nom) as nom, u.email, coalesce(u.telephone, '') as telephone,
           u.langue, json_build_object('code', c.code, 'libelle', c.raison_sociale) as compte,
           case when g.id is not null then json_build_object('id', g.id,
             'nom', concat_ws(' ', g.prenom, g.nom), 'email', g.email, 'telephone', g.telephone)
           end as delegue,
           c.magasin_id as "magasinId",
           json_build_object(
             'delegue', ${capaciteOf('delegue', sql`k.delegue_id = g.id`)},
             'magasin', ${capaciteOf('magasin', sql`k.magasin_id = coalesce(${magasinId ?? null}::smallint, c.magasin_id)`)},
             'siege', ${capaciteOf('siege', sql`false`)}) as capacites
      from utilisateur u
      join compte c on c.id = u.compte_id
      left join lateral (
           select d.id, d.prenom, d.nom, d.email, d.telephone
             from portefeuille p
             join delegue d on d.id = p.delegue_id and d.actif
            where p.compte_id = c.id
            order by d.id
            limit 1) g on true
     where u.id = ${utilisateurId}`);
}
