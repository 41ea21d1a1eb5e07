/** A quote by the link that was sent of it: whoever holds it, whatever company they are of. */
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import type { EtatDevisClientele } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export interface DevisParLien {
  id: number;
  compteId: number;
  numero: string;
  etat: EtatDevisClientele;
  revoque: boolean;
  valableJusqu: string;
  document: DocumentDevis;
  /** That of the version sent last. */
  rang: number;
  signatureNom: string | null;
  signatureTrace: string | null;
  decideLe: Date | null;
  /** Who wrote it. */
  auteurEmail: string;
  auteurLangue: string;
}

const colonnes = sql`
  d.id, d.compte_id as "compteId", d.numero, d.etat, d.document,
  d.lien_revoque_le is not null as revoque, d.valable_jusqu::text as "valableJusqu",
  (select max(v.rang) from devis_clientele_version v where v.devis_id = d.id) as rang,
  d.signature_nom as "signatureNom", d.signature_trace as "signatureTrace",
  d.decide_le as "decideLe", u.email as "auteurEmail", u.langue as "auteurLangue"`;

export function findParLien(db: Db, hash: Buffer): Promise<DevisParLien | undefined> {
  return db.maybeOne(sql`
    select ${colonnes}
      from devis_clientele d
      join utilisateur u on u.id = d.utilisateur_id
     where d.lien_hash = ${hash} and d.supprime_le is null`);
}

/** Two who answer at once wait for each other. */
export function lockParLien(tx: Tx, hash: Buffer): Promise<DevisParLien | undefined> {
  return tx.maybeOne(sql`
    select ${colonnes}
      from devis_clientele d
      join utilisateur u on u.id = d.utilisateur_id
     where d.lien_hash = ${hash} and d.supprime_le is null
       for no key update of d`);
}

export async function updateEnvoye(
  tx: Tx,
  id: number,
  { hash, totalHT }: { hash: Buffer; totalHT: string },
): Promise<void> {
  await tx.execute(sql`
    update devis_clientele
       set etat = 'envoye', lien_hash = ${hash}, lien_revoque_le = null, version = version + 1,
           modifie_le = now(), envoye_le = coalesce(envoye_le, now()), envoye_ht = ${totalHT}
     where id = ${id}`);
}

export async function updateRevoque(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`
    update devis_clientele set lien_revoque_le = coalesce(lien_revoque_le, now())
     where id = ${id}`);
}

export async function updateSignature(
  tx: Tx,
  id: number,
  { nom, trace }: { nom: string; trace: string },
): Promise<void> {
  await tx.execute(sql`
    update devis_clientele set signature_nom = ${nom}, signature_trace = ${trace}
     where id = ${id}`);
}

/** Where the link was sent last; '' where it was only made. */
export async function findDestinataire(db: Db, id: number): Promise<string> {
  const envoi = await db.maybeOne<{ nom: string }>(sql`
    select nom from devis_clientele_evenement
     where devis_id = ${id} and type = 'envoi' order by id desc limit 1`);
  return envoi?.nom ?? '';
}

export function listQuestions(db: Db, id: number): Promise<{ le: Date; texte: string }[]> {
  return db.query(sql`
    select le, texte from devis_clientele_evenement
     where devis_id = ${id} and type = 'question' order by id desc limit 20`);
}

export function findAuteur(db: Db, utilisateurId: number): Promise<{ email: string }> {
  return db.one(sql`select email from utilisateur where id = ${utilisateurId}`);
}
