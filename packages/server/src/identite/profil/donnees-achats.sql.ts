/** What a person ordered, asked for, paid and decided, as they read it. */
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Ligne } from './donnees.sql.ts';

export function listCommandesOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, c.numero, c.etat, c.passee_le as "passeeLe", c.commentaire,
           c.mode_paiement as "modePaiement", c.livraison -> 'mode' as "modeLivraison",
           c.livraison -> 'adresse' as adresse, c.livraison -> 'consignes' as consignes, c.contact,
           c.facturation, c.devise, c.net_ht as "netHT", c.ttc,
           (select json_agg(json_build_object('reference', l.reference, 'libelle', l.libelle,
                     'quantite', l.quantite, 'traitCoupe', l.trait_coupe,
                     'prixHT', l.prix_ht::text, 'montantHT', l.montant_ht::text) order by l.rang)
              from commande_ligne l where l.commande_id = c.id) as lignes
      from utilisateur u
      join compte co on co.id = u.compte_id
      join commande c on c.utilisateur_id = u.id
     where u.email = ${email}
     order by c.id`);
}

/** With every version: what they asked for and what they were offered. */
export function listDevisOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, d.numero, d.etat, d.demande_le as "demandeLe",
           d.valable_jusqu as "valableJusqu", d.commentaire, d.motif, d.precision,
           d.livraison -> 'mode' as "modeLivraison", d.livraison -> 'adresse' as adresse,
           d.livraison -> 'consignes' as consignes, d.contact, d.facturation, d.devise,
           (select json_agg(json_build_object('version', v.version, 'auteur', v.auteur,
                     'creeLe', v.cree_le, 'commentaire', v.commentaire, 'netHT', v.net_ht::text,
                     'ttc', v.ttc::text, 'lignes', l.lignes) order by v.version)
              from devis_version v,
                   lateral (select json_agg(json_build_object('reference', l.reference,
                                     'libelle', l.libelle, 'quantite', l.quantite,
                                     'traitCoupe', l.trait_coupe,
                                     'prixHT', coalesce(l.prix_propose_ht, l.prix_ht)::text,
                                     'prixSouhaiteHT', l.prix_souhaite_ht::text,
                                     'montantHT', l.montant_ht::text) order by l.rang) as lignes
                              from devis_ligne l
                             where l.devis_id = v.devis_id and l.version = v.version) l
             where v.devis_id = d.id) as versions
      from utilisateur u
      join compte co on co.id = u.compte_id
      join devis d on d.utilisateur_id = u.id
     where u.email = ${email}
     order by d.id`);
}

/** Numbers of cards are the bank's: none is kept here. */
export function listPaiementsOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, c.numero as commande, p.etat, p.motif, p.montant, p.devise,
           p.fournisseur, p.reference, p.cree_le as "creeLe", p.decide_le as "decideLe"
      from utilisateur u
      join compte co on co.id = u.compte_id
      join paiement p on p.utilisateur_id = u.id
      left join commande c on c.id = p.commande_id
     where u.email = ${email}
     order by p.id`);
}

/** What they did with orders and quotes, their own and those of their company. */
export function listDecisionsOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select 'commande' as type, c.numero, e.genre, e.details, e.fait_le as "faitLe"
      from utilisateur u
      join commande_evenement e on e.utilisateur_id = u.id
      join commande c on c.id = e.commande_id
     where u.email = ${email}
     union all
    select 'devis', d.numero, e.genre, e.details, e.fait_le
      from utilisateur u
      join devis_evenement e on e.utilisateur_id = u.id
      join devis d on d.id = e.devis_id
     where u.email = ${email}
     order by 5, 2`);
}

/** The order they are about to place: what they chose of delivery, contact and payment. */
export function listPiecesOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, p.type, p.commentaire, p.livraison, p.contact, p.facturation,
           p.mode_paiement as "modePaiement", p."references", p.chiffree_le as "chiffreeLe"
      from utilisateur u
      join compte co on co.id = u.compte_id
      join piece_ouverte p on p.utilisateur_id = u.id
     where u.email = ${email}
     order by u.id`);
}

export function listProjetsOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, r.libelle, r.etat, r.nombre, r.montant, r.devise,
           r.cree_le as "creeLe", r.modifie_le as "modifieLe"
      from utilisateur u
      join compte co on co.id = u.compte_id
      join rapido_projet r on r.utilisateur_id = u.id
     where u.email = ${email}
     order by r.id`);
}
