import { createHash } from 'node:crypto';
import { refus } from '@comptoir/contract/erreurs.ts';
import type { AjoutPanier, MessageLigne } from '@comptoir/contract/panier/lignes.contract.ts';
import type { Pool } from '../db/pool.ts';
import { transaction, type Tx } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Acteur } from '../http/acteur.ts';
import { trouverChantier, type ChoixChantier } from './chantier-choisi.ts';
import { findReponse, insertReponse } from './idempotence.sql.ts';
import { listAjoutables, upsertLignes, type ArticleAjoutable, type Ligne } from './lignes.sql.ts';
import {
  bumpVersion,
  insertPanier,
  lockPanier,
  proprietaireOf,
  type PanierVerrouille,
  type Proprietaire,
} from './panier.sql.ts';
import { ajouterQuantite } from './quantite.ts';

export interface Ajout {
  acteur: Acteur;
  articles: readonly Ligne[];
  choix: ChoixChantier;
  /** Idempotency-Key of the request. */
  cle: string | undefined;
}

/** Adds to a chantier, all of the articles or none of them. */
export function ajouterArticles(pool: Pool, ajout: Ajout): Promise<AjoutPanier> {
  const { acteur, choix, cle } = ajout;
  const proprietaire = proprietaireOf(acteur);
  const { sessionId } = proprietaire;
  const demandes = additionner(ajout.articles);
  return transaction(pool, async (tx) => {
    const panier = await ouvrirPanier(tx, proprietaire);
    const cleComplete =
      cle === undefined ? undefined : { sessionId, cle, hash: hashOf(demandes, choix) };
    // Under the lock of the basket: of two requests with one key, the second finds the answer.
    const donnee = cleComplete && (await findReponse<AjoutPanier>(tx, cleComplete));
    if (donnee && !donnee.isSame) throw refus('requete-invalide', { champ: 'Idempotency-Key' });
    if (donnee) return donnee.reponse;

    const chantierId = await trouverChantier(tx, panier, choix);
    const articles = await listAjoutables(tx, chantierId, [...demandes.keys()]);
    const { lignes, messages } = calculerLignes(demandes, articles);
    await upsertLignes(tx, chantierId, lignes);
    const reponse = {
      nombreArticles: await bumpVersion(tx, panier.id),
      articles: lignes,
      messages,
    };
    if (cleComplete) await insertReponse(tx, cleComplete, reponse);
    await journaliser(tx, acteur, 'panier-ajout', detailsDe(demandes, articles));
    return reponse;
  });
}

/** By article, in the order first named: one line of the basket is written once. */
function additionner(articles: readonly Ligne[]): Map<number, number> {
  const demandes = new Map<number, number>();
  for (const { articleId, quantite } of articles) {
    demandes.set(articleId, (demandes.get(articleId) ?? 0) + quantite);
  }
  return demandes;
}

async function ouvrirPanier(tx: Tx, de: Proprietaire): Promise<PanierVerrouille> {
  const panier = await lockPanier(tx, de);
  if (panier) return panier;
  await insertPanier(tx, de);
  const ouvert = await lockPanier(tx, de);
  // The session ended while it was asked.
  if (!ouvert) throw refus('non-authentifie');
  return ouvert;
}

const QUANTITE_MAX = 1_000_000;

function calculerLignes(
  demandes: ReadonlyMap<number, number>,
  articles: readonly ArticleAjoutable[],
): { lignes: Ligne[]; messages: MessageLigne[] } {
  const parId = new Map(articles.map((article) => [article.id, article]));
  const lignes: Ligne[] = [];
  const messages: MessageLigne[] = [];
  for (const [articleId, demande] of demandes) {
    const article = parId.get(articleId);
    if (!article) throw refus('introuvable', { articleId });
    if (article.retire) throw refus('article-retire', { articleId });
    const { presente } = article;
    const { quantite, raison } = ajouterQuantite(presente, demande, article);
    if (quantite > QUANTITE_MAX) {
      throw refus('requete-invalide', { champ: 'quantite', articleId, maximum: QUANTITE_MAX });
    }
    lignes.push({ articleId, quantite });
    if (raison) {
      messages.push({ code: raison, articleId, demande, quantite: quantite - presente });
    }
  }
  return { lignes, messages };
}

/** One article is told by its reference, several by their number. */
function detailsDe(
  demandes: ReadonlyMap<number, number>,
  articles: readonly ArticleAjoutable[],
): Record<string, string | number> {
  const [article] = articles;
  if (demandes.size > 1 || !article) return { lignes: demandes.size };
  return { reference: article.reference, quantite: demandes.get(article.id) ?? 0 };
}

function hashOf(demandes: ReadonlyMap<number, number>, choix: ChoixChantier): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([[...demandes], choix.chantierId, choix.chantier]))
    .digest();
}
