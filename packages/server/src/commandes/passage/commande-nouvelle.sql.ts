/** An order as it is written when it is placed. */
import type { EtatCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import type { Ailleurs } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Arrivage } from '@comptoir/contract/livraison/demande-plan.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { ModePaiement } from '@comptoir/contract/paiements/mode-paiement.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { jobPour } from '../../jobs/add-job.ts';
import { emission } from '../../outbox/outbox.ts';
import { noterDerniere } from './situation-compte.sql.ts';
import type { LigneEcrite } from '../ligne-ecrite.ts';

export interface CommandeNouvelle {
  cle: string;
  compteId: number;
  utilisateurId: number;
  delegueId: number | null;
  etat: EtatCommande;
  langue: Locale;
  passeeLe: Date;
  commentaire: string;
  modePaiement: ModePaiement;
  devise: string;
  marchandiseHT: string;
  portHT: string;
  netHT: string;
  ttc: string;
  couponId: number | null;
  devisId: number | null;
  prevueLe: string;
  /** Folded; the number comes before it. */
  recherche: string;
  /** Written as JSON. */
  tarif: unknown;
  livraison: unknown;
  contact: unknown;
  facturation: unknown;
  promotions: unknown;
  goodies: unknown;
}

export interface ChantierNouveau {
  rang: number;
  libelle: string | null;
  codeServiceChorus: string | null;
  numeroEngagement: string | null;
  referenceCommande: string | null;
  /** The quote for a customer it was filled from. */
  devisClienteleId: number | null;
  /**
   * An address of the company, where its goods alone go; null where they go with those of others.
   */
  adresseId: number | null;
}

export interface LigneNouvelle extends LigneEcrite {
  coupe: unknown;
  /** What each promotion took off, out of `promotionHT`. */
  promotions: readonly { id: number; montant: { montant: string } }[];
}

/** With its lines, by their rank. */
export interface EnvoiNouveau {
  jour: string;
  heure: string | null;
  /** Null: of several chantiers. */
  chantierRang: number | null;
  destination: string;
  /** Null: it goes where the order goes. */
  ailleurs: Ailleurs | null;
  poids: number;
  lignes: readonly { rang: number; quantite: number }[];
}

/**
 * The stock a line holds, by its rank; without a place: still to come, from an arrival or else from
 * the maker.
 */
export interface ReservationNouvelle {
  rang: number;
  lieuId: number | null;
  arrivage: Arrivage | null;
  quantite: number;
}

export interface ApprobationNouvelle {
  approbateurId: number;
  rang: number;
  regle: 'un' | 'tous';
}

export interface Ensemble {
  commande: CommandeNouvelle;
  chantiers: readonly ChantierNouveau[];
  lignes: readonly LigneNouvelle[];
  reservations: readonly ReservationNouvelle[];
  envois: readonly EnvoiNouveau[];
  approbations: readonly ApprobationNouvelle[];
  /** Mails it is announced by. */
  courriers: readonly ('passee' | 'a-approuver')[];
}

