/** What whoever writes an export reads and keeps. All of it holds for one attempt alone. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { FormatExport } from '@comptoir/contract/exports-catalogue/choix-export.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { word } from '../../db/words.ts';
import { forAny } from '../../db/for-any.ts';

export interface Essai {
  id: number;
  essai: number;
}

export interface ExportAEcrire {
  utilisateurId: number;
  compteId: number;
  magasinId: number | null;
  devise: Devise;
  noeuds: number[];
  marques: number[];
  langue: Locale;
  prix: boolean;
  stock: boolean;
  format: FormatExport;
  /** Part of a series: what each article looks like is kept for the next. */
  isSerie: boolean;
  empreintesAvant: Buffer | null;
}

/** Undefined once another attempt, or whoever gave it up, took it over. */
export function findAEcrire(db: Db, essai: Essai): Promise<ExportAEcrire | undefined> {
  return db.maybeOne(sql`
    select e.utilisateur_id as "utilisateurId", u.compte_id as "compteId",
           e.magasin_id as "magasinId", c.devise, e.noeuds, e.marques, e.langue, e.prix, e.stock,
           e.format, e.prochain_le is not null or e.empreintes_avant is not null as "isSerie",
           e.empreintes_avant as "empreintesAvant"
      from export_catalogue e
      join utilisateur u on u.id = e.utilisateur_id
      join compte c on c.id = u.compte_id
     where ${isSien(essai)}`);
}

function isSien({ id, essai }: Essai): Sql {
  return sql`e.id = ${id} and e.essai = ${essai} and e.etat = 'en-cours'`;
}

/** Whether the attempt still is the one that writes. */
export async function noterAvance(
  db: Db,
  essai: Essai,
  { total, ecrits }: { total: number; ecrits: number },
): Promise<boolean> {
  const notes = await db.execute(sql`
    update export_catalogue e set total = ${total}, ecrits = ${ecrits} where ${isSien(essai)}`);
  return notes === 1;
}

export type FichierExport = 'catalogue' | 'changements';

export async function insertPartie(
  db: Db,
  essai: Essai,
  { fichier, rang, octets }: { fichier: FichierExport; rang: number; octets: Uint8Array },
): Promise<void> {
  await db.execute(sql`
    insert into export_partie (export_id, essai, fichier, rang, octets)
    select e.id, e.essai, ${fichier}, ${rang}::int, ${octets}::bytea
      from export_catalogue e
     where ${isSien(essai)}`);
}

export async function updateEmpreintes(db: Db, essai: Essai, empreintes: Buffer): Promise<void> {
  await db.execute(sql`
    update export_catalogue e set empreintes = ${empreintes}::bytea where ${isSien(essai)}`);
}

export interface NoeudRow {
  id: number;
  parentId: number | null;
  gauche: number;
  code: string;
  libelle: string;
}

/** In the order of the tree. */
export function listNoeuds(db: Db, langue: Locale): Promise<NoeudRow[]> {
  return db.query(sql`
    select n.id, n.parent_id as "parentId", n.gauche, n.code, ${word(langue, 'n.libelle')} as libelle
      from noeud n
     order by n.gauche`);
}

export async function listMarques(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = await db.query<{ nom: string }>(sql`
    select nom from marque where ${ids.length === 0 ? sql`true` : sql`id = any (${ids}::int[])`}
     order by nom`);
  return rows.map(({ nom }) => nom);
}

export function listRetires(
  db: Db,
  ids: readonly number[],
  langue: Locale,
): Promise<{ id: number; reference: string; libelle: string }[]> {
  return db.query(sql`
    select a.id, a.reference, ${word(langue, 'a.libelle')} as libelle
      from article a
     where a.id = any (${forAny(ids)}::int[])
     order by a.reference`);
}
