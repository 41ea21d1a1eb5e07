import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import type { exporterConditions as contract } from '@comptoir/contract/tarif-compte/conditions.contract.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { Pool } from '../db/pool.ts';
import {
  tableauOf,
  writeFichier,
  type Cellule,
  type ColonneEcrite,
} from '../documents/tableur.public.ts';
import type { Demande } from '../http/acteur.ts';
import type { ConditionRow } from './conditions.sql.ts';
import { readConditions } from './lister-conditions.ts';
import { MOTS, type Mots } from './mots.ts';

export interface ExportConditions {
  query: CallInput<typeof contract>['query'];
  jour: string;
  /** Waits for it: see visiteurOf. */
  qui: string;
}

export async function exporterConditions(
  pool: Pool,
  demande: Demande,
  { query: { format, ...filtres }, jour, qui }: ExportConditions,
): Promise<Fichier> {
  const rows = await readConditions(pool, demande, filtres, jour);
  const t = MOTS[demande.langue];
  const tableau = tableauOf(t('conditions.fichier'), colonnesOf(t), rows);
  return writeFichier(tableau, { format, jour, qui });
}

function colonnesOf(t: Mots): ColonneEcrite<ConditionRow>[] {
  const texte = (contenu: string | undefined | null): Cellule => ({ texte: contenu ?? '' });
  const date = (jour: string | null) => texte(jour && formatDate(jour));
  return [
    {
      tete: t('conditions.cible'),
      largeur: 10,
      read: ({ noeud }) => texte(t(noeud ? 'conditions.noeud' : 'conditions.marque')),
    },
    {
      tete: t('conditions.categorie'),
      largeur: 28,
      read: ({ noeud }) => texte(noeud?.parents.join(' › ')),
    },
    {
      tete: t('conditions.nom'),
      largeur: 34,
      read: ({ noeud, marque }) => texte(noeud?.libelle ?? marque?.nom),
    },
    {
      tete: t('conditions.remise'),
      largeur: 10,
      read: ({ remise }) => ({ nombre: remise, decimales: 2 }),
    },
    { tete: t('conditions.debut'), largeur: 12, read: ({ debut }) => date(debut) },
    { tete: t('conditions.fin'), largeur: 12, read: ({ fin }) => date(fin) },
  ];
}
