/** Orders with all that belongs to them, in one round trip. */
import type {
  ChangementLigne,
  EtatCommande,
  GenreEvenement,
} from '@comptoir/contract/commandes/commande.schema.ts';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import type {
  Ailleurs,
  EnvoiChoisi,
  LivraisonChoisie,
} from '@comptoir/contract/livraison/choix.schema.ts';
import type { CoupeLigne } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import type { Goodie } from '@comptoir/contract/panier/goodies.contract.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import type { ContactLivraison } from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import type { LigneEcrite } from './ligne-ecrite.ts';
import { colonnesResume, type CommandeRow } from './liste.sql.ts';

export interface LigneRow extends LigneEcrite {
  id: number;
  quantiteExpediee: number;
  coupe: CoupeLigne | null;
}

export interface CommandeLue extends CommandeRow {
  utilisateurId: number;
  langue: string;
  commentaire: string;
  tarif: TarifPanier;
  livraison: Omit<LivraisonChoisie, 'envois'>;
  /** By their rank. */
  envois: (Omit<EnvoiChoisi, 'chantierId' | 'chantier' | 'ailleurs'> & {
    id: number;
    chantierRang: number | null;
    ailleurs: Ailleurs | null;
  })[];
  contact: ContactLivraison;
  facturation: AdressePostale;
  goodies: Goodie[];
  coupon: string | null;
  devisKey: string | null;
  chantiersDetail: {
    rang: number;
    libelle: string | null;
    codeServiceChorus: string | null;
    numeroEngagement: string | null;
    referenceCommande: string | null;
  }[];
  lignes: LigneRow[];
  evenements: {
    genre: GenreEvenement;
    etat: EtatCommande;
    faitLe: string;
    auteur: string | null;
    motif: string | null;
    changements: ChangementLigne[];
  }[];
  bons: {
    key: string;
    numero: string;
    expedieLe: string;
    livreLe: string | null;
    transporteur: string;
    suivi: string;
    poids: number;
    destination: AdressePostale;
    envoiId: number | null;
    lignes: { ligneId: number; quantite: number }[];
  }[];
  approbations: {
    approbateurId: number;
    nom: string;
    rang: number;
    decision: 'approuvee' | 'refusee' | null;
    motif: string;
    decideLe: string | null;
  }[];
}

