/** Exports of a person: what they asked for, and how far it is. */
import type {
  EtatExport,
  FormatExport,
  FrequenceExport,
  MotifExport,
} from '@comptoir/contract/exports-catalogue/choix-export.ts';
import type { DemandeExport } from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

export interface ExportRow {
  id: number;
  utilisateurId: number;
  noeuds: number[];
  marques: number[];
  langue: Locale;
  prix: boolean;
  stock: boolean;
  format: FormatExport;
  frequence: FrequenceExport;
  prochainLe: string | null;
  etat: EtatExport;
  motif: MotifExport | null;
  essai: number;
  total: number | null;
  ecrits: number;
  taille: number | null;
  nom: string | null;
  ajoutes: number | null;
  modifies: number | null;
  retires: number | null;
  demandeLe: Date;
  finiLe: Date | null;
  expireLe: Date | null;
}

const COLONNES = sql`
  e.id, e.utilisateur_id as "utilisateurId", e.noeuds, e.marques, e.langue, e.prix, e.stock,
  e.format, e.frequence, e.prochain_le as "prochainLe", e.etat, e.motif, e.essai, e.total, e.ecrits,
  e.taille, e.nom, e.ajoutes, e.modifies, e.retires, e.demande_le as "demandeLe",
  e.fini_le as "finiLe", e.expire_le as "expireLe"`;

const EN_COURS = sql`e.etat in ('en-attente', 'en-cours')`;
const FILTRES = {
  'en-cours': EN_COURS,
  pret: sql`e.etat = 'pret'`,
  repete: sql`e.prochain_le is not null`,
  echec: sql`e.etat = 'echec'`,
} as const;
export type FiltreExports = keyof typeof FILTRES;

export interface PageExports {
  filtre: FiltreExports | undefined;
  limit: number;
  offset: number;
}

export function listExports(
  db: Db,
  utilisateurId: number,
  { filtre, limit, offset }: PageExports,
): Promise<ExportRow[]> {
  return db.query(sql`
    select ${COLONNES}
      from export_catalogue e
     where e.utilisateur_id = ${utilisateurId} and ${filtre ? FILTRES[filtre] : sql`true`}
     order by e.id desc
     limit ${limit} offset ${offset}`);
}

export type NombresExports = Record<FiltreExports, number> & { tous: number };

export function countExports(db: Db, utilisateurId: number): Promise<NombresExports> {
  return db.one(sql`
    select count(*) as tous, count(*) filter (where ${FILTRES['en-cours']}) as "en-cours",
           count(*) filter (where ${FILTRES.pret}) as pret,
           count(*) filter (where ${FILTRES.repete}) as repete,
           count(*) filter (where ${FILTRES.echec}) as echec
      from export_catalogue e
     where e.utilisateur_id = ${utilisateurId}`);
}

/** Undefined where it does not exist for this person. */
export function findExport(
  db: Db,
  { id, utilisateurId }: { id: number; utilisateurId: number },
): Promise<ExportRow | undefined> {
  return db.maybeOne(sql`
    select ${COLONNES}
      from export_catalogue e
     where e.id = ${id} and e.utilisateur_id = ${utilisateurId}`);
}

export function listExportsParId(db: Db, ids: readonly number[]): Promise<ExportRow[]> {
  return db.query(sql`
    select ${COLONNES} from export_catalogue e where e.id = any (${ids}::int[])`);
}

/** Those that wait or are written, of a person and of their company, which is kept from asking twice at once. */
export function lockEnCours(
  tx: Tx,
  { utilisateurId, compteId }: { utilisateurId: number; compteId: number },
): Promise<{ personne: number; compte: number; repetes: number }> {
  return tx.one(sql`
    with la_societe as materialized (select id from compte where id = ${compteId} for no key update)
    select count(*) filter (where ${EN_COURS} and e.utilisateur_id = ${utilisateurId}) as personne,
           count(*) filter (where ${EN_COURS}) as compte,
           count(*) filter (where e.prochain_le is not null and e.utilisateur_id = ${utilisateurId})
             as repetes
      from la_societe s
      join utilisateur u on u.compte_id = s.id
      join export_catalogue e on e.utilisateur_id = u.id`);
}

export interface NouvelExport extends DemandeExport {
  utilisateurId: number;
  magasinId: number | null;
  /** Today: the next one is counted from it. */
  jour: string;
}

export function insertExport(tx: Tx, nouvel: NouvelExport): Promise<{ id: number }> {
  return tx.one(sql`
    insert into export_catalogue
      (utilisateur_id, magasin_id, noeuds, marques, langue, prix, stock, format, frequence,
       prochain_le)
    values
      (${nouvel.utilisateurId}, ${nouvel.magasinId}, ${nouvel.noeudIds}::int[],
       ${nouvel.marqueIds}::int[], ${nouvel.langue}, ${nouvel.prix}, ${nouvel.stock},
       ${nouvel.format}, ${nouvel.frequence}, ${apres(nouvel.jour, nouvel.frequence)})
    returning id`);
}

/** The day of the next one. */
function apres(jour: string, frequence: FrequenceExport): Sql {
  switch (frequence) {
    case 'aucune':
      return sql`null::date`;
    case 'hebdomadaire':
      return sql`${jour}::date + 7`;
    case 'mensuelle':
      return sql`(${jour}::date + interval '1 month')::date`;
  }
}

export async function updateFrequence(
  tx: Tx,
  id: number,
  { frequence, jour }: { frequence: FrequenceExport; jour: string },
): Promise<void> {
  await tx.execute(sql`
    update export_catalogue
       set frequence = ${frequence}, prochain_le = ${apres(jour, frequence)}
     where id = ${id}`);
}

/** Whether it was still to be given up. */
export async function annulerEnCours(tx: Tx, id: number): Promise<boolean> {
  const annules = await tx.execute(sql`
    update export_catalogue e
       set etat = 'annule', fini_le = now()
     where e.id = ${id} and ${EN_COURS}`);
  return annules === 1;
}

/** Its file goes with it; whoever writes it finds it gone. */
export async function deleteExport(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`delete from export_catalogue where id = ${id}`);
}
