/** A shopping list goes to the basket; a basket that was put aside comes back as it was. */
import type { ImportPanier, LigneAvertie } from '@comptoir/contract/panier/import.contract.ts';
import type { ArticlePublic } from '../../articles/articles.public.ts';
import type { Demande } from '../../http/acteur.ts';
import {
  rendreRemises,
  reprendreManques,
  type ChantierDeListe,
  type LigneDeListe,
} from '../../listes-achats/listes-achats.public.ts';
import type { ChoixChantier } from '../chantiers/chantier-choisi.ts';
import { completerChantier } from '../chantiers/chantiers.sql.ts';
import { isCoupable } from '../coupes/coupe-ecrite.ts';
import { remettreLignes, type LigneARemettre } from '../lignes/remettre-lignes.ts';
import { reconnaitreLignes, type ImportDeps } from './reconnaitre-lignes.ts';

interface Liste {
  listeId: number;
  lignes: readonly LigneDeListe[];
  /** Where all of it goes; to its own chantiers without. */
  choix: ChoixChantier;
  cle: string | undefined;
  /** What was missing of the lines at the last count, instead of their quantities. */
  manquants: boolean;
}

/** What is no longer sold is listed with what comes near, what can no longer be cut comes whole. */
export async function importerListe(
  deps: ImportDeps,
  demande: Demande,
  { listeId, lignes: demandees, choix, cle, manquants }: Liste,
): Promise<ImportPanier> {
  const lignes = manquants ? demandees.flatMap(toManque) : demandees;
  const connus = await deps.articles.readArticles([
    ...new Set(lignes.map(({ articleId }) => articleId)),
  ]);
  const vendues = lignes.flatMap((ligne) => {
    const article = connus.get(ligne.articleId);
    return article && !article.retire ? { ligne, article } : [];
  });
  const perdues = lignes.filter((ligne) => connus.get(ligne.articleId)?.retire ?? true);
  const { nonImportes, proposes, jour } = await reconnaitreLignes(
    deps,
    demande,
    perdues.map(({ rang, reference, libelle, quantite }) => ({
      ligne: rang,
      texte: `${reference} · ${libelle}`,
      codes: [reference],
      quantite,
    })),
  );
  const isIci = choix.chantierId !== undefined || choix.chantier !== undefined;
  const chantiers = new Map(
    lignes.map(({ chantier }): [string | null, ChantierDeListe | null] => [
      chantier?.libelle ?? null,
      chantier,
    ]),
  );
  const ecriture = await remettreLignes(deps, demande, vendues.map(toRemise), {
    action: 'panier-import',
    cle,
    // Asked again, nothing is missing any more: lines are named as they were asked for.
    demande: ['liste', listeId, choix, manquants, demandees.map(({ ligneId }) => ligneId)],
    ...(isIci && { dans: choix }),
    noter: async (tx, chantierId, libelle) => {
      const chantier = isIci ? null : chantiers.get(libelle);
      if (chantier) await completerChantier(tx, chantierId, chantier);
    },
    ensuite: async (tx) => {
      const ids = vendues.map(({ ligne }) => ligne.ligneId);
      const remises = vendues.filter(({ ligne }) => ligne.remise !== null);
      await rendreRemises(
        tx,
        listeId,
        remises.map(({ ligne }) => ligne.ligneId),
      );
      if (manquants) await reprendreManques(tx, demande.acteur, listeId, ids);
    },
  });
  return {
    ...ecriture,
    chantierId: ecriture.articles[0]?.chantierId ?? null,
    importes: manquants ? ecriture.articles.length : vendues.length,
    nonImportes,
    avertis: vendues.flatMap(avertir),
    ecartees: { nombre: 0, lignes: [] },
    feuilles: [],
    sansQuantite: false,
    proposes,
    jour,
  };
}

/** Whole, in the number that is missing. */
function toManque(ligne: LigneDeListe): LigneDeListe | [] {
  return ligne.manque > 0 ? { ...ligne, quantite: ligne.manque } : [];
}

interface LigneVendue {
  ligne: LigneDeListe;
  article: ArticlePublic;
}

function toRemise({ ligne, article }: LigneVendue): LigneARemettre {
  const { articleId, quantite, traitCoupe, chutes, exemplaires, remise, chantier } = ligne;
  const coupee = traitCoupe !== '' && isCoupable(article, traitCoupe) ? traitCoupe : '';
  return {
    articleId,
    quantite,
    traitCoupe: coupee,
    chutes,
    exemplaires,
    remise,
    chantier: chantier?.libelle ?? null,
  };
}

function avertir({ ligne, article }: LigneVendue): LigneAvertie[] {
  const { rang, traitCoupe, quantite } = ligne;
  if (traitCoupe === '' || isCoupable(article, traitCoupe)) return [];
  const { id: articleId, reference, unite, contenu } = article;
  const lieu = { ligne: rang, feuille: null, texte: `${reference} · ${ligne.libelle}` };
  const vendue = { articleId, reference, quantite, unite, contenu };
  return [{ ...lieu, ...vendue, code: 'coupe-non-reprise', ecrit: traitCoupe }];
}
