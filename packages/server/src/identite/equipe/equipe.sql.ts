/** The people of a company. */
import type { Equipier } from '@comptoir/contract/identite/equipe.contract.ts';
import type { RoleCompte } from '@comptoir/contract/identite/regles.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

const COLONNES = sql`
  u.id, u.prenom, u.nom, u.email, u.role, u.etat, u.id || '-' || u.version_equipe as version,
  to_json(u.connecte_le) #>> '{}' as "connecteLe",
  case when u.etat = 'invite' then (
    select to_json(max(l.expire_le)) #>> '{}'
      from lien_unique l
     where l.utilisateur_id = u.id and l.usage = 'invitation' and l.utilise_le is null)
  end as "invitationJusquau",
  u.limite_commande::numeric(12, 2)::text as "limiteCommande",
  u.limite_mois::numeric(12, 2)::text as "limiteMois"`;

/** Those who wait for an answer first, then those who were asked; those shut out last. */
export function listEquipe(db: Db, compteId: number): Promise<Equipier[]> {
  return db.query(sql`
    select ${COLONNES}
      from utilisateur u
     where u.compte_id = ${compteId} and u.etat <> 'supprime'
     order by array_position(array['attente', 'invite', 'actif', 'desactive'], u.etat),
              u.nom, u.prenom, u.id`);
}

export function getEquipier(db: Db, compteId: number, id: number): Promise<Equipier> {
  return db.one(sql`
    select ${COLONNES}
      from utilisateur u
     where u.compte_id = ${compteId} and u.id = ${id}`);
}

export function listAdministrateurs(
  db: Db,
  compteId: number,
): Promise<{ email: string; langue: Locale }[]> {
  return db.query(sql`
    select email, langue
      from utilisateur
     where compte_id = ${compteId} and etat = 'actif' and role = 'administrateur'
     order by id`);
}

export interface NouvelInvite {
  compteId: number;
  prenom: string;
  nom: string;
  email: string;
  role: RoleCompte;
  langue: Locale;
}

/** Undefined when they are already of the company; someone invited before is invited again. */
export function upsertInvite(tx: Tx, i: NouvelInvite): Promise<{ id: number } | undefined> {
  return tx.maybeOne(sql`
    insert into utilisateur as u (compte_id, email, prenom, nom, role, langue, etat)
    values (${i.compteId}, ${i.email}, ${i.prenom}, ${i.nom}, ${i.role}, ${i.langue}, 'invite')
    on conflict on constraint un_utilisateur_par_compte_et_email do update
       set prenom = excluded.prenom, nom = excluded.nom, role = excluded.role
     where u.etat = 'invite'
    returning id`);
}

export interface Invitation {
  utilisateurId: number;
  email: string;
  langue: Locale;
  compte: string;
  /** Who runs the account of the company, as the mail names them. */
  administrateur: string;
}

/** Those an address has not answered yet, to send them again: all, or that of one company. */
export function listInvitations(db: Db, email: string, compteId?: number): Promise<Invitation[]> {
  return db.query(sql`
    select u.id as "utilisateurId", u.email, u.langue, c.raison_sociale as compte,
           coalesce(a.nom, c.raison_sociale) as administrateur
      from utilisateur u
      join compte c on c.id = u.compte_id
      left join lateral (
        select a.prenom || ' ' || a.nom as nom
          from utilisateur a
         where a.compte_id = c.id and a.etat = 'actif' and a.role = 'administrateur'
         order by a.id
         limit 1
      ) a on true
     where u.email = ${email} and u.etat = 'invite'
       and (${compteId ?? null}::int is null or u.compte_id = ${compteId ?? null})
     order by u.id`);
}

/** Undefined unless they were asked into this company and have not answered. */
export function findInvitation(
  db: Db,
  compteId: number,
  id: number,
): Promise<Pick<Invitation, 'utilisateurId' | 'email' | 'langue'> | undefined> {
  return db.maybeOne(sql`
    select id as "utilisateurId", email, langue
      from utilisateur
     where id = ${id} and compte_id = ${compteId} and etat = 'invite'`);
}

/** The row stays for the journal, without anything of them. The same undefined. */
export function oublierInvite(
  tx: Tx,
  compteId: number,
  id: number,
): Promise<{ email: string } | undefined> {
  return tx.maybeOne(sql`
    update utilisateur u
       set prenom = '', nom = '', email = 'supprime-' || u.id || '@supprime.invalid',
           etat = 'supprime'
      from utilisateur avant
     where avant.id = u.id and u.id = ${id} and u.compte_id = ${compteId} and u.etat = 'invite'
    returning avant.email`);
}

export interface Invite {
  compteId: number;
  email: string;
  prenom: string;
  nom: string;
  societe: string;
}

export function findInvite(db: Db, utilisateurId: number): Promise<Invite | undefined> {
  return db.maybeOne(sql`
    select c.id as "compteId", u.email, u.prenom, u.nom, c.raison_sociale as societe
      from utilisateur u
      join compte c on c.id = u.compte_id
     where u.id = ${utilisateurId} and u.etat = 'invite'`);
}

/** False when they are no longer invited. */
export async function activerInvite(tx: Tx, id: number, langue: Locale): Promise<boolean> {
  const changed = await tx.execute(sql`
    update utilisateur
       set etat = 'actif', langue = ${langue}
     where id = ${id} and etat = 'invite'`);
  return changed > 0;
}

export interface Candidat {
  email: string;
  langue: Locale;
}

/** Undefined unless they asked to join this company and wait. */
export function accepterCandidat(
  tx: Tx,
  compteId: number,
  id: number,
): Promise<Candidat | undefined> {
  return tx.maybeOne(sql`
    update utilisateur set etat = 'actif'
     where id = ${id} and compte_id = ${compteId} and etat = 'attente'
    returning email, langue`);
}

/** Nothing of them is kept: they never were of the company. */
export function deleteCandidat(
  tx: Tx,
  compteId: number,
  id: number,
): Promise<Candidat | undefined> {
  return tx.maybeOne(sql`
    delete from utilisateur
     where id = ${id} and compte_id = ${compteId} and etat = 'attente'
    returning email, langue`);
}
