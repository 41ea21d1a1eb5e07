/** Baskets handed over by a link. */
import type { Remise } from '@comptoir/contract/delegue/remise.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import type { MotsRemis } from './mots-remis.ts';

export interface Destinataire {
  email: string;
  langue: Locale;
  client: string;
}

export function findDestinataire(db: Db, utilisateurId: number): Promise<Destinataire> {
  return db.one(sql`
    select u.email, u.langue, c.raison_sociale as client
      from utilisateur u
      join compte c on c.id = u.compte_id
     where u.id = ${utilisateurId}`);
}

export interface ContenuRemis extends Pick<Remise, 'client' | 'lignes' | 'totalHT' | 'tarif'> {
  /** Absent from what was prepared before they were kept. */
  mots?: MotsRemis;
}

export interface NouvelleRemise {
  hash: Uint8Array;
  delegueId: number;
  utilisateurId: number;
  mot: string;
  contenu: ContenuRemis;
  jours: number;
}

export function insertRemise(tx: Tx, remise: NouvelleRemise): Promise<{ expireLe: Date }> {
  return tx.one(sql`
    insert into remise_panier (jeton_hash, delegue_id, utilisateur_id, mot, contenu, expire_le)
    values (${remise.hash}, ${remise.delegueId}, ${remise.utilisateurId}, ${remise.mot},
      ${JSON.stringify(remise.contenu)}, now() + make_interval(days => ${remise.jours}))
    returning expire_le as "expireLe"`);
}

export interface RemiseRow {
  creeLe: Date;
  expireLe: Date;
  delegue: Remise['delegue'];
  mot: string;
  contenu: ContenuRemis;
}

/** Undefined when it is over, or when the person it was for has left. */
export function findRemise(db: Db, hash: Uint8Array): Promise<RemiseRow | undefined> {
  return db.maybeOne(sql`
    select r.cree_le as "creeLe", r.expire_le as "expireLe", r.mot, r.contenu,
           json_build_object('nom', concat_ws(' ', d.prenom, d.nom), 'email', d.email,
             'telephone', d.telephone) as delegue
      from remise_panier r
      join delegue d on d.id = r.delegue_id
      join utilisateur u on u.id = r.utilisateur_id
     where r.jeton_hash = ${hash} and r.expire_le > now() and u.etat = 'actif'`);
}

/** How many were deleted. */
export function cleanRemises(db: Db): Promise<number> {
  return db.execute(sql`delete from remise_panier where expire_le < now()`);
}

export interface DelegueEnvoyeur {
  code: string;
  nom: string;
  email: string;
  telephone: string | null;
}

export function findDelegue(db: Db, delegueId: number): Promise<DelegueEnvoyeur> {
  return db.one(sql`
    select code, concat_ws(' ', prenom, nom) as nom, email, telephone
      from delegue
     where id = ${delegueId}`);
}
