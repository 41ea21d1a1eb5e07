/** Who looks after a company, what they prepared for it, and the orders it waits for. */
import type { Montant } from '@comptoir/contract/argent.ts';
import { colonnesResume, type CommandeRow } from '../commandes/commandes.public.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface CommandeSuivieRow extends CommandeRow {
  prochaine: { jour: string; heure: string | null; destination: string };
}

/** In any order. `prochaine`: its first consignment that is still to arrive, else its last. */
export function listSuivies(
  db: Db,
  ids: readonly number[],
  { decideurId, jour }: { decideurId: number | null; jour: string },
): Promise<CommandeSuivieRow[]> {
  return db.query(sql`
    select ${colonnesResume(decideurId)},
           json_build_object('jour', coalesce(e.jour, c.prevue_le), 'heure', e.heure,
             'destination', coalesce(e.destination, '')) as prochaine
      from commande c
      join utilisateur u on u.id = c.utilisateur_id
      left join delegue d on d.id = c.delegue_id
      left join lateral (
           select v.jour, v.heure, v.destination
             from commande_envoi v
            where v.commande_id = c.id
            order by v.jour < ${jour}::date, abs(v.jour - ${jour}::date), v.rang
            limit 1) e on true
     where c.id = any (${ids}::bigint[])`);
}

export interface Entourage {
  delegue: { nom: string; email: string; telephone: string | null } | null;
  prepare: {
    delegue: string;
    mot: string;
    creeLe: string;
    nombreLignes: number;
    totalHT: Montant;
  } | null;
}

/**
 * The delegate whose portfolio has the company. Of what was prepared for the person, the last, until
 * they order or empty the basket it lies in.
 */
export function findEntourage(
  db: Db,
  { compteId, utilisateurId }: { compteId: number; utilisateurId: number },
): Promise<Entourage> {
  return db.one(sql`
    select (select json_build_object('nom', concat_ws(' ', g.prenom, g.nom), 'email', g.email,
                     'telephone', g.telephone)
              from portefeuille p
              join delegue g on g.id = p.delegue_id and g.actif
             where p.compte_id = ${compteId}
             order by g.id
             limit 1) as delegue,
           (select json_build_object('delegue', concat_ws(' ', g.prenom, g.nom), 'mot', r.mot,
                     'creeLe', to_char(r.cree_le at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                     'nombreLignes', jsonb_array_length(r.contenu -> 'lignes'),
                     'totalHT', r.contenu -> 'totalHT')
              from remise_panier r
              join delegue g on g.id = r.delegue_id
             where r.utilisateur_id = ${utilisateurId} and r.expire_le > now()
               and not exists (select from commande c
                                where c.utilisateur_id = ${utilisateurId}
                                  and c.passee_le > r.cree_le)
               and exists (select from panier b
                             join chantier h on h.panier_id = b.id
                             join panier_ligne l on l.chantier_id = h.id
                            where b.utilisateur_id = ${utilisateurId})
             order by r.cree_le desc
             limit 1) as prepare`);
}
