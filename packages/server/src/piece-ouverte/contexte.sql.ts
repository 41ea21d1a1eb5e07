/** What is known of the buyer who chooses: their company, its addresses, what they chose last. */
import type { LivraisonChoisie } from '@comptoir/contract/livraison/choix.schema.ts';
import type { ModePaiement } from '@comptoir/contract/paiements/mode-paiement.ts';
import type { ExigencesChorus } from '@comptoir/contract/panier/references.schema.ts';
import type { ContactLivraison } from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import type { Acheteur } from '../http/acteur.ts';
import { sql, type Sql } from '../db/sql.ts';
import { chorusEnJson } from '../panier/chorus.public.ts';
import { adressesEnJson, type AdresseRow } from '../livraison/livraison.public.ts';

export interface Contexte {
  compte: {
    raisonSociale: string;
    ligne1: string;
    ligne2: string | null;
    codePostal: string;
    ville: string;
    paysId: number;
    telephone: string;
    /** Null where it is no public body. */
    chorus: ExigencesChorus | null;
  };
  personne: {
    nom: string;
    prenom: string;
    email: string;
    telephone: string | null;
    modeLivraison: 'livraison' | 'retrait-magasin' | null;
  };
  adresses: AdresseRow[];
  /** Where goods of a chantier of this name went last. */
  chantiers: { libelle: string; adresseId: number }[];
  /** Their last order. */
  derniere: {
    livraison: Omit<LivraisonChoisie, 'envois'>;
    contact: ContactLivraison;
    modePaiement: ModePaiement;
  } | null;
}

export function contexteEnJson({ utilisateurId, compteId }: Acheteur): Sql {
  return sql`(
    select json_build_object(
             'compte', json_build_object('raisonSociale', c.raison_sociale,
               'ligne1', c.adresse_ligne1, 'ligne2', c.adresse_ligne2,
               'codePostal', c.code_postal, 'ville', c.ville, 'paysId', c.pays_id,
               'telephone', c.telephone, 'chorus', ${chorusEnJson(sql`c`)}),
             'personne', json_build_object('nom', u.nom, 'prenom', u.prenom, 'email', u.email,
               'telephone', u.telephone, 'modeLivraison', u.preferences ->> 'modeLivraison'),
             'adresses', ${adressesEnJson(sql`c.id`)},
             'chantiers', (
               select coalesce(json_agg(json_build_object('libelle', cc.libelle,
                        'adresseId', cc.adresse_id)), '[]')
                 from compte_chantier cc
                where cc.compte_id = c.id and cc.adresse_id is not null
                  and cc.libelle in (select pc.libelle from chantier pc
                                      where pc.panier_id = o.panier_id)),
             'derniere', ${derniereEnJson()})
      from compte c
      join utilisateur u on u.compte_id = c.id
     where c.id = ${compteId} and u.id = ${utilisateurId})`;
}

function derniereEnJson(): Sql {
  return sql`(
    select json_build_object('livraison', k.livraison, 'contact', k.contact,
             'modePaiement', k.mode_paiement)
      from commande k
     where k.utilisateur_id = u.id
     order by k.passee_le desc
     limit 1)`;
}
