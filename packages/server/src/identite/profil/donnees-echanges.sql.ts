/** What a person and the shop, or their company, told each other. */
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Ligne } from './donnees.sql.ts';

/** What they wrote to the shop, also before they had an account. */
export function listContactsOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select d.numero, d.sujet, d.nom, d.societe, d.email, d.telephone, d.texte, d.langue,
           d.cree_le as "creeLe", d.reponse, d.repondu_le as "reponduLe",
           (select coalesce(json_agg(json_build_object('nom', p.nom, 'type', p.type,
                     'octets', p.octets, 'recueLe', p.recue_le) order by p.id), '[]')
              from piece_jointe p
             where p.demande_id = d.id) as pieces
      from demande_contact d
     where lower(d.email) = ${email}
        or d.utilisateur_id = any (array(select id from utilisateur where email = ${email}))
     order by d.id`);
}

/** What the shop told them on the screen, with when they read it, and what waits for their mail of the day. */
export function listMessagesOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, 'message' as type, m.texte ->> u.langue as texte, m.lien,
           m.cree_le as "creeLe", l.lu_le as "luLe"
      from utilisateur u
      join compte co on co.id = u.compte_id
      join message m on m.utilisateur_id = u.id
      left join message_lu l on l.message_id = m.id and l.utilisateur_id = u.id
     where u.email = ${email}
     union all
    select co.code, 'notification ' || n.genre, n.sujet, n.lien, n.cree_le, null
      from utilisateur u
      join compte co on co.id = u.compte_id
      join notification n on n.utilisateur_id = u.id
     where u.email = ${email}
     order by 5, 2`);
}

/** Files of the catalogue they asked for; the bytes are downloaded on their page. */
export function listExportsOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, e.format, e.langue, e.prix, e.stock, e.frequence,
           array(select n.libelle_fr from noeud n where n.id = any (e.noeuds) order by n.id) as rayons,
           array(select m.nom from marque m where m.id = any (e.marques) order by m.id) as marques,
           e.etat, e.ecrits as articles, e.nom as fichier, e.taille as octets,
           e.demande_le as "demandeLe", e.fini_le as "finiLe", e.expire_le as "expireLe",
           e.prochain_le as "prochainLe"
      from utilisateur u
      join compte co on co.id = u.compte_id
      join export_catalogue e on e.utilisateur_id = u.id
     where u.email = ${email}
     order by e.id`);
}

/** What they changed in their team, what was changed about them, and who approves their orders. */
export function listEquipeOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, j.fait_le as "faitLe", j.action, j.details,
           j.auteur_id = u.id as "parMoi", j.personne_id is not distinct from u.id as "surMoi"
      from utilisateur u
      join compte co on co.id = u.compte_id
      join journal_equipe j
        on j.compte_id = co.id and (j.auteur_id = u.id or j.personne_id = u.id)
     where u.email = ${email}
     union all
    select co.code, null, 'approbateur', json_build_object('rang', a.rang)::jsonb,
           a.approbateur_id = u.id, a.utilisateur_id = u.id
      from utilisateur u
      join compte co on co.id = u.compte_id
      join approbateur a on u.id in (a.utilisateur_id, a.approbateur_id)
     where u.email = ${email}
     order by 2 nulls last, 3`);
}

/** Baskets that a delegate handed over to them. */
export function listRemisesOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, d.code as delegue, r.mot, r.contenu, r.cree_le as "creeLe",
           r.expire_le as "expireLe"
      from utilisateur u
      join compte co on co.id = u.compte_id
      join remise_panier r on r.utilisateur_id = u.id
      join delegue d on d.id = r.delegue_id
     where u.email = ${email}
     order by r.id`);
}
