/** Everything that holds the id or the address of a person, as they read it. */
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export type Ligne = Record<string, unknown>;

export function listProfils(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select u.id, c.code as compte, u.prenom, u.nom, u.email, u.telephone, u.role,
           u.limite_commande as "limiteCommande", u.langue, u.preferences, u.etat, m.libelle as magasin,
           u.rgpd_valide_le as "conditionsAccepteesLe", u.cree_le as "creeLe",
           p.change_le as "motDePasseChangeLe"
      from utilisateur u
      join compte c on c.id = u.compte_id
      left join magasin m on m.id = u.magasin_id
      left join mot_de_passe p on p.email = u.email
     where u.email = ${email}
     order by u.id`);
}

export function listComptesDePersonne(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select c.code, c.raison_sociale as "raisonSociale", c.siret, c.metier,
           c.adresse_ligne1 as "adresseLigne1", c.adresse_ligne2 as "adresseLigne2",
           c.code_postal as "codePostal", c.ville, c.telephone, c.cree_le as "creeLe"
      from utilisateur u
      join compte c on c.id = u.compte_id
     where u.email = ${email} and u.etat = 'actif'
     order by c.id`);
}

export function listPaniers(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, c.libelle as chantier, a.reference, l.trait_coupe as "traitCoupe",
           l.quantite, p.modifie_le as "modifieLe"
      from utilisateur u
      join compte co on co.id = u.compte_id
      join panier p on p.utilisateur_id = u.id
      join chantier c on c.panier_id = p.id
      join panier_ligne l on l.chantier_id = c.id
      join article a on a.id = l.article_id
     where u.email = ${email}
     order by p.id, c.rang, l.id`);
}

export function listListesAchats(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, li.libelle, li.cree_le as "creeLe", li.modifie_le as "modifieLe",
           json_agg(json_build_object('reference', a.reference, 'quantite', l.quantite,
             'traitCoupe', nullif(l.trait_coupe, ''), 'chantier', ch.libelle)
             order by l.rang) filter (where l.liste_id is not null) as articles
      from utilisateur u
      join compte co on co.id = u.compte_id
      join liste_achats li on li.utilisateur_id = u.id
      left join liste_achats_ligne l on l.liste_id = li.id
      left join liste_achats_chantier ch on ch.liste_id = li.id and ch.rang = l.chantier_rang
      left join article a on a.id = l.article_id
     where u.email = ${email}
     group by li.id, co.code
     order by li.id`);
}

export function listAvisOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select p.code as produit, v.note, v.titre, v.texte, v.langue, v.auteur, v.metier, v.statut,
           v.motif, v.cree_le as "creeLe"
      from utilisateur u
      join avis v on v.utilisateur_id = u.id
      join produit p on p.id = v.produit_id
     where u.email = ${email}
     order by v.id`);
}

export function listQuestionsOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select numero, nom, email, texte, langue, reponse, auteur_reponse as "auteurReponse", publie,
           cree_le as "creeLe", repondu_le as "reponduLe"
      from question
     where lower(email) = ${email}
     order by id`);
}

export function listSondagesOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select s.titre_fr as sondage, q.libelle_fr as question, c.libelle_fr as choix, v.note, v.texte,
           r.recue_le as "reponduLe"
      from utilisateur u
      join sondage_reponse r on r.utilisateur_id = u.id
      join sondage s on s.id = r.sondage_id
      join sondage_valeur v on v.reponse_id = r.id
      join sondage_question q on q.id = v.question_id
      left join sondage_choix c on c.id = v.choix_id
     where u.email = ${email}
     order by r.id, q.rang, q.id, c.rang`);
}

export function listUtilitesOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select coalesce(p.titre_fr, q.question_fr) as texte, t.utile, t.donne_le as "donneLe"
      from utilisateur u
      join utilite t on t.utilisateur_id = u.id
      left join page_contenu p on p.id = t.page_id
      left join faq_question q on q.id = t.question_id
     where u.email = ${email}
     order by t.id`);
}

export function listConnexions(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select 'session' as type, s.langue, s.cree_le as "creeLe", s.vue_le as "vueLe",
           s.expire_le as "expireLe"
      from utilisateur u
      join session s on s.utilisateur_id = u.id and s.delegue_id is null
     where u.email = ${email}
     union all
    select 'lien ' || l.usage, null, l.cree_le, l.utilise_le, l.expire_le
      from lien_unique l
     where l.email = ${email}
        or l.utilisateur_id = any (array(select id from utilisateur where email = ${email}))
     order by 3`);
}

/** What delegates did for them; the address of a mail they sent is in the details. */
export function listInterventions(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select c.code as compte, j.fait_le as "faitLe", j.action, j.details, d.code as delegue,
           d.prenom || ' ' || d.nom as "nomDelegue"
      from utilisateur u
      join compte c on c.id = u.compte_id
      join journal_delegue j on j.compte_id = c.id and j.utilisateur_id = u.id
      join delegue d on d.id = j.delegue_id
     where u.email = ${email}
     order by j.id`);
}

export function listDemandesOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select prenom, nom, email, telephone, siret, raison_sociale as "raisonSociale", metier,
           adresse_ligne1 as "adresseLigne1", adresse_ligne2 as "adresseLigne2",
           code_postal as "codePostal", ville, langue, cree_le as "creeLe"
      from demande_compte
     where email = ${email}
     order by id`);
}

/** Calls they asked for. */
export function listRappelsOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, r.numero, r.genre as interlocuteur, r.debut, r.telephone, r.sujet,
           r.texte, r.cree_le as "creeLe", r.annule_le as "annuleLe"
      from utilisateur u
      join compte co on co.id = u.compte_id
      join rappel r on r.utilisateur_id = u.id
     where u.email = ${email}
     order by r.id`);
}

/** Net prices they asked to have renewed. */
export function listRenouvellementsOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, d.numero, d.cree_le as "creeLe",
           (select json_agg(json_build_object('reference', a.reference, 'prix', r.prix::text,
                     'debut', r.debut, 'fin', r.fin) order by r.fin, a.reference)
              from demande_renouvellement_prix r
              join article a on a.id = r.article_id
             where r.demande_id = d.id) as prix
      from utilisateur u
      join compte co on co.id = u.compte_id
      join demande_renouvellement d on d.utilisateur_id = u.id
     where u.email = ${email}
     order by d.id`);
}

/** Services they asked for. */
export function listServicesOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, d.numero, s.code as service, d.texte, d.etat, d.cree_le as "creeLe"
      from utilisateur u
      join compte co on co.id = u.compte_id
      join demande_service d on d.utilisateur_id = u.id
      join service_compte s on s.id = d.service_id
     where u.email = ${email}
     order by d.id`);
}
