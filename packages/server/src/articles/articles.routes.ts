import * as contract from '@comptoir/contract/articles/articles.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Calls } from '../http/calls.ts';
import { modele3dOf } from '../images/images.public.ts';
import type { Articles } from './articles.public.ts';
import type { DemandeMagasins } from './lire-disponibilites-magasins.ts';
import { imageOf } from './vue-article.ts';

export function articlesRoutes(calls: Calls, articles: Articles): void {
  calls.handle(contract.lireArticle, async (demande, { params }) => {
    const article = (await articles.readArticles([params.id])).get(params.id);
    if (!article) throw refus('introuvable');
    const { ean, referenceFournisseur, poids, successeurId } = article;
    const ids = successeurId === null ? [params.id] : [params.id, successeurId];
    const { jour, articles: found, attributs } = await articles.listArticlesVendus(demande, ids);
    const [vendu, successeur = null] = found;
    if (!vendu) throw refus('introuvable');
    return { jour, article: vendu, attributs, ean, referenceFournisseur, poids, successeur };
  });
  calls.handle(contract.lireModele3d, async (_demande, { params }, http) => {
    const article = (await articles.readArticles([params.id])).get(params.id);
    const modele = article && modele3dOf(imageOf(article).fichier);
    if (!modele) throw refus('introuvable');
    void http?.reply.header('cache-control', 'public, max-age=3600');
    return modele;
  });
  calls.handle(contract.lireArticles, async (demande, { query }) => {
    const ids = [...new Set(query.ids.split(',').map(Number))];
    const known = await articles.readArticles(ids);
    return articles.listArticlesVendus(
      demande,
      ids.filter((id) => known.get(id)?.retire === false),
    );
  });
  calls.handle(contract.lireDisponibilitesMagasins, async (demande, { params, query }) => {
    const found = await articles.lireDisponibilitesMagasins(demande, {
      articleId: params.id,
      quantite: query.quantite ?? 1,
      position: positionOf(query),
      lieu: query.lieu,
    });
    if (!found) throw refus('introuvable');
    return found;
  });
}

function positionOf({
  latitude,
  longitude,
}: {
  latitude?: number;
  longitude?: number;
}): DemandeMagasins['position'] {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
