import { refus } from '@comptoir/contract/http/erreurs.ts';
import * as contract from '@comptoir/contract/panier/import.contract.ts';
import type { FormatBonCommande } from '@comptoir/contract/panier/import.contract.ts';
import { visiteurOf, type Demande } from '../../http/acteur.ts';
import type { Calls } from '../../http/calls.ts';
import { writeEtag } from '../../http/etag.ts';
import { findLignesDeListe, type LigneDeListe } from '../../listes-achats/listes-achats.public.ts';
import { rapprocher } from '../../recherche/recherche.public.ts';
import { cleOf } from '../../http/cle-idempotence.ts';
import { versionLue } from '../version.ts';
import type { Connaitre, LignesLues } from './commande-lue.ts';
import { importerBonCommande } from './importer-bon-commande.ts';
import { importerListe } from './importer-liste.ts';
import { importerLignes } from './importer-lignes.ts';
import { readColle, readFichier } from './read-fichier.ts';
import type { ImportDeps } from './reconnaitre-lignes.ts';

export function importsRoutes(calls: Calls, deps: ImportDeps): void {
  calls.handle(contract.importerPanier, async (demande, { query, body }, http) => {
    const { mode = 'ajouter', ...choix } = query;
    const cle = cleOf(http?.request);
    const lue = versionLue(http?.request);
    const lues = await readCorps(visiteurOf(demande, http), body, connaitreOf(deps, demande));
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

interface Corps {
  texte?: string;
  fichier?: { data: string };
}

async function readCorps(
  qui: string,
  { texte, fichier }: Corps,
  connaitre: Connaitre,
): Promise<LignesLues> {
  if ((texte === undefined) === (fichier === undefined)) {
    throw refus('requete-invalide', { champ: 'fichier' });
  }
  if (fichier) {
    const commande = await readFichier(qui, fichier.data, connaitre);
    // Orders of programs and PDF have their own call, which keeps their numbers.
    if (COMMANDES.includes(commande.format)) {
      throw refus('document-inattendu', { document: 'bon-de-commande', nom: commande.format });
    }
    return commande;
  }
  // The words of a document of a program: they are sent as a file.
  if (/^\s*<[?!\w]/.test(texte ?? ''))
    throw refus('document-inattendu', { document: 'autre-xml', nom: '' });
  return readColle(qui, texte ?? '', connaitre);
}

const COMMANDES: readonly FormatBonCommande[] = ['pdf', 'ubl', 'cxml'];

/** Asks the catalogue once, of all the cells that may be codes. */
function connaitreOf({ pool, articles, index }: ImportDeps, demande: Demande): Connaitre {
  return async (codes) => {
    if (!index) throw refus('service-indisponible');
    const reconnus = await rapprocher({ pool, articles, index }, demande, codes, {
      isSansPropositions: true,
    });
    return new Set(codes.filter((_, at) => reconnus[at]?.articleId != null));
  };
}
