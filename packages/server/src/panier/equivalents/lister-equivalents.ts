import { unitsOf, type Montant } from '@comptoir/contract/argent.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import {
  MAX_EQUIVALENTS,
  type listerEquivalents as contract,
} from '@comptoir/contract/panier/equivalents.contract.ts';
import type { Articles, LigneChiffree } from '../../articles/articles.public.ts';
import type { Pool } from '../../db/pool.ts';
import type { Demande } from '../../http/acteur.ts';
import { proprietaireOf } from '../panier.sql.ts';
import { ajouterQuantite } from '../lignes/quantite.ts';
import { findQuantite, listSemblables } from './equivalents.sql.ts';

/** Looked at; those that are short of stock leave room for others. */
const MAX_SEMBLABLES = 60;

export interface EquivalentsDeps {
  pool: Pool;
  articles: Articles;
}

export async function listerEquivalents(
  { pool, articles }: EquivalentsDeps,
  demande: Demande,
  params: { chantierId: number; articleId: number },
): Promise<CallAnswer<typeof contract>> {
  const quantite = await findQuantite(pool, proprietaireOf(demande.acteur), params);
  if (quantite === undefined) throw refus('introuvable', params);
  const ids = await listSemblables(pool, params.articleId, MAX_SEMBLABLES);
  const publics = await articles.readArticles(ids);
  const lot = ids.flatMap((articleId) => {
    const article = publics.get(articleId);
    return article ? [{ articleId, quantite: ajouterQuantite(0, quantite, article).quantite }] : [];
  });
  const [disponibilites, { lignes }] = await Promise.all([
    articles.lireDisponibilites(demande, lot),
    articles.chiffrerLot(demande, lot),
  ]);
  const enStock = new Set(
    lot.flatMap((ligne, i) => {
      const { delais = [] } = disponibilites[i]?.disponibiliteStock ?? {};
      const sansFabricant = delais
        .filter(({ origine }) => origine !== 'fournisseur')
        .reduce((somme, delai) => somme + delai.quantite, 0);
      return sansFabricant >= ligne.quantite ? [ligne.articleId] : [];
    }),
  );
  const choisis = lignes
    .filter(({ article, tarif }) => enStock.has(article.id) && tarif)
    .sort(parPrix)
    .slice(0, MAX_EQUIVALENTS)
    .map(({ article }) => article.id);
  const { jour, attributs, articles: vendus } = await articles.listArticlesVendus(demande, choisis);
  return { quantite, jour, attributs, articles: vendus };
}

/** By the price of one piece, metre or kilo: packs are of several sizes. */
function parPrix(a: LigneChiffree, b: LigneChiffree): number {
  const ecart = coutOf(a) * contenuOf(b) - coutOf(b) * contenuOf(a);
  return ecart < 0n ? -1 : ecart > 0n ? 1 : 0;
}

function coutOf({ tarif }: LigneChiffree): bigint {
  return tarif ? unitsOf(tarif.prixNetHT) : 0n;
}

/** A decimal is read as amounts are. */
function contenuOf({ article: { contenu } }: LigneChiffree): bigint {
  const decimal: Montant = { montant: contenu, devise: 'EUR' };
  return unitsOf(decimal);
}
