import { refus } from '@comptoir/contract/erreurs.ts';
import type { EcriturePanier, MessageLigne } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Articles, LigneDeLot } from '../articles/articles.public.ts';
import type { Pool } from '../db/pool.ts';
import type { Tx } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Demande } from '../http/acteur.ts';
import { trouverChantier, type ChoixChantier } from './chantier-choisi.ts';
import { ecrirePanier } from './ecrire-panier.ts';
import type { LecturesGardees } from './lectures-gardees.ts';
import {
  listAjoutables,
  upsertLignes,
  type ArticleAjoutable,
  type LigneAEcrire,
} from './lignes.sql.ts';
import { lirePrix, type PrixLigne } from './prix-ligne.ts';
import type { Promotions } from './promotions/promotions-du-jour.ts';
import { ajouterQuantite, verifierMaximum } from './quantite.ts';
import { accorderRemise } from './remise.ts';

export interface LigneAjoutee extends LigneDeLot {
  /** Where it stood before it was removed. */
  place?: number | undefined;
}

export interface Ajout {
  articles: readonly LigneAjoutee[];
  choix: ChoixChantier;
  /** Percent, where one article is added; its line keeps what it has without. */
  remise?: string | undefined;
  /** Idempotency-Key of the request. */
  cle: string | undefined;
}

export interface Deps {
  pool: Pool;
  articles: Articles;
  promotions: Promotions;
  lectures: LecturesGardees;
}

type Prix = ReadonlyMap<number, PrixLigne>;

interface Accord {
  lignes: readonly LigneAEcrire[];
  prix: Prix;
  remise: string | undefined;
}

/** Adds to a chantier, all of the articles or none of them. */
export async function ajouterArticles(
  { pool, articles: catalogue }: Deps,
  demande: Demande,
  { articles, choix, remise, cle }: Ajout,
): Promise<EcriturePanier> {
  const { acteur } = demande;
  const demandes = additionner(articles);
  const places = new Map(articles.map(({ articleId, place }) => [articleId, place]));
  const prix = await lirePrix(catalogue, demande, [...demandes.keys()]);
  const asked = [[...demandes], choix.chantierId, choix.chantier, remise, [...places]];
  return ecrirePanier(pool, { acteur, cle, demande: asked }, async (tx, panier) => {
    const chantierId = await trouverChantier(tx, panier, choix);
    const connus = await listAjoutables(tx, chantierId, [...demandes.keys()]);
    const { lignes, messages } = calculerLignes(demandes, connus, prix);
    const accordee = await accorder(tx, demande, { lignes, prix, remise });
    const ecrites = lignes.map((ligne) => ({ ...ligne, place: places.get(ligne.articleId) }));
    const version = panier.suivante;
    await upsertLignes(tx, { chantierId, lignes: ecrites, version, remise: accordee });
    await journaliser(tx, acteur, 'panier-ajout', detailsDe(demandes, connus));
    if (accordee) {
      const reference = connus[0]?.reference ?? '';
      await journaliser(tx, acteur, 'panier-remise', { reference, remise: accordee });
    }
    return {
      articles: lignes.map(({ articleId, quantite }) => ({ chantierId, articleId, quantite })),
      messages,
    };
  });
}

/** By article, in the order first named: one line of the basket is written once. */
function additionner(articles: readonly LigneDeLot[]): Map<number, number> {
  const demandes = new Map<number, number>();
  for (const { articleId, quantite } of articles) {
    demandes.set(articleId, (demandes.get(articleId) ?? 0) + quantite);
  }
  return demandes;
}

function calculerLignes(
  demandes: ReadonlyMap<number, number>,
  articles: readonly ArticleAjoutable[],
  prix: Prix,
): { lignes: LigneAEcrire[]; messages: MessageLigne[] } {
  const parId = new Map(articles.map((article) => [article.id, article]));
  const lignes: LigneAEcrire[] = [];
  const messages: MessageLigne[] = [];
  for (const [articleId, demande] of demandes) {
    const article = parId.get(articleId);
    if (!article) throw refus('introuvable', { articleId });
    if (article.retire) throw refus('article-retire', { articleId });
    const { presente } = article;
    const { quantite, raison } = ajouterQuantite(presente, demande, article);
    verifierMaximum(articleId, quantite);
    lignes.push({ articleId, quantite, prixVu: prix.get(articleId)?.prixPour(quantite) });
    if (raison) {
      messages.push({ code: raison, articleId, demande, quantite: quantite - presente });
    }
  }
  return { lignes, messages };
}

async function accorder(
  tx: Tx,
  { acteur }: Demande,
  { lignes, prix, remise }: Accord,
): Promise<string | null | undefined> {
  const [ligne] = lignes;
  const plancherHT = ligne && prix.get(ligne.articleId)?.plancherHT;
  if (remise === undefined || !plancherHT) return undefined;
  const { articleId, prixVu: prixHT } = ligne;
  return accorderRemise(tx, acteur, { articleId, remise, prixHT, plancherHT });
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
