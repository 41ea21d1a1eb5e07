import type { DroitListe, Partage } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { forAny } from '../db/for-any.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import { word } from '../db/words.ts';
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
              where g.liste_id = l.id and starts_with(upper(a.reference), upper(${reference}))
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

export async function countLignes(tx: Tx, id: number): Promise<number> {
  const { nombre } = await tx.one<{ nombre: number }>(sql`
    select count(*) as nombre from liste_achats_ligne where liste_id = ${id}`);
  return nombre;
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
      numero_engagement, reference_commande)
    select ${versId}, rang, libelle, code_service_chorus, numero_engagement, reference_commande
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

export interface LigneAAjouter {
  articleId: number;
  quantite: number;
  /** '' where it comes whole. */
  traitCoupe: string;
  chutes: boolean;
  /** Null: none. */
  chantier: string | null;
}

/** Quantities of one thing named several times add up; returns articles that do not exist. */
export async function addLignes(
  tx: Tx,
  listeId: number,
  lignes: readonly LigneAAjouter[],
): Promise<number[]> {
  const demandees = JSON.stringify(lignes.map((ligne, place) => ({ ...ligne, place })));
  await tx.execute(sql`
    insert into liste_achats_chantier (liste_id, rang, libelle)
    select ${listeId},
           coalesce((select max(rang) from liste_achats_chantier where liste_id = ${listeId}), 0)
             + row_number() over (order by min(d.place)),
           min(d.chantier)
      from jsonb_to_recordset(${demandees}::jsonb) as d (chantier text, place integer)
     where d.chantier is not null
       and not exists (select from liste_achats_chantier c
                        where c.liste_id = ${listeId} and lower(c.libelle) = lower(d.chantier))
     group by lower(d.chantier)`);
  const inconnus = await tx.query<{ id: number }>(sql`
    with demande as (
      select d."articleId" as article_id, c.rang as chantier_rang, d."traitCoupe" as trait_coupe,
             bool_or(d.chutes) as chutes, least(sum(d.quantite), 1000000)::int as quantite,
             least(count(*), 1000000)::int as exemplaires, min(d.place) as place
        from jsonb_to_recordset(${demandees}::jsonb)
               as d ("articleId" integer, quantite integer, "traitCoupe" text, chutes boolean,
                     chantier text, place integer)
        left join lateral (
          select min(rang) as rang
            from liste_achats_chantier c
           where c.liste_id = ${listeId} and lower(c.libelle) = lower(d.chantier)
        ) c on true
       group by 1, 2, 3
    ),
    ecrites as (
      insert into liste_achats_ligne (liste_id, article_id, rang, quantite, chantier_rang,
        trait_coupe, chutes, exemplaires, version)
      select ${listeId}, d.article_id,
             coalesce((select max(g.rang) from liste_achats_ligne g where g.liste_id = ${listeId}), 0)
               + row_number() over (order by d.place),
             d.quantite, d.chantier_rang, d.trait_coupe, d.chutes,
             case when d.trait_coupe = '' then 1 else d.exemplaires end,
             (select version from liste_achats where id = ${listeId})
        from demande d
        join article a on a.id = d.article_id
      on conflict on constraint une_ligne_par_article_coupe_et_chantier
        do update set quantite = least(liste_achats_ligne.quantite + excluded.quantite, 1000000),
                      version = excluded.version,
                      exemplaires = case when excluded.trait_coupe = '' then 1
                        else least(liste_achats_ligne.exemplaires + excluded.exemplaires, 1000000) end
    )
    select distinct d.article_id as id
      from demande d
     where not exists (select from article a where a.id = d.article_id)`);
  return inconnus.map(({ id }) => id);
}

/** What a chantier of a basket put aside is known by. */
export interface ChantierDeListe {
  /** Null: the first one of the basket, without a name. */
  libelle: string | null;
  codeServiceChorus: string | null;
  numeroEngagement: string | null;
  referenceCommande: string | null;
}

export interface LigneDeListe {
  ligneId: number;
  /** From 1. */
  rang: number;
  articleId: number;
  reference: string;
  libelle: string;
  quantite: number;
  /** '' where it comes whole. */
  traitCoupe: string;
  chutes: boolean;
  /** How often its cut list is wanted. */
  exemplaires: number;
  /** Percent a delegate gave. */
  remise: string | null;
  /** How many were missing at the last count. */
  manque: number;
  chantier: ChantierDeListe | null;
}

/** Null: it is no list that who asks may read. A discount is for the basket of its person. */
export async function listLignesDeListe(
  db: Db,
  { id, qui, langue }: { id: number; qui: Acheteur; langue: Locale },
): Promise<LigneDeListe[] | null> {
  const rows = await db.query<LigneDeListe | { articleId: null }>(sql`
    select g.id as "ligneId",
           row_number() over (order by g.chantier_rang nulls first, g.rang, g.id)::int as rang, a.id as "articleId", a.reference,
           ${word(langue, 'a.libelle')} as libelle, g.quantite, g.trait_coupe as "traitCoupe",
           g.chutes, g.exemplaires,
           case when l.utilisateur_id = ${qui.utilisateurId} then g.remise::text end as remise,
           greatest(coalesce(g.cible - g.reste, 0), 0) as manque,
           case when c.rang is not null then jsonb_build_object(
             'libelle', c.libelle, 'codeServiceChorus', c.code_service_chorus,
             'numeroEngagement', c.numero_engagement, 'referenceCommande', c.reference_commande)
           end as chantier
      from liste_achats l
      left join liste_achats_ligne g on g.liste_id = l.id
      left join liste_achats_chantier c on c.liste_id = l.id and c.rang = g.chantier_rang
      left join article a on a.id = g.article_id
     where l.id = ${id} and ${isLisible(qui)}
     order by 2`);
  if (rows.length === 0) return null;
  return rows.filter((row) => row.articleId !== null);
}

/** A discount goes back to a basket once: lines that are taken again have none. */
export async function rendreRemises(
  tx: Tx,
  id: number,
  ligneIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    update liste_achats_ligne set remise = null
     where liste_id = ${id} and remise is not null and id = any (${forAny(ligneIds)}::bigint[])`);
}
