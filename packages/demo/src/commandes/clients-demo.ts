/** Who orders in the demo, and what sells. */
import type { Devise } from '@comptoir/contract/argent.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import type { ArticleVendable } from './commande-ecrite.ts';
import type { ClientDemo } from './commandes.ts';

export interface Client extends ClientDemo {
  devise: Devise;
  adresse: {
    nom: string;
    ligne1: string;
    ligne2: null;
    codePostal: string;
    ville: string;
    paysId: number;
  };
  contact: string;
  telephone: string;
}

export function listClients(tx: Tx): Promise<Client[]> {
  return tx.query(sql`
    select c.id, c.code, c.bloque, c.devise, c.telephone,
           (select json_agg(json_build_object('id', u.id, 'role', u.role) order by u.id)
              from utilisateur u where u.compte_id = c.id and u.etat = 'actif') as personnes,
           (select concat_ws(' ', u.prenom, u.nom) from utilisateur u
             where u.compte_id = c.id order by u.id limit 1) as contact,
           array(select a.libelle from adresse_livraison a where a.compte_id = c.id order by a.id)
             as chantiers,
           json_build_object('nom', c.raison_sociale, 'ligne1', c.adresse_ligne1, 'ligne2', null,
             'codePostal', c.code_postal, 'ville', c.ville, 'paysId', c.pays_id) as adresse
      from compte c
     where exists (select from utilisateur u where u.compte_id = c.id and u.etat = 'actif')
     order by c.id`);
}

// Customers order what sells.
const COURANTS = 600;

export function listVendables(tx: Tx): Promise<ArticleVendable[]> {
  return tx.query(sql`
    select a.id, a.reference, a.libelle_fr as libelle, a.unite, a.multiple, a.minimum, a.poids,
           a.tva::text as tva, a.eco_montant::text as eco, t.prix::text as prix
      from article a
      join tarif t on t.article_id = a.id
     where not a.retire and t.prix < 400
     order by a.popularite desc, a.id
     limit ${COURANTS}`);
}
