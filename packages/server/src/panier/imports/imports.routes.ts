import { situerTexte } from '@comptoir/contract/achat-rapide/lignes-collees.ts';
import { refus } from '@comptoir/contract/erreurs.ts';
import * as contract from '@comptoir/contract/panier/import.contract.ts';
import type { Calls } from '../../http/calls.ts';
import { writeEtag } from '../../http/etag.ts';
import { findLignesDeListe } from '../../listes-achats/listes-achats.public.ts';
import { cleOf } from '../cle-idempotence.ts';
import { versionLue } from '../version.ts';
import { toLigneCommande, type LigneCommande } from './commande-lue.ts';
import { importerBonCommande } from './importer-bon-commande.ts';
import { importerLignes } from './importer-lignes.ts';
import { lireFichier, verifierNombre } from './lire-fichier.ts';
import type { ImportDeps } from './reconnaitre-lignes.ts';

export function importsRoutes(calls: Calls, deps: ImportDeps): void {
  calls.handle(contract.importerPanier, async (demande, { query, body }, http) => {
    const { mode = 'ajouter', ...choix } = query;
    const cle = cleOf(http?.request);
    const lue = versionLue(http?.request);
    const lignes = await lireCorps(body);
    const importe = await importerLignes(deps, demande, { lignes, choix, mode, lue, cle });
    writeEtag(http?.reply, importe.version);
    return importe;
  });

  calls.handle(contract.importerBonCommande, async (demande, { query, body }, http) => {
    const cle = cleOf(http?.request);
    const commande = await lireFichier(body.fichier.data);
    const importe = await importerBonCommande(deps, demande, { commande, choix: query, cle });
    writeEtag(http?.reply, importe.version);
    return importe;
  });

  calls.handle(contract.importerListe, async (demande, { query }, http) => {
    const { listeId, ...choix } = query;
    const cle = cleOf(http?.request);
    const lignes = await findLignesDeListe(deps.pool, demande, listeId);
    if (!lignes) throw refus('introuvable', { listeId });
    const commande = lignes.map(({ rang, reference, libelle, quantite }) => ({
      ligne: rang,
      texte: `${reference} · ${libelle}`,
      codes: [reference],
      quantite,
    }));
    const importe = await importerLignes(deps, demande, {
      lignes: commande,
      choix,
      mode: 'ajouter',
      lue: undefined,
      cle,
    });
    writeEtag(http?.reply, importe.version);
    return importe;
  });
}

interface Corps {
  texte?: string;
  fichier?: { data: string };
}

async function lireCorps({ texte, fichier }: Corps): Promise<LigneCommande[]> {
  if ((texte === undefined) === (fichier === undefined)) {
    throw refus('requete-invalide', { champ: 'fichier' });
  }
  if (fichier) {
    const { format, lignes } = await lireFichier(fichier.data);
    // Orders of programs and PDF have their own call, which keeps their numbers.
    if (format !== 'csv' && format !== 'xlsx') throw refus('fichier-illisible');
    return lignes;
  }
  const lignes = situerTexte(texte ?? '');
  verifierNombre(lignes.length);
  return lignes.map(toLigneCommande);
}
