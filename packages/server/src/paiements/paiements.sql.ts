import type { Montant } from '@comptoir/contract/argent.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { EtatPaiement, MotifRefus } from '@comptoir/contract/paiements/paiements.contract.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import type { PartDeFacture } from '../factures/reglements.public.ts';
import type { PieceAgreee } from '../piece-ouverte/piece-consommee.public.ts';
import type { NomFournisseur } from './fournisseur-paiement.public.ts';

/** How long the bank's page takes a card. */
const VALIDITE_MINUTES = 60;

/** Whoever else begins a payment for them waits. */
export async function lockUtilisateur(tx: Tx, utilisateurId: number): Promise<void> {
  await tx.one(sql`select id from utilisateur where id = ${utilisateurId} for no key update`);
}

interface Ouvert {
  utilisateurId: number;
  fournisseur: NomFournisseur;
  piece: PieceAgreee;
}

/** The one they have open for the very same piece, with time left to pay. */
export function findOuvertPour(tx: Tx, ouvert: Ouvert): Promise<{ cle: string } | undefined> {
  return tx.maybeOne(sql`
    select cle from paiement
     where utilisateur_id = ${ouvert.utilisateurId} and etat = 'ouvert'
       and fournisseur = ${ouvert.fournisseur} and expire_le > now() + interval '30 minutes'
       and piece = ${JSON.stringify(ouvert.piece)}::jsonb`);
}

export function abandonnerOuverts(tx: Tx, utilisateurId: number): Promise<{ cle: string }[]> {
  return tx.query(sql`
    update paiement set etat = 'abandonne', decide_le = now()
     where utilisateur_id = ${utilisateurId} and etat = 'ouvert'
    returning cle`);
}

export interface NouveauPaiement extends Omit<Ouvert, 'piece'> {
  /** Null where invoices are paid. */
  piece: PieceAgreee | null;
  factures?: readonly PartDeFacture[];
  cle: string;
  compteId: number;
  delegueId: number | null;
  montant: Montant;
  langue: Locale;
}

export async function insertPaiement(tx: Tx, paiement: NouveauPaiement): Promise<void> {
  const { montant, devise } = paiement.montant;
  const { piece, factures } = paiement;
  await tx.execute(sql`
    insert into paiement (cle, compte_id, utilisateur_id, delegue_id, fournisseur, montant, devise,
                          piece, factures, langue, expire_le)
    values (${paiement.cle}, ${paiement.compteId}, ${paiement.utilisateurId}, ${paiement.delegueId},
            ${paiement.fournisseur}, ${montant}, ${devise},
            ${piece && JSON.stringify(piece)}::jsonb,
            ${factures ? JSON.stringify(factures) : null}::jsonb,
            ${paiement.langue}, now() + make_interval(mins => ${VALIDITE_MINUTES}))`);
}

export interface PaiementLu {
  cle: string;
  etat: EtatPaiement;
  montant: Montant;
  adresse: string | null;
  motif: MotifRefus | null;
  commande: { key: string; numero: string } | null;
  factures: { key: string; numero: string }[];
}

export function findPaiement(
  db: Db,
  compteId: number,
  cle: string,
): Promise<PaiementLu | undefined> {
  return db.maybeOne(sql`
    select p.cle, p.etat, p.adresse, nullif(p.motif, '') as motif,
           jsonb_build_object('montant', p.montant::text, 'devise', p.devise) as montant,
           case when c.id is not null then jsonb_build_object('key', c.cle, 'numero', c.numero) end
             as commande,
           (select coalesce(json_agg(json_build_object('key', f.cle, 'numero', f.numero)
                     order by f.id), '[]')
              from jsonb_to_recordset(p.factures) as x (id bigint)
              join facture f on f.id = x.id) as factures
      from paiement p left join commande c on c.id = p.commande_id
     where p.cle = ${cle} and p.compte_id = ${compteId}`);
}

/** What it takes to ask the provider about a payment that is still open. */
export interface PaiementAInterroger {
  cle: string;
  reference: string | null;
  montant: Montant;
  langue: Locale;
  expireLe: Date;
  /** Its time is over. */
  isEchu: boolean;
  /** There is time enough left to ask for a page. */
  isDemandable: boolean;
}

/** Nobody else asks for as long: several tabs, or servers, may wait for the same payment. */
export function reserverInterrogation(
  db: Db,
  fournisseur: NomFournisseur,
  cle: string,
  secondes: number,
): Promise<PaiementAInterroger | undefined> {
  return db.maybeOne(sql`
    update paiement set interroge_le = now()
     where cle = ${cle} and etat = 'ouvert' and fournisseur = ${fournisseur}
       and (interroge_le is null or interroge_le <= now() - make_interval(secs => ${secondes}))
    returning cle, reference, langue, expire_le as "expireLe", expire_le <= now() as "isEchu",
              expire_le > now() + interval '32 minutes' as "isDemandable",
              jsonb_build_object('montant', montant::text, 'devise', devise) as montant`);
}

/** What the provider calls it, once; what it answered first stays. */
export async function noterReference(
  db: Db,
  cle: string,
  { reference, adresse }: { reference: string; adresse: string },
): Promise<void> {
  await db.execute(sql`
    update paiement set reference = ${reference}, adresse = ${adresse}
     where cle = ${cle} and reference is null`);
}

export function findReference(
  db: Db,
  fournisseur: NomFournisseur,
  cle: string,
): Promise<{ reference: string | null } | undefined> {
  return db.maybeOne(
    sql`select reference from paiement where cle = ${cle} and fournisseur = ${fournisseur}`,
  );
}

/** Those nothing was reported about for a while, the oldest first. */
export function listSansNouvelles(
  db: Db,
  fournisseur: NomFournisseur,
  minutes: number,
): Promise<{ cle: string }[]> {
  return db.query(sql`
    select cle from paiement
     where etat = 'ouvert' and fournisseur = ${fournisseur}
       and coalesce(interroge_le, cree_le) <= now() - make_interval(mins => ${minutes})
     order by cree_le
     limit 200`);
}

/** Expires a payment nobody was ever sent to. */
export async function expirerOuvert(db: Db, cle: string): Promise<void> {
  await db.execute(sql`
    update paiement set etat = 'expire', decide_le = now()
     where cle = ${cle} and etat = 'ouvert' and reference is null`);
}

export async function abandonnerOuvert(tx: Tx, cle: string): Promise<void> {
  await tx.execute(sql`
    update paiement set etat = 'abandonne', decide_le = now()
     where cle = ${cle} and etat = 'ouvert'`);
}
