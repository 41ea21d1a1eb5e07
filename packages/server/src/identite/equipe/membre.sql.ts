/** One person of the team, as administrators change them. */
import type { Affaires } from '@comptoir/contract/identite/equipe.contract.ts';
import type { RoleCompte } from '@comptoir/contract/identite/regles.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export interface EquipierTouche {
  id: number;
  version: number;
  prenom: string;
  nom: string;
  email: string;
  role: RoleCompte;
  etat: 'actif' | 'desactive';
}

/**
 * Undefined unless they are of this company, shut out or not. The company first: two administrators
 * who take the role from each other at once count each other.
 */
export async function lockEquipier(
  tx: Tx,
  compteId: number,
  id: number,
): Promise<EquipierTouche | undefined> {
  await tx.execute(sql`select from compte where id = ${compteId} for no key update`);
  return tx.maybeOne(sql`
    update utilisateur u
       set version_equipe = u.version_equipe + 1
      from (select id, version_equipe from utilisateur where id = ${id} for update) avant
     where u.id = avant.id and u.compte_id = ${compteId} and u.etat in ('actif', 'desactive')
    returning u.id, avant.version_equipe as version, u.prenom, u.nom, u.email, u.role, u.etat`);
}

export async function countAutresAdministrateurs(
  db: Db,
  compteId: number,
  id: number,
): Promise<number> {
  const { nombre } = await db.one<{ nombre: number }>(sql`
    select count(*) as nombre
      from utilisateur
     where compte_id = ${compteId} and etat = 'actif' and role = 'administrateur'
       and id <> ${id}`);
  return nombre;
}

export async function updateRole(tx: Tx, id: number, role: RoleCompte): Promise<void> {
  await tx.execute(sql`update utilisateur set role = ${role} where id = ${id}`);
}

export async function updateEtat(tx: Tx, id: number, etat: 'actif' | 'desactive'): Promise<void> {
  await tx.execute(sql`update utilisateur set etat = ${etat} where id = ${id}`);
}

/** Who may take over what another kept: they have to work there. */
export function findActif(
  db: Db,
  compteId: number,
  id: number,
): Promise<{ langue: Locale } | undefined> {
  return db.maybeOne(sql`
    select langue
      from utilisateur
     where id = ${id} and compte_id = ${compteId} and etat = 'actif'`);
}

/** Who of this company keeps things, shut out or not; undefined: nobody of that name. */
export function findProprietaire(
  db: Db,
  compteId: number,
  id: number,
): Promise<{ nom: string } | undefined> {
  return db.maybeOne(sql`
    select concat_ws(' ', prenom, nom) as nom
      from utilisateur
     where id = ${id} and compte_id = ${compteId} and etat in ('actif', 'desactive')`);
}

export function countAffaires(db: Db, id: number): Promise<Affaires> {
  return db.one(sql`
    select (select count(*) from liste_achats where utilisateur_id = ${id}) as listes,
           (select count(*)
              from panier p
              join chantier c on c.panier_id = p.id
              join panier_ligne l on l.chantier_id = c.id
             where p.utilisateur_id = ${id}) as "lignesPanier",
           (select count(*)
              from devis
             where utilisateur_id = ${id}
               and etat in ('demande', 'en-etude', 'propose')) as devis`);
}
