/** Accounts asked for: nothing of them exists before the link of the mail is used. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export interface NouvelleDemande {
  email: string;
  prenom: string;
  nom: string;
  telephone: string | null;
  siret: string;
  raisonSociale: string;
  metier: string;
  adresseLigne1: string;
  adresseLigne2: string | null;
  codePostal: string;
  ville: string;
  magasinId: number | null;
  langue: Locale;
}

export interface DemandeCompte extends NouvelleDemande {
  id: number;
}

const COLONNES = sql`
  id, email, prenom, nom, telephone, siret, raison_sociale as "raisonSociale", metier,
  adresse_ligne1 as "adresseLigne1", adresse_ligne2 as "adresseLigne2",
  code_postal as "codePostal", ville, magasin_id as "magasinId", langue`;

export function insertDemande(tx: Tx, d: NouvelleDemande): Promise<{ id: number }> {
  return tx.one(sql`
    insert into demande_compte (email, prenom, nom, telephone, siret, raison_sociale,
      metier, adresse_ligne1, adresse_ligne2, code_postal, ville, magasin_id, langue)
    values (${d.email}, ${d.prenom}, ${d.nom}, ${d.telephone}, ${d.siret}, ${d.raisonSociale},
      ${d.metier}, ${d.adresseLigne1}, ${d.adresseLigne2}, ${d.codePostal},
      ${d.ville}, ${d.magasinId}, ${d.langue})
    returning id`);
}

export function findDemande(db: Db, id: number): Promise<DemandeCompte | undefined> {
  return db.maybeOne(sql`select ${COLONNES} from demande_compte where id = ${id}`);
}

export function findDerniereDemande(db: Db, email: string): Promise<DemandeCompte | undefined> {
  return db.maybeOne(sql`
    select ${COLONNES}
      from demande_compte
     where email = ${email}
     order by id desc
     limit 1`);
}

/** For one company; those for others wait on. */
export async function deleteDemandes(tx: Tx, email: string, siret: string): Promise<void> {
  await tx.execute(sql`
    delete from demande_compte where email = ${email} and siret = ${siret}`);
}

export async function deleteDemandesOf(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`delete from demande_compte where email = ${email}`);
}

const GARDEES_JOURS = 7;

/** How many were deleted. Longer than their links: another may be asked for meanwhile. */
export function deleteDemandesAnciennes(db: Db): Promise<number> {
  return db.execute(sql`
    delete from demande_compte where cree_le < now() - make_interval(days => ${GARDEES_JOURS})`);
}

export async function isMagasin(db: Db, id: number): Promise<boolean> {
  const row = await db.maybeOne(sql`select 1 from magasin where id = ${id} and actif`);
  return row !== undefined;
}
