import type { ExportCatalogue } from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import type { ExportRow } from './exports.sql.ts';
import { listNoms } from './perimetre.sql.ts';

/** Exports as their person reads them, with the names of what was chosen. */
export async function direExports(
  db: Db,
  rows: readonly ExportRow[],
  langue: Locale,
): Promise<ExportCatalogue[]> {
  const choisis = {
    noeuds: [...new Set(rows.flatMap(({ noeuds }) => noeuds))],
    marques: [...new Set(rows.flatMap(({ marques }) => marques))],
  };
  const noms = await listNoms(db, choisis, langue);
  return rows.map((row) => ({
    id: row.id,
    noeuds: row.noeuds.flatMap((id) => {
      const libelle = noms.noeuds.get(id);
      return libelle === undefined ? [] : { id, libelle };
    }),
    marques: row.marques.flatMap((id) => {
      const nom = noms.marques.get(id);
      return nom === undefined ? [] : { id, nom };
    }),
    langue: row.langue,
    prix: row.prix,
    stock: row.stock,
    format: row.format,
    frequence: row.frequence,
    prochainLe: row.prochainLe,
    etat: row.etat,
    motif: row.motif,
    total: row.total,
    ecrits: row.ecrits,
    taille: row.taille,
    nom: row.nom,
    changements: changementsOf(row),
    demandeLe: row.demandeLe.toISOString(),
    finiLe: row.finiLe?.toISOString() ?? null,
    expireLe: row.expireLe?.toISOString() ?? null,
  }));
}

export async function direExport(db: Db, row: ExportRow, langue: Locale): Promise<ExportCatalogue> {
  const [dit] = await direExports(db, [row], langue);
  if (!dit) throw new Error('one export was to be told');
  return dit;
}

function changementsOf({ ajoutes, modifies, retires }: ExportRow): ExportCatalogue['changements'] {
  if (ajoutes === null || modifies === null || retires === null) return null;
  return { ajoutes, modifies, retires };
}
