import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { exporterCommandes as contract } from '@comptoir/contract/commandes/commandes.contract.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import type { Pool } from '../db/pool.ts';
import {
  writeTableauCsv,
  writeTableauXlsx,
  TYPE_CSV,
  TYPE_XLSX,
  type Cellule,
  type Tableau,
} from '../documents/tableur.public.ts';
import type { Demande } from '../http/acteur.ts';
import { listCommandes, type CommandeRow } from './liste.sql.ts';
import { filtresOf } from './lister-commandes.ts';
import { MOTS, type Mots } from './mots.ts';

/** More would be a file that no spreadsheet opens at once. */
const MAX_LIGNES = 20_000;

export interface ExportCommandes {
  query: CallInput<typeof contract>['query'];
  instant: Date;
  /** Waits for it: see visiteurOf. */
  qui: string;
}

/** The orders that the filters leave, the latest first. */
export async function exporterCommandes(
  pool: Pool,
  { acteur, langue }: Demande,
  { query: { format, ...filtres }, instant, qui }: ExportCommandes,
): Promise<Fichier> {
  const page = { tri: '-date', limit: MAX_LIGNES, offset: 0 } as const;
  const { rows } = await listCommandes(pool, filtresOf(acteur, filtres), page);
  const t = MOTS[langue];
  const tableau = tableauOf(rows, t);
  const contenu =
    format === 'csv' ? Buffer.from(writeTableauCsv(tableau)) : await writeTableauXlsx(qui, tableau);
  return {
    data: contenu.toString('base64'),
    name: `${t('export.fichier')}-${jourOf(instant)}.${format}`,
    type: format === 'csv' ? TYPE_CSV : TYPE_XLSX,
  };
}

function tableauOf(rows: readonly CommandeRow[], t: Mots): Tableau {
  const texte = (contenu: string): Cellule => ({ texte: contenu });
  const nombre = (decimal: string, decimales: 0 | 2): Cellule => ({ nombre: decimal, decimales });
  const colonnes: { tete: string; largeur: number; read: (row: CommandeRow) => Cellule }[] = [
    { tete: t('export.numero'), largeur: 14, read: (row) => texte(row.numero) },
    { tete: t('export.date'), largeur: 12, read: (row) => texte(formatDate(row.passeeLe)) },
    { tete: t('export.etat'), largeur: 18, read: (row) => texte(t(`export.etats.${row.etat}`)) },
    { tete: t('export.auteur'), largeur: 24, read: (row) => texte(row.auteur.nom) },
    { tete: t('export.chantiers'), largeur: 30, read: (row) => texte(row.chantiers.join(', ')) },
    { tete: t('export.reference'), largeur: 20, read: (row) => texte(row.referenceCommande) },
    { tete: t('export.lignes'), largeur: 8, read: (row) => nombre(String(row.nombreLignes), 0) },
    { tete: t('export.netHT'), largeur: 14, read: (row) => nombre(row.netHT, 2) },
    { tete: t('export.ttc'), largeur: 14, read: (row) => nombre(row.ttc, 2) },
    {
      tete: t('export.paiement'),
      largeur: 14,
      read: (row) => texte(t(`export.paiements.${row.modePaiement}`)),
    },
    { tete: t('export.prevue'), largeur: 12, read: (row) => texte(formatDate(row.prevueLe)) },
  ];
  return {
    titre: t('export.fichier'),
    colonnes,
    rangees: rows.map((row) => colonnes.map(({ read }) => read(row))),
  };
}
