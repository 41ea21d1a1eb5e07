import type { DroitListe, Partage } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import type { Acheteur } from '../http/acteur.ts';
import { droitOf, isLisible } from './acces.sql.ts';

export interface ListeRow {
  id: number;
  libelle: string;
  nombreArticles: number;
  /** Lines of which fewer were counted than there should be. */
  manquants: number;
  modifieLe: Date;
  compteeLe: Date | null;
  partage: Partage;
  droit: DroitListe;
  /** Null: who asks. */
  proprietaire: string | null;
  archivee: boolean;
  version: number;
}

const colonnes = (qui: Acheteur) => sql`
  l.id, l.libelle, l.modifie_le as "modifieLe", l.comptee_le as "compteeLe", l.version,
  l.partage, l.archivee_le is not null as archivee, ${droitOf(qui)} as droit,
  case when l.utilisateur_id <> ${qui.utilisateurId} then
    (select concat_ws(' ', u.prenom, u.nom) from utilisateur u where u.id = l.utilisateur_id)
  end as proprietaire,
  (select count(*) from liste_achats_ligne g where g.liste_id = l.id) as "nombreArticles",
  (select count(*) from liste_achats_ligne g
    where g.liste_id = l.id and g.reste < g.cible) as manquants`;

/** After whatever may follow the beginning of a reference: a range is found in an index. */
const APRES = '\uffff';

/** `contient`: an article in it has the reference, or the beginning of it. */
export function listListes(
  db: Db,
  qui: Acheteur,
  { reference = '', archivees = false }: { reference?: string; archivees?: boolean } = {},
): Promise<(ListeRow & { contient: boolean })[]> {
  return db.query(sql`
    select ${colonnes(qui)},
           ${reference} <> '' and exists (
             select from liste_achats_ligne g
               join article a on a.id = g.article_id
              where g.liste_id = l.id
                and upper(a.reference) collate "C" >= upper(${reference})
                and upper(a.reference) collate "C" < upper(${reference}) || ${APRES}
           ) as contient
      from liste_achats l
     where ${isLisible(qui)} and (l.archivee_le is not null) = ${archivees}
     order by l.modifie_le desc, l.id desc`);
}

export function findListe(db: Db | Tx, id: number, qui: Acheteur): Promise<ListeRow> {
  return db.one(sql`select ${colonnes(qui)} from liste_achats l where l.id = ${id}`);
}

export function findListeOf(db: Db | Tx, id: number, qui: Acheteur): Promise<ListeRow | undefined> {
  return db.maybeOne(sql`
    select ${colonnes(qui)}
      from liste_achats l
     where l.id = ${id} and ${isLisible(qui)}`);
}

/** Those of a person who makes two at once are counted one after the other. */
export async function countListes(tx: Tx, utilisateurId: number): Promise<number> {
  await tx.execute(sql`select from utilisateur where id = ${utilisateurId} for no key update`);
  const { nombre } = await tx.one<{ nombre: number }>(sql`
    select count(*) as nombre
      from liste_achats
     where utilisateur_id = ${utilisateurId} and supprimee_le is null`);
  return nombre;
}

export async function insertListe(
  tx: Tx,
  utilisateurId: number,
  libelle: string,
  partage: Partage = 'personnelle',
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into liste_achats (utilisateur_id, libelle, partage)
    values (${utilisateurId}, ${libelle}, ${partage})
    returning id`);
  return id;
}

/** As they are, but for discounts, given for one basket, and for what was counted on one shelf. */
export async function copyLignes(tx: Tx, deId: number, versId: number): Promise<void> {
  await tx.execute(sql`
    insert into liste_achats_chantier (liste_id, rang, libelle, code_service_chorus,
      numero_engagement, reference_commande, section, place)
    select ${versId}, rang, libelle, code_service_chorus, numero_engagement, reference_commande,
           section, place
      from liste_achats_chantier
     where liste_id = ${deId}`);
  await tx.execute(sql`
    insert into liste_achats_ligne (liste_id, article_id, rang, quantite, chantier_rang,
      trait_coupe, chutes, exemplaires, note, cible)
    select ${versId}, article_id, rang, quantite, chantier_rang, trait_coupe, chutes, exemplaires,
           note, cible
      from liste_achats_ligne
     where liste_id = ${deId}`);
}

/** A list that is being changed. */
export interface ListeTouchee {
  libelle: string;
  /** That of the change. */
  version: number;
  /** The version that last changed its name. */
  versionNom: number;
  droit: DroitListe;
}

/** Others who change it wait; undefined when it is no list that who asks may read. */
export function touchListe(tx: Tx, id: number, qui: Acheteur): Promise<ListeTouchee | undefined> {
  return tx.maybeOne(sql`
    update liste_achats l set modifie_le = now(), version = version + 1
     where l.id = ${id} and ${isLisible(qui)}
    returning libelle, version, version_nom as "versionNom", ${droitOf(qui)} as droit`);
}

export interface ChangementListe {
  libelle?: string;
  partage?: Partage;
  archivee?: boolean;
}

export async function updateListe(
  tx: Tx,
  id: number,
  { libelle, partage, archivee }: ChangementListe,
): Promise<void> {
  await tx.execute(sql`
    update liste_achats
       set libelle = coalesce(${libelle ?? null}, libelle),
           partage = coalesce(${partage ?? null}, partage),
           archivee_le = case ${archivee ?? null}::boolean
             when true then coalesce(archivee_le, now()) when false then null
             else archivee_le end,
           version_nom = version
     where id = ${id}`);
}

export async function hideListe(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`update liste_achats set supprimee_le = now() where id = ${id}`);
}

/** Undefined: it was not deleted by this person, or too long ago. */
export function unhideListe(
  tx: Tx,
  id: number,
  utilisateurId: number,
): Promise<{ libelle: string } | undefined> {
  return tx.maybeOne(sql`
    update liste_achats set supprimee_le = null, version = version + 1
     where id = ${id} and utilisateur_id = ${utilisateurId} and supprimee_le is not null
    returning libelle`);
}

/** What was deleted or removed can be had back for an hour at least. */
export async function cleanListes(db: Db): Promise<number> {
  const lignes = await db.execute(sql`
    delete from liste_achats_ligne_retiree where retiree_le < now() - interval '1 hour'`);
  const listes = await db.execute(sql`
    delete from liste_achats where supprimee_le < now() - interval '1 hour'`);
  return lignes + listes;
}
