import { refus } from '@comptoir/contract/http/erreurs.ts';
import * as contract from '@comptoir/contract/panier/import.contract.ts';
import { visiteurOf } from '../../http/acteur.ts';
import type { Calls } from '../../http/calls.ts';
import { writeEtag } from '../../http/etag.ts';
import { findLignesDeListe, type LigneDeListe } from '../../listes-achats/listes-achats.public.ts';
import { cleOf } from '../../http/cle-idempotence.ts';
import { versionLue } from '../version.ts';
import { importerBonCommande } from './importer-bon-commande.ts';
import { importerListe } from './importer-liste.ts';
import { importerLignes } from './importer-lignes.ts';
import { connaitreOf, readEnvoi } from './read-envoi.ts';
import { readFichier } from './read-fichier.ts';
import type { ImportDeps } from './reconnaitre-lignes.ts';

export function importsRoutes(calls: Calls, deps: ImportDeps): void {
  calls.handle(contract.importerPanier, async (demande, { query, body }, http) => {
    const { mode = 'ajouter', ...choix } = query;
    const cle = cleOf(http?.request);
    const lue = versionLue(http?.request);
    const lues = await readEnvoi(deps, demande, visiteurOf(demande, http), body);
    const importe = await importerLignes(deps, demande, {
      lignes: lues.lignes,
      alentours: lues,
      choix,
      mode,
      lue,
      cle,
    });
    writeEtag(http?.reply, importe.version);
    return importe;
  });

  calls.handle(contract.importerBonCommande, async (demande, { query, body }, http) => {
    const cle = cleOf(http?.request);
    const commande = await readFichier(
      visiteurOf(demande, http),
      body.fichier.data,
      connaitreOf(deps, demande),
    );
    const importe = await importerBonCommande(deps, demande, { commande, choix: query, cle });
    writeEtag(http?.reply, importe.version);
    return importe;
  });

  calls.handle(contract.importerListe, async (demande, { query, body }, http) => {
    const { listeId, ...choix } = query;
    const cle = cleOf(http?.request);
    const toutes = await findLignesDeListe(deps.pool, demande, listeId);
    if (!toutes) throw refus('introuvable', { listeId });
    const { ligneIds, manquants = false } = body ?? {};
    const lignes = ligneIds ? choisir(toutes, ligneIds) : toutes;
    const importe = await importerListe(deps, demande, { listeId, lignes, choix, cle, manquants });
    writeEtag(http?.reply, importe.version);
    return importe;
  });
}

/** Those named; one that went meanwhile is told rather than left out. */
function choisir(toutes: readonly LigneDeListe[], ids: readonly number[]): LigneDeListe[] {
  const voulues = new Set(ids);
  const lignes = toutes.filter(({ ligneId }) => voulues.has(ligneId));
  if (lignes.length < voulues.size) throw refus('liste-perimee');
  return lignes;
}
