/** The customers a delegate may act for: those of their portfolio, or all of them. */
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';

export interface Perimetre {
  delegueId: number;
  tousComptes: boolean;
}

export function findPerimetre(db: Db, delegueId: number): Promise<Perimetre> {
  return db.one(sql`
    select id as "delegueId", tous_comptes as "tousComptes" from delegue where id = ${delegueId}`);
}

/** A condition on the column of a compte. */
export function dansPerimetre({ delegueId, tousComptes }: Perimetre, colonne: Sql): Sql {
  return tousComptes
    ? sql`true`
    : sql`exists (select from portefeuille pf
                   where pf.delegue_id = ${delegueId} and pf.compte_id = ${colonne})`;
}

/** Undefined where there is no such compte. */
export function findCompteSuivi(
  db: Db,
  delegueId: number,
  compteId: number,
): Promise<{ suivi: boolean } | undefined> {
  return db.maybeOne(sql`
    select d.tous_comptes or exists (
             select from portefeuille pf where pf.delegue_id = d.id and pf.compte_id = c.id
           ) as suivi
      from compte c, delegue d
     where c.id = ${compteId} and d.id = ${delegueId}`);
}

export interface UtilisateurSuivi {
  id: number;
  compteId: number;
  prenom: string;
  nom: string;
  email: string;
  langue: 'fr' | 'en' | 'es';
  suivi: boolean;
}

/** Undefined where there is no such person any more. */
export function findUtilisateurSuivi(
  db: Db,
  delegueId: number,
  utilisateurId: number,
): Promise<UtilisateurSuivi | undefined> {
  return db.maybeOne(sql`
    select u.id, u.compte_id as "compteId", u.prenom, u.nom, u.email, u.langue,
           d.tous_comptes or exists (
             select from portefeuille pf where pf.delegue_id = d.id and pf.compte_id = u.compte_id
           ) as suivi
      from utilisateur u, delegue d
     where u.id = ${utilisateurId} and u.etat = 'actif' and d.id = ${delegueId}`);
}
