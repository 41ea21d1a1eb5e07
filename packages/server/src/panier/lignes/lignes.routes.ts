import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import * as lignes from '@comptoir/contract/panier/lignes-chantier.contract.ts';
import * as contract from '@comptoir/contract/panier/lignes.contract.ts';
import type { Sql } from '../../db/sql.ts';
import { visiteurOf } from '../../http/acteur.ts';
import type { CallHandler, Calls } from '../../http/calls.ts';
import { writeHeader } from '../../http/declared-headers.ts';
import { writeEtag } from '../../http/etag.ts';
import { ajouterArticles, type Deps } from './ajouter-articles.ts';
import { annulerAjout } from './annuler-ajout.ts';
import { cleOf } from '../../http/cle-idempotence.ts';
import { deplacerLignes } from './deplacer-lignes.ts';
import { modifierLigne } from './modifier-ligne.ts';
import { countLignes, listQuantites, proprietaireOf } from '../panier.sql.ts';
import { remplacerArticle } from './remplacer-article.ts';
import { retirerLignes } from './retirer-lignes.ts';
import { choix } from './tenues.sql.ts';
import { versionLue } from '../version.ts';

type Http = Parameters<CallHandler<typeof contract.ajouterArticle>>[2];

export function lignesRoutes(calls: Calls, deps: Deps): void {
  const { pool } = deps;

  calls.handle(contract.ajouterArticle, async (demande, { params, query }, http) => {
    const articles = [{ articleId: params.id, ...query, quantite: query.quantite ?? 1 }];
    const cle = cleOf(http?.request);
    const qui = visiteurOf(demande, http);
    return tagged(http, ajouterArticles(deps, demande, { articles, choix: {}, cle, qui }));
  });

  calls.handle(contract.ajouterArticles, async (demande, { query, body }, http) => {
    if (body.length === 0) throw refus('lot-sans-donnees');
    const cle = cleOf(http?.request);
    const ajout = { articles: body, choix: query, cle, qui: visiteurOf(demande, http) };
    return tagged(http, ajouterArticles(deps, demande, ajout));
  });

  calls.handle(lignes.ajouterAuChantier, async (demande, { params, query }, http) => {
    const { chantierId, articleId } = params;
    const { libelle, quantite = 1, ...ligne } = query;
    if (chantierId === 'nouveau' && libelle === undefined) {
      throw refus('requete-invalide', { champ: 'libelle' });
    }
    const choixChantier = chantierId === 'nouveau' ? { chantier: libelle } : { chantierId };
    const articles = [{ articleId, quantite, ...ligne }];
    const cle = cleOf(http?.request);
    const ajout = { articles, choix: choixChantier, cle, qui: visiteurOf(demande, http) };
    return tagged(http, ajouterArticles(deps, demande, ajout));
  });

  calls.handle(lignes.modifierLigne, async (demande, { params, query }, http) => {
    const { chantierId, articleId } = params;
    const { ligneId, ...voulu } = query;
    if (Object.values(voulu).every((value) => value === undefined)) {
      throw refus('requete-invalide', { champ: 'quantite' });
    }
    const lesquelles = choixOf({ chantierId, articleId, ligneId });
    const qui = visiteurOf(demande, http);
    const changement = { articleId, lesquelles, ...voulu, lue: versionLue(http?.request), qui };
    return tagged(http, modifierLigne(deps, demande, changement));
  });

  calls.handle(lignes.modifierArticle, async (demande, { params, query }, http) => {
    const articleId = params.id;
    return tagged(
      http,
      modifierLigne(deps, demande, {
        articleId,
        lesquelles: choix.deLArticle(articleId),
        quantite: query.quantite ?? 1,
        lue: versionLue(http?.request),
        qui: visiteurOf(demande, http),
      }),
    );
  });

  calls.handle(lignes.retirerLigne, async ({ acteur }, { params, query }, http) => {
    const { chantierId } = params;
    const lue = versionLue(http?.request);
    const retrait = { chantierId, lesquelles: choixOf({ ...params, ...query }), lue };
    return tagged(http, retirerLignes(pool, acteur, retrait));
  });

  calls.handle(lignes.retirerLignes, async ({ acteur }, { params, body }, http) => {
    const lue = versionLue(http?.request);
    const { chantierId } = params;
    const retrait = { chantierId, lesquelles: choix.desArticles(chantierId, body), lue };
    return tagged(http, retirerLignes(pool, acteur, retrait));
  });

  calls.handle(lignes.deplacerLignes, async (demande, { body }, http) => {
    const { ligneIds, ...vers } = body;
    const lue = versionLue(http?.request);
    const deplacement = { ligneIds, vers, lue, qui: visiteurOf(demande, http) };
    return tagged(http, deplacerLignes(pool, demande.acteur, deplacement));
  });

  calls.handle(lignes.remplacerArticle, async (demande, { params, query }, http) => {
    const lue = versionLue(http?.request);
    const { ligneId, articleId: parId } = query;
    const lesquelles = choixOf({ ...params, ligneId });
    const remplacement = { ...params, lesquelles, parId, lue, qui: visiteurOf(demande, http) };
    return tagged(http, remplacerArticle(deps, demande, remplacement));
  });

  calls.handle(contract.annulerAjout, async (demande, { params, body }, http) => {
    const ajout = { chantierId: params.chantierId, articles: body, cle: cleOf(http?.request) };
    return tagged(http, annulerAjout(deps, demande, ajout));
  });

  calls.handle(contract.listerQuantites, ({ acteur }) =>
    listQuantites(pool, proprietaireOf(acteur)),
  );

  calls.handle(contract.compterArticles, async ({ acteur }, _input, http) => {
    const nombre = await countLignes(pool, proprietaireOf(acteur));
    writeHeader(http?.reply, 'X-Nombre-Articles', String(nombre));
  });
}

async function tagged(http: Http, writing: Promise<EcriturePanier>): Promise<EcriturePanier> {
  const ecriture = await writing;
  writeEtag(http?.reply, ecriture.version);
  return ecriture;
}

/** All the lines of an article in a chantier, or the one named. */
function choixOf({
  chantierId,
  articleId,
  ligneId,
}: {
  chantierId: number;
  articleId: number;
  ligneId?: number | undefined;
}): Sql {
  return ligneId === undefined
    ? choix.desArticles(chantierId, [articleId])
    : choix.deLigne(chantierId, articleId, ligneId);
}
