import {
  isPrixEcrits,
  MAX_EN_COURS_COMPTE,
  MAX_EN_COURS_PERSONNE,
  MAX_REPETES,
} from '@comptoir/contract/exports-catalogue/choix-export.ts';
import type {
  DemandeExport,
  ExportCatalogue,
} from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Clock } from '../clock.ts';
import type { Pool } from '../db/pool.ts';
import type { Tx } from '../db/transaction.ts';
import { acheteurOf, type Demande } from '../http/acteur.ts';
import { addJob } from '../jobs/add-job.ts';
import { insertExport, lockEnCours } from './exports.sql.ts';
import { hasArticles, listNoms } from './perimetre.sql.ts';
import { FILE_DES_EXPORTS } from './file-des-exports.ts';
import { readExport, writeExport } from './write-export.ts';

interface Deps {
  pool: Pool;
  clock: Clock;
}

export function demanderExport(
  { pool, clock }: Deps,
  demande: Demande,
  choix: DemandeExport,
): Promise<ExportCatalogue> {
  const { acteur } = demande;
  const acheteur = acheteurOf(acteur);
  if (choix.prix && !isPrixEcrits(choix.format, acteur.devise ?? 'EUR')) {
    throw refus('format-en-euros');
  }
  return writeExport(pool, demande, async (tx, utilisateurId) => {
    await verifierPerimetre(tx, choix);
    const enCours = await lockEnCours(tx, acheteur);
    if (enCours.personne >= MAX_EN_COURS_PERSONNE) {
      throw refus('trop-d-exports', { maximum: MAX_EN_COURS_PERSONNE, portee: 'personne' });
    }
    if (enCours.compte >= MAX_EN_COURS_COMPTE) {
      throw refus('trop-d-exports', { maximum: MAX_EN_COURS_COMPTE, portee: 'compte' });
    }
    if (choix.frequence !== 'aucune' && enCours.repetes >= MAX_REPETES) {
      throw refus('trop-de-repetes', { maximum: MAX_REPETES });
    }
    const { id } = await insertExport(tx, {
      ...choix,
      utilisateurId,
      magasinId: acteur.magasinId ?? null,
      jour: clock.today(),
    });
    await addJob(tx, 'export-catalogue', { id }, FILE_DES_EXPORTS);
    return id;
  });
}

/** The same as the catalogue is today; what repeats goes on repeating by itself. */
export async function relancerExport(
  deps: Deps,
  demande: Demande,
  id: number,
): Promise<ExportCatalogue> {
  const { noeuds, marques, langue, prix, stock, format } = await readExport(deps.pool, demande, id);
  const choix = { noeudIds: noeuds, marqueIds: marques, langue, prix, stock, format };
  return demanderExport(deps, demande, { ...choix, frequence: 'aucune' });
}

/** What was named exists, and something in it is on sale. */
async function verifierPerimetre(tx: Tx, { noeudIds, marqueIds }: DemandeExport): Promise<void> {
  const perimetre = { noeuds: noeudIds, marques: marqueIds };
  const noms = await listNoms(tx, perimetre, 'fr');
  if (noms.noeuds.size < noeudIds.length || noms.marques.size < marqueIds.length) {
    throw refus('introuvable');
  }
  if (!(await hasArticles(tx, perimetre))) throw refus('export-vide');
}
