import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { exporterFactures as contract } from '@comptoir/contract/factures/factures.contract.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import type { Colonne } from '@comptoir/contract/identite/colonnes.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { Pool } from '../../db/pool.ts';
import {
  MAX_LIGNES_FICHIER,
  tableauOf,
  writeFichier,
  type Cellule,
  type ColonneEcrite,
} from '../../documents/tableur.public.ts';
import type { Demande } from '../../http/acteur.ts';
import { MOTS, type Mots } from '../mots.ts';
import { filtresFactures } from './lire-facture.ts';
import { listFactures, type FactureRow } from './liste.sql.ts';

export interface ExportFactures {
  query: CallInput<typeof contract>['query'];
  jour: string;
  /** Waits for it: see visiteurOf. */
  qui: string;
}

/** The invoices that the filters leave, the latest first unless told. */
export async function exporterFactures(
  pool: Pool,
  { acteur, langue }: Demande,
  { query: { format, tri = '-date', colonnes, ...filtres }, jour, qui }: ExportFactures,
): Promise<Fichier> {
  const page = { tri, limit: MAX_LIGNES_FICHIER, offset: 0 };
  const { rows } = await listFactures(pool, filtresFactures(acteur, filtres, jour), page);
  const t = MOTS[langue];
  const tableau = tableauOf(t('export.fichier'), colonnesOf(t, colonnes), rows);
  return writeFichier(tableau, { format, jour, qui });
}

type ColonneDeListe = Colonne<'factures'>;

export function colonnesOf(
  t: Mots,
  demandees?: readonly ColonneDeListe[],
): ColonneEcrite<FactureRow>[] {
  const texte = (contenu: string): Cellule => ({ texte: contenu });
  const argent = (decimal: string): Cellule => ({ nombre: decimal, decimales: 2 });
  const deListe: Record<ColonneDeListe, ColonneEcrite<FactureRow>[]> = {
    date: [{ tete: t('export.date'), largeur: 12, read: (row) => texte(formatDate(row.emiseLe)) }],
    echeance: [
      { tete: t('export.echeance'), largeur: 12, read: (row) => texte(formatDate(row.echeanceLe)) },
    ],
    chantier: [
      { tete: t('export.chantiers'), largeur: 30, read: (row) => texte(row.chantiers.join(', ')) },
    ],
    commande: [
      { tete: t('export.commandes'), largeur: 20, read: (row) => texte(row.commandes.join(', ')) },
    ],
    etat: [{ tete: t('export.etat'), largeur: 16, read: (row) => texte(t(`etats.${row.etat}`)) }],
    ht: [
      { tete: t('export.ht'), largeur: 14, read: (row) => argent(row.ht) },
      { tete: t('export.tva'), largeur: 14, read: (row) => argent(row.tva) },
    ],
    montant: [{ tete: t('export.ttc'), largeur: 14, read: (row) => argent(row.ttc) }],
    reste: [{ tete: t('export.reste'), largeur: 14, read: (row) => argent(row.reste) }],
  };
  const voulues = demandees ?? (Object.keys(deListe) as ColonneDeListe[]);
  return [
    { tete: t('export.numero'), largeur: 14, read: (row) => texte(row.numero) },
    ...voulues.flatMap((colonne) => deListe[colonne]),
  ];
}
