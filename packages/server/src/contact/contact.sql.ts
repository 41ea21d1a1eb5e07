import type { Devise } from '@comptoir/contract/argent.ts';
import type { TypePiece } from '@comptoir/contract/contact/contact.contract.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import type { DemandeEcrite } from './demande-ecrite.ts';

export interface ExpediteurRow {
  nom: string;
  societe: string;
  email: string;
  telephone: string;
}

export function findExpediteur(db: Db, utilisateurId: number): Promise<ExpediteurRow> {
  return db.one(sql`
    select concat_ws(' ', u.prenom, u.nom) as nom, c.raison_sociale as societe, u.email,
           coalesce(u.telephone, '') as telephone
      from utilisateur u
      join compte c on c.id = u.compte_id
     where u.id = ${utilisateurId}`);
}

export interface CommandeCitee {
  key: string;
  numero: string;
  passeeLe: Date;
  devise: Devise;
  netHT: string;
  chantiers: string[];
}

const COMMANDES = 30;

export function listCommandesCitees(db: Db, compteId: number): Promise<CommandeCitee[]> {
  return db.query(sql`
    select c.cle as key, c.numero, c.passee_le as "passeeLe", c.devise, c.net_ht as "netHT",
           array(select ch.libelle from commande_chantier ch
                  where ch.commande_id = c.id and ch.libelle is not null order by ch.rang) as chantiers
      from commande c
     where c.compte_id = ${compteId}
     order by c.passee_le desc, c.id desc
     limit ${COMMANDES}`);
}

/** Undefined for a key that is none of this company. */
export function findCommandeCitee(
  db: Db,
  key: string,
  compteId: number | null,
): Promise<{ id: number; numero: string } | undefined> {
  return db.maybeOne(sql`
    select id, numero from commande where cle = ${key} and compte_id = ${compteId}`);
}

/** One at a time of a session: requests sent together count each other. */
export async function lockSession(tx: Tx, sessionId: number): Promise<void> {
  await tx.execute(sql`select 1 from session where id = ${sessionId} for no key update`);
}

export async function countDemandes(tx: Tx, sessionId: number): Promise<number> {
  const { nombre } = await tx.one<{ nombre: number }>(sql`
    select count(*) as nombre
      from demande_contact
     where session_id = ${sessionId} and cree_le > now() - interval '1 hour'`);
  return nombre;
}

export interface NouvelleDemande extends DemandeEcrite {
  sessionId: number;
  utilisateurId: number | null;
  compteId: number | null;
  commandeId: number | null;
}

export function insertDemande(
  tx: Tx,
  demande: NouvelleDemande,
): Promise<{ id: number; numero: string }> {
  return tx.one(sql`
    insert into demande_contact (numero, session_id, utilisateur_id, compte_id, commande_id, sujet,
      nom, societe, email, telephone, texte, langue)
    values ('M' || to_char(now() at time zone 'Europe/Paris', 'YY') || '-'
              || lpad(nextval('demande_contact_numero')::text, 6, '0'),
            ${demande.sessionId}, ${demande.utilisateurId}, ${demande.compteId},
            ${demande.commandeId}, ${demande.sujet}, ${demande.nom}, ${demande.societe},
            ${demande.email}, ${demande.telephone}, ${demande.texte}, ${demande.langue})
    returning id, numero`);
}

/** Files a session sent within an hour. */
export async function countPieces(tx: Tx, sessionId: number): Promise<number> {
  const { nombre } = await tx.one<{ nombre: number }>(sql`
    select count(*) as nombre
      from piece_jointe
     where session_id = ${sessionId} and recue_le > now() - interval '1 hour'`);
  return nombre;
}

/** Bytes of the files that wait for their request. */
export async function sumEnAttente(tx: Tx): Promise<number> {
  const { octets } = await tx.one<{ octets: number }>(sql`
    select coalesce(sum(octets), 0)::bigint as octets from piece_jointe where demande_id is null`);
  return octets;
}

export interface NouvellePiece {
  cle: string;
  sessionId: number;
  nom: string;
  type: TypePiece;
  contenu: Buffer;
}

export async function insertPiece(tx: Tx, piece: NouvellePiece): Promise<void> {
  const { cle, sessionId, nom, type, contenu } = piece;
  await tx.execute(sql`
    insert into piece_jointe (cle, session_id, nom, type, octets, contenu)
    values (${cle}, ${sessionId}, ${nom}, ${type}, ${contenu.length}, ${contenu})`);
}

/** Gives files of this session that wait to their request; returns their names. */
export function takePieces(
  tx: Tx,
  sessionId: number,
  demandeId: number,
  cles: readonly string[],
): Promise<{ nom: string; octets: number }[]> {
  return tx.query(sql`
    update piece_jointe set demande_id = ${demandeId}
     where cle = any (${cles}::text[]) and session_id = ${sessionId} and demande_id is null
    returning nom, octets`);
}

/** Files nobody sent a request with. */
export function cleanPieces(db: Db): Promise<number> {
  return db.execute(sql`
    delete from piece_jointe
     where demande_id is null and recue_le < now() - interval '1 day'`);
}
