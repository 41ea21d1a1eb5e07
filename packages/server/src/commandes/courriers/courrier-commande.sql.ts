/** What the mails about an order say of it. */
import type {
  ChangementLigne,
  EtatCommande,
} from '@comptoir/contract/commandes/commande.schema.ts';
import type { Devise } from '@comptoir/contract/argent.ts';
import type {
  Ailleurs,
  EnvoiChoisi,
  LivraisonChoisie,
} from '@comptoir/contract/livraison/choix.schema.ts';
import { PREFERENCES } from '@comptoir/contract/identite/preferences-par-defaut.ts';
import type { Preferences } from '@comptoir/contract/identite/preferences.schema.ts';
import type { ContactLivraison } from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export interface CommandeEcrite {
  cle: string;
  compteId: number;
  numero: string;
  etat: EtatCommande;
  devise: Devise;
  netHT: string;
  ttc: string;
  prevueLe: string;
  nombreLignes: number;
  livraison: Omit<LivraisonChoisie, 'envois'>;
  contact: ContactLivraison;
  envois: Pick<EnvoiChoisi, 'jour' | 'chantier' | 'ailleurs'>[];
  langue: Locale;
  auteur: {
    id: number;
    email: string;
    langue: Locale;
    prix: Preferences['prix'];
    nom: string;
    isActif: boolean;
  };
  /** What approvers changed, in their order. */
  changements: ChangementLigne[];
  /** Who decided last, and what they said of it. */
  motif: string;
  decideur: string;
}

export function findCommandeEcrite(db: Db, id: number): Promise<CommandeEcrite | undefined> {
  return db.maybeOne(sql`
    select c.cle, c.compte_id as "compteId", c.numero, c.etat, c.devise, c.net_ht as "netHT", c.ttc,
           c.prevue_le as "prevueLe", c.nombre_lignes as "nombreLignes", c.livraison, c.contact, c.langue,
           (select json_agg(json_build_object('jour', v.jour, 'chantier', ch.libelle,
                     'ailleurs', v.ailleurs) order by v.rang)
              from commande_envoi v
              left join commande_chantier ch
                on ch.commande_id = v.commande_id and ch.rang = v.chantier_rang
             where v.commande_id = c.id) as envois,
           json_build_object('id', u.id, 'email', u.email, 'langue', u.langue,
             'prix', coalesce(u.preferences ->> 'prix', ${PREFERENCES.prix}::text),
             'nom', concat_ws(' ', u.prenom, u.nom), 'isActif', u.etat = 'actif') as auteur,
           (select coalesce(json_agg(x.un order by e.id, x.place), '[]')
              from commande_evenement e,
                   jsonb_array_elements(e.details -> 'changements') with ordinality as x (un, place)
             where e.commande_id = c.id and e.genre = 'modifiee') as changements,
           coalesce(d.motif, '') as motif, coalesce(d.decideur, '') as decideur
      from commande c
      join utilisateur u on u.id = c.utilisateur_id
      left join lateral (
        select e.details ->> 'motif' as motif, concat_ws(' ', p.prenom, p.nom) as decideur
          from commande_evenement e
          join utilisateur p on p.id = e.utilisateur_id
         where e.commande_id = c.id and e.genre in ('approuvee', 'refusee', 'annulee')
         order by e.id desc
         limit 1
      ) d on true
     where c.id = ${id}`);
}

export interface BonEcrit {
  numero: string;
  transporteur: string;
  suivi: string;
  nombreLignes: number;
  /** Where its consignment goes; null: where the order goes. */
  ailleurs: Ailleurs | null;
}

export function findBonEcrit(db: Db, bonId: number): Promise<BonEcrit | undefined> {
  return db.maybeOne(sql`
    select b.numero, b.transporteur, b.suivi,
           (select count(*) from bon_livraison_ligne l where l.bon_id = b.id) as "nombreLignes",
           v.ailleurs
      from bon_livraison b
      left join commande_envoi v on v.id = b.envoi_id
     where b.id = ${bonId}`);
}