/** Those of this company, in the order they were placed in; another's do not exist. */
export function listCommandesLues(
  db: Db,
  demande: { cles: readonly string[]; compteId: number; decideurId: number | null },
): Promise<CommandeLue[]> {
  const { cles, compteId, decideurId } = demande;
  return db.query(sql`
    select ${colonnesResume(decideurId)},
           c.utilisateur_id as "utilisateurId", c.langue, c.commentaire, c.tarif, c.livraison,
           c.contact, c.facturation, c.goodies, co.code as coupon, de.cle as "devisKey",
           (select json_agg(json_build_object('rang', ch.rang, 'libelle', ch.libelle,
                     'codeServiceChorus', ch.code_service_chorus,
                     'numeroEngagement', ch.numero_engagement,
                     'referenceCommande', ch.reference_commande) order by ch.rang)
              from commande_chantier ch where ch.commande_id = c.id) as "chantiersDetail",
           (select json_agg(json_build_object('id', l.id, 'rang', l.rang,
                     'chantierRang', l.chantier_rang, 'articleId', l.article_id,
                     'reference', l.reference, 'libelle', l.libelle, 'unite', l.unite,
                     'quantite', l.quantite, 'quantiteExpediee', l.quantite_expediee,
                     'traitCoupe', l.trait_coupe, 'coupe', l.coupe, 'remise', l.remise::text,
                     'prixPublicHT', l.prix_public_ht::text, 'prixHT', l.prix_ht::text,
                     'montantHT', l.montant_ht::text, 'promotionHT', l.promotion_ht::text,
                     'ecoHT', l.eco_ht::text, 'tva', l.tva::text, 'prevueLe', l.prevue_le)
                   order by l.rang)
              from commande_ligne l where l.commande_id = c.id) as lignes,
           (select json_agg(json_build_object('id', v.id, 'jour', v.jour, 'heure', v.heure,
                     'chantierRang', v.chantier_rang, 'destination', v.destination,
                     'ailleurs', v.ailleurs, 'poids', v.poids,
                     'lignes', (select json_agg(json_build_object('ligneId', el.ligne_id,
                                         'quantite', el.quantite) order by el.ligne_id)
                                  from commande_envoi_ligne el where el.envoi_id = v.id))
                   order by v.rang)
              from commande_envoi v where v.commande_id = c.id) as envois,
           (select json_agg(json_build_object('genre', e.genre, 'etat', e.etat, 'faitLe', e.fait_le,
                     'auteur', nullif(concat_ws(' ', coalesce(ed.prenom, eu.prenom),
                       coalesce(ed.nom, eu.nom)), ''),
                     'motif', e.details ->> 'motif',
                     'changements', coalesce(e.details -> 'changements', '[]')) order by e.id)
              from commande_evenement e
              left join utilisateur eu on eu.id = e.utilisateur_id
              left join delegue ed on ed.id = e.delegue_id
             where e.commande_id = c.id) as evenements,
           (select coalesce(json_agg(json_build_object('key', b.cle, 'numero', b.numero,
                     'expedieLe', b.expedie_le, 'livreLe', b.livre_le,
                     'transporteur', b.transporteur, 'suivi', b.suivi, 'poids', b.poids,
                     'destination', b.destination, 'envoiId', b.envoi_id,
                     'lignes', (select json_agg(json_build_object('ligneId', bl.ligne_id,
                                         'quantite', bl.quantite) order by bl.ligne_id)
                                  from bon_livraison_ligne bl where bl.bon_id = b.id))
                   order by b.id), '[]')
              from bon_livraison b where b.commande_id = c.id) as bons,
           (select coalesce(json_agg(json_build_object('approbateurId', ca.approbateur_id,
                     'nom', concat_ws(' ', au.prenom, au.nom), 'rang', ca.rang,
                     'decision', ca.decision, 'motif', ca.motif, 'decideLe', ca.decide_le)
                   order by ca.rang), '[]')
              from commande_approbation ca
              join utilisateur au on au.id = ca.approbateur_id
             where ca.commande_id = c.id) as approbations
      from commande c
      join utilisateur u on u.id = c.utilisateur_id
      left join delegue d on d.id = c.delegue_id
      left join coupon co on co.id = c.coupon_id
      left join devis de on de.id = c.devis_id
     where c.cle = any (${cles}::text[]) and c.compte_id = ${compteId}
     order by c.id`);
}

export interface CommandeTenue {
  id: number;
  numero: string;
  etat: EtatCommande;
  compteId: number;
  utilisateurId: number;
  modePaiement: string;
  devise: 'EUR' | 'GBP';
  ttc: string;
}

/** Who else would change it waits. Undefined: this company has no such order. */
export function lockCommande(
  tx: Tx,
  { cle, compteId }: { cle: string; compteId: number },
): Promise<CommandeTenue | undefined> {
  return tx.maybeOne(sql`
    select id, numero, etat, compte_id as "compteId", utilisateur_id as "utilisateurId",
           mode_paiement as "modePaiement", devise, ttc
      from commande
     where cle = ${cle} and compte_id = ${compteId}
       for update`);
}

/** The same, by its identifier, for who acts for the shop itself. */
export function lockCommandeParId(tx: Tx, id: number): Promise<CommandeTenue | undefined> {
  return tx.maybeOne(sql`
    select id, numero, etat, compte_id as "compteId", utilisateur_id as "utilisateurId",
           mode_paiement as "modePaiement", devise, ttc
      from commande
     where id = ${id}
       for update`);
}
