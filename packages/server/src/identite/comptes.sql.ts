/** Companies and their people, as they join. */
import type { RoleCompte } from '@comptoir/contract/identite/regles.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import type { DemandeCompte } from './creation/demandes.sql.ts';

export interface CompteRejoint {
  id: number;
  code: string;
  libelle: string;
}

/** Undefined when the company is known already. */
export function insertCompte(
  tx: Tx,
  d: DemandeCompte,
  francoSeuil: string,
): Promise<CompteRejoint | undefined> {
  return tx.maybeOne(sql`
    insert into compte (code, raison_sociale, siret, metier, adresse_ligne1, adresse_ligne2,
      code_postal, ville, telephone, franco_seuil, magasin_id)
    select 'W' || lpad(n::text, greatest(5, length(n::text)), '0'), ${d.raisonSociale}, ${d.siret},
           ${d.metier}, ${d.adresseLigne1}, ${d.adresseLigne2}, ${d.codePostal}, ${d.ville},
           ${d.telephone ?? ''}, ${francoSeuil}::numeric, ${d.magasinId}::smallint
      from nextval('compte_code_web') as n
     where not exists (select from compte where siret = ${d.siret})
    on conflict on constraint un_compte_par_siret do nothing
    returning id, code, raison_sociale as libelle`);
}

export function findCompteParSiret(db: Db, siret: string): Promise<CompteRejoint | undefined> {
  return db.maybeOne(sql`
    select id, code, raison_sociale as libelle from compte where siret = ${siret}`);
}

export interface NouvelUtilisateur extends Pick<
  DemandeCompte,
  'email' | 'prenom' | 'nom' | 'telephone' | 'langue' | 'magasinId'
> {
  compteId: number;
  role: RoleCompte;
  etat: 'actif' | 'attente';
}

/** They accepted the terms when they asked. False when they are already of this company. */
export async function insertUtilisateur(tx: Tx, u: NouvelUtilisateur): Promise<boolean> {
  const inserted = await tx.execute(sql`
    insert into utilisateur (compte_id, email, prenom, nom, telephone, langue, magasin_id, role,
      etat, rgpd_valide_le)
    values (${u.compteId}, ${u.email}, ${u.prenom}, ${u.nom}, ${u.telephone}, ${u.langue},
      ${u.magasinId}, ${u.role}, ${u.etat}, now())
    on conflict on constraint un_utilisateur_par_compte_et_email do nothing`);
  return inserted > 0;
}

/** The state of someone of this company. */
export function findEtatOf(
  db: Db,
  compteId: number,
  email: string,
): Promise<{ etat: 'actif' | 'attente' | 'invite' }> {
  return db.one(sql`
    select etat from utilisateur where compte_id = ${compteId} and email = ${email}`);
}
