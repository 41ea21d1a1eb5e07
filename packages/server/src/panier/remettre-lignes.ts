import { refus } from '@comptoir/contract/erreurs.ts';
import type { EcriturePanier, MessageLigne } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Tx } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Demande } from '../http/acteur.ts';
import type { Deps } from './ajouter-articles.ts';
import { trouverChantier } from './chantier-choisi.ts';
import { ecrireCoupe } from './coupe-ecrite.ts';
import { ecrirePanier, type Ecrit, type Ecriture } from './ecrire-panier.ts';
import { listAjoutables, upsertLignes } from './lignes.sql.ts';
import { poserCoupe } from './poser-coupe.ts';
import { lirePrix, type PrixLigne } from './prix-ligne.ts';
import { ajouterQuantite, verifierMaximum } from './quantite.ts';

export interface LigneARemettre {
  articleId: number;
  quantite: number;
  /** '' where nothing is cut. */
  traitCoupe: string;
  chutes: boolean;
  /** Null: the first one. */
  chantier: string | null;
}

interface Contexte {
  prix: ReadonlyMap<number, PrixLigne>;
  version: number;
}

/**
 * Adds lines of several chantiers at once, whole or cut, all of them or none.
 * @param sous Idempotency-Key of the request, and what was asked under it.
 */
export async function remettreLignes(
  { pool, articles }: Deps,
  demande: Demande,
  lignes: readonly LigneARemettre[],
  sous: Pick<Ecriture, 'cle' | 'demande'> = {},
): Promise<EcriturePanier> {
  const { acteur } = demande;
  const prix = await lirePrix(articles, demande, [
    ...new Set(lignes.map(({ articleId }) => articleId)),
  ]);
  return ecrirePanier(pool, { acteur, ...sous }, async (tx, panier) => {
    const contexte = { prix, version: panier.suivante };
    const ecrits: Required<Pick<Ecrit, 'articles' | 'messages'>>[] = [];
    for (const [chantier, siennes] of Map.groupBy(lignes, (ligne) => ligne.chantier)) {
      const choix = chantier === null ? {} : { chantier };
      const chantierId = await trouverChantier(tx, panier, choix);
      const entieres = siennes.filter(({ traitCoupe }) => traitCoupe === '');
      ecrits.push(await remettreEntieres(tx, chantierId, entieres, contexte));
      for (const ligne of siennes) {
        if (ligne.traitCoupe !== '') {
          ecrits.push(await remettreCoupee(tx, chantierId, ligne, contexte));
        }
      }
    }
    await journaliser(tx, acteur, 'panier-ajout', { lignes: lignes.length });
    return {
      articles: ecrits.flatMap((ecrit) => ecrit.articles),
      messages: ecrits.flatMap((ecrit) => ecrit.messages),
    };
  });
}

async function remettreEntieres(
  tx: Tx,
  chantierId: number,
  lignes: readonly LigneARemettre[],
  { prix, version }: Contexte,
): Promise<Required<Pick<Ecrit, 'articles' | 'messages'>>> {
  if (lignes.length === 0) return { articles: [], messages: [] };
  const demandes = new Map<number, number>();
  for (const { articleId, quantite } of lignes) {
    demandes.set(articleId, (demandes.get(articleId) ?? 0) + quantite);
  }
  const messages: MessageLigne[] = [];
  const connus = await listAjoutables(tx, chantierId, [...demandes.keys()]);
  const ecrites = connus.map((article) => {
    const { id: articleId, presente } = article;
    if (article.retire) throw refus('article-retire', { articleId });
    const demande = demandes.get(articleId) ?? 0;
    const { quantite, raison } = ajouterQuantite(presente, demande, article);
    verifierMaximum(articleId, quantite);
    if (raison) messages.push({ code: raison, articleId, demande, quantite: quantite - presente });
    return { articleId, quantite, prixVu: prix.get(articleId)?.prixPour(quantite) };
  });
  const place = [...demandes.keys()];
  ecrites.sort((a, b) => place.indexOf(a.articleId) - place.indexOf(b.articleId));
  await upsertLignes(tx, { chantierId, lignes: ecrites, version });
  return {
    articles: ecrites.map(({ articleId, quantite }) => ({ chantierId, articleId, quantite })),
    messages,
  };
}

async function remettreCoupee(
  tx: Tx,
  chantierId: number,
  { articleId, traitCoupe, chutes }: LigneARemettre,
  { prix, version }: Contexte,
): Promise<Required<Pick<Ecrit, 'articles' | 'messages'>>> {
  const sien = prix.get(articleId);
  if (!sien) throw refus('introuvable', { articleId });
  const ecrite = ecrireCoupe(sien.article, traitCoupe);
  const { quantite } = ecrite.coupe;
  const tenue = await poserCoupe(tx, {
    ...ecrite,
    chantierId,
    articleId,
    quantite,
    version,
    chutes,
    remise: null,
    prixVu: sien.prixPour(quantite),
  });
  return { articles: [{ chantierId, articleId, quantite: tenue }], messages: [] };
}
