import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { exporterCommandes as contract } from '@comptoir/contract/commandes/commandes.contract.ts';
import type { Colonne } from '@comptoir/contract/identite/colonnes.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import type { Pool } from '../db/pool.ts';
import {
  MAX_LIGNES_FICHIER,
  tableauOf,
  writeFichier,
  type Cellule,
  type ColonneEcrite,
} from '../documents/tableur.public.ts';
import type { Demande } from '../http/acteur.ts';
import { listCommandes, type CommandeRow } from './liste.sql.ts';
import { filtresOf } from './lister-commandes.ts';
import { MOTS, type Mots } from './mots.ts';

export interface ExportCommandes {
  query: CallInput<typeof contract>['query'];
  instant: Date;
  /** Waits for it: see visiteurOf. */
  qui: string;
}

/** The orders that the filters leave, the latest first unless told. */
export async function exporterCommandes(
  pool: Pool,
  { acteur, langue }: Demande,
  { query: { format, tri = '-date', colonnes, ...filtres }, instant, qui }: ExportCommandes,
): Promise<Fichier> {
  const page = { tri, limit: MAX_LIGNES_FICHIER, offset: 0 };
  const { rows } = await listCommandes(pool, filtresOf(acteur, filtres), page);
  const t = MOTS[langue];
  const tableau = tableauOf(t('export.fichier'), colonnesOf(t, colonnes), rows);
  return writeFichier(tableau, { format, jour: jourOf(instant), qui });
}

type ColonneDeListe = Colonne<'commandes'>;

/** What the columns of the list say, and what only the file does. */
function colonnesOf(
  t: Mots,
  demandees: readonly ColonneDeListe[] | undefined,
): ColonneEcrite<CommandeRow>[] {
  const texte = (contenu: string): Cellule => ({ texte: contenu });
  const nombre = (decimal: string, decimales: 0 | 2): Cellule => ({ nombre: decimal, decimales });
  const deListe: Record<ColonneDeListe, ColonneEcrite<CommandeRow>[]> = {
    date: [{ tete: t('export.date'), largeur: 12, read: (row) => texte(formatDate(row.passeeLe)) }],
    etat: [
      { tete: t('export.etat'), largeur: 18, read: (row) => texte(t(`export.etats.${row.etat}`)) },
    ],
    auteur: [{ tete: t('export.auteur'), largeur: 24, read: (row) => texte(row.auteur.nom) }],
    chantier: [
      { tete: t('export.chantiers'), largeur: 30, read: (row) => texte(row.chantiers.join(', ')) },
      { tete: t('export.reference'), largeur: 20, read: (row) => texte(row.referenceCommande) },
    ],
    origine: [
      {
        tete: t('export.origine'),
        largeur: 14,
        read: (row) => texte(t(`export.origines.${row.origine}`)),
      },
    ],
    prevue: [
      { tete: t('export.prevue'), largeur: 12, read: (row) => texte(formatDate(row.prevueLe)) },
    ],
    montant: [
      { tete: t('export.netHT'), largeur: 14, read: (row) => nombre(row.netHT, 2) },
      { tete: t('export.ttc'), largeur: 14, read: (row) => nombre(row.ttc, 2) },
    ],
  };
  const toutes: ColonneEcrite<CommandeRow>[] = [
    ...deListe.date,
    ...deListe.etat,
    ...deListe.auteur,
    ...deListe.origine,
    ...deListe.chantier,
    { tete: t('export.lignes'), largeur: 8, read: (row) => nombre(String(row.nombreLignes), 0) },
    ...deListe.montant,
    {
      tete: t('export.paiement'),
      largeur: 14,
      read: (row) => texte(t(`export.paiements.${row.modePaiement}`)),
    },
    ...deListe.prevue,
  ];
  return [
    { tete: t('export.numero'), largeur: 14, read: (row) => texte(row.numero) },
    ...(demandees?.flatMap((colonne) => deListe[colonne]) ?? toutes),
  ];
}