/** All of an order in one statement, however many lines it has, with its event and its mails. */
export function insertCommande(
  tx: Tx,
  ensemble: Ensemble,
): Promise<{ id: number; numero: string }> {
  const { commande: c, chantiers, lignes, reservations, approbations, courriers } = ensemble;
  const envois = ensemble.envois.map((envoi, i) => ({ ...envoi, rang: i + 1 }));
  const partsDEnvois = envois.flatMap(({ rang: envoi, lignes: siennes }) =>
    siennes.map((part) => ({ envoi, ...part })),
  );
  const courrier = sql`json_build_object('commandeId', nouvelle.id, 'genre', genre)`;
  return tx.one(sql`
    with numerotee as (
      select nextval('commande_numero')::text as n
    ),
    nouvelle as (
      insert into commande (cle, numero, compte_id, utilisateur_id, delegue_id, etat, langue,
        passee_le, modifiee_le, commentaire, mode_paiement, devise, marchandise_ht, port_ht, net_ht,
        ttc, tarif, livraison, contact, facturation, promotions, goodies, coupon_id, devis_id,
        nombre_lignes, prevue_le, recherche)
      select ${c.cle}, numero.texte, ${c.compteId}, ${c.utilisateurId}, ${c.delegueId}, ${c.etat},
             ${c.langue}, ${c.passeeLe}, ${c.passeeLe}, ${c.commentaire}, ${c.modePaiement},
             ${c.devise}, ${c.marchandiseHT}::numeric, ${c.portHT}::numeric, ${c.netHT}::numeric,
             ${c.ttc}::numeric, ${JSON.stringify(c.tarif)}::jsonb,
             ${JSON.stringify(c.livraison)}::jsonb, ${JSON.stringify(c.contact)}::jsonb,
             ${JSON.stringify(c.facturation)}::jsonb, ${JSON.stringify(c.promotions)}::jsonb,
             ${JSON.stringify(c.goodies)}::jsonb, ${c.couponId}::int, ${c.devisId}::bigint,
             ${lignes.length}::int, ${c.prevueLe}::date,
             mots_distincts(numero.texte || ' ' || ${c.recherche})
        from numerotee,
             lateral (select 'C' || to_char(${c.passeeLe}::timestamptz at time zone 'Europe/Paris', 'YY')
                        || '-' || lpad(n, greatest(6, length(n)), '0') as texte) as numero
      returning id, numero
    ),
    chantiers as (
      insert into commande_chantier (commande_id, rang, libelle, code_service_chorus,
        numero_engagement, reference_commande, devis_clientele_id)
      select nouvelle.id, j.rang, j.libelle, j."codeServiceChorus", j."numeroEngagement",
             j."referenceCommande",
             (select d.id from devis_clientele d
               where d.id = j."devisClienteleId" and d.compte_id = ${c.compteId}
                 for key share)
        from nouvelle, json_to_recordset(${JSON.stringify(chantiers)}::json) as j (rang smallint,
               libelle text, "codeServiceChorus" text, "numeroEngagement" text,
               "referenceCommande" text, "devisClienteleId" int)
    ),
    noms as (
      insert into compte_chantier as cc (compte_id, libelle, derniere_le, adresse_id)
      select distinct on (j.libelle) ${c.compteId}::int, j.libelle, ${c.passeeLe}::timestamptz,
             (select a.id from adresse_livraison a
               where a.id = j."adresseId" and a.compte_id = ${c.compteId}
                 for key share)
        from json_to_recordset(${JSON.stringify(chantiers)}::json)
               as j (libelle text, "adresseId" int)
       where j.libelle is not null
       order by j.libelle
      on conflict (compte_id, libelle) do update
         set derniere_le = excluded.derniere_le,
             adresse_id = coalesce(excluded.adresse_id, cc.adresse_id)
    ),
    lignes as (
      insert into commande_ligne (commande_id, rang, chantier_rang, article_id, reference, libelle,
        unite, quantite, trait_coupe, coupe, remise, prix_public_ht, prix_ht, montant_ht,
        promotion_ht, promotions, eco_ht, tva, prevue_le)
      select nouvelle.id, j.rang, j."chantierRang", j."articleId", j.reference, j.libelle, j.unite,
             j.quantite, j."traitCoupe", j.coupe, j.remise, j."prixPublicHT", j."prixHT",
             j."montantHT", j."promotionHT", j.promotions, j."ecoHT", j.tva, j."prevueLe"
        from nouvelle, json_to_recordset(${JSON.stringify(lignes)}::json) as j (rang int,
               "chantierRang" smallint, "articleId" int, reference text, libelle text, unite text,
               quantite int, "traitCoupe" text, coupe jsonb, remise numeric, "prixPublicHT" numeric,
               "prixHT" numeric, "montantHT" numeric, "promotionHT" numeric, promotions jsonb, "ecoHT" numeric,
               tva numeric, "prevueLe" date)
      returning id, rang
    ),
    reservations as (
      insert into reservation (ligne_id, lieu_id, attendu_lieu_id, attendu_le, quantite)
      select lignes.id, j."lieuId", (j.arrivage ->> 'lieuId')::smallint,
             (j.arrivage ->> 'jour')::date, j.quantite
        from json_to_recordset(${JSON.stringify(reservations)}::json)
               as j (rang int, "lieuId" smallint, arrivage json, quantite int)
        join lignes using (rang)
    ),
    envois as (
      insert into commande_envoi (commande_id, rang, jour, heure, chantier_rang, destination,
        ailleurs, poids)
      select nouvelle.id, j.rang, j.jour, j.heure, j."chantierRang", j.destination, j.ailleurs,
             j.poids
        from nouvelle, json_to_recordset(${JSON.stringify(envois)}::json) as j (rang smallint,
               jour date, heure text, "chantierRang" smallint, destination text, ailleurs jsonb,
               poids int)
      returning id, rang
    ),
    parts_d_envois as (
      insert into commande_envoi_ligne (envoi_id, ligne_id, quantite)
      select envois.id, lignes.id, j.quantite
        from json_to_recordset(${JSON.stringify(partsDEnvois)}::json)
               as j (envoi smallint, rang int, quantite int)
        join envois on envois.rang = j.envoi
        join lignes on lignes.rang = j.rang
    ),
    approbations as (
      insert into commande_approbation (commande_id, approbateur_id, rang, regle)
      select nouvelle.id, j."approbateurId", j.rang, j.regle
        from nouvelle, json_to_recordset(${JSON.stringify(approbations)}::json)
               as j ("approbateurId" int, rang smallint, regle text)
    ),
    evenement as (
      insert into commande_evenement (commande_id, fait_le, genre, etat, utilisateur_id, delegue_id)
      select id, ${c.passeeLe}, 'passee', ${c.etat}, ${c.utilisateurId}, ${c.delegueId}
        from nouvelle
    ),
    derniere as (${noterDerniere(c)}),
    annonce as (${emission('commandes-modifiees', sql`nouvelle`)}),
    courriers as materialized (
      select ${jobPour('commande-courrier', courrier)}
        from nouvelle, unnest(${courriers}::text[]) as genre
    )
    select id, numero, (select count(*) from courriers) as courriers from nouvelle`);
}
