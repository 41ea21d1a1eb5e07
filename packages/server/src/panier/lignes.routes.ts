import type { FastifyRequest } from 'fastify';
import { refus } from '@comptoir/contract/erreurs.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import * as lignes from '@comptoir/contract/panier/lignes-chantier.contract.ts';
import * as contract from '@comptoir/contract/panier/lignes.contract.ts';
import type { CallHandler, Calls } from '../http/calls.ts';
import { writeEtag } from '../http/etag.ts';
import { ajouterArticles, type Deps } from './ajouter-articles.ts';
import { deplacerLignes } from './deplacer-lignes.ts';
import { modifierLigne } from './modifier-ligne.ts';
import { countLignes, proprietaireOf } from './panier.sql.ts';
import { remplacerArticle } from './remplacer-article.ts';
import { retirerLignes } from './retirer-lignes.ts';
import { choix } from './tenues.sql.ts';
import { versionLue } from './version.ts';

type Http = Parameters<CallHandler<typeof contract.ajouterArticle>>[2];

export function lignesRoutes(calls: Calls, deps: Deps): void {
  const { pool } = deps;

  calls.handle(contract.ajouterArticle, (demande, { params, query }, http) =>
    tagged(
      http,
      ajouterArticles(deps, demande, {
        articles: [{ articleId: params.id, quantite: query.quantite ?? 1 }],
        choix: {},
        cle: cleOf(http?.request),
      }),
    ),
  );

  calls.handle(contract.ajouterArticles, async (demande, { query, body }, http) => {
    if (body.length === 0) throw refus('lot-sans-donnees');
    const cle = cleOf(http?.request);
    return tagged(http, ajouterArticles(deps, demande, { articles: body, choix: query, cle }));
  });

  calls.handle(lignes.ajouterAuChantier, async (demande, { params, query }, http) => {
    const { chantierId, articleId } = params;
    const { quantite = 1, libelle, remise } = query;
    verifierTrait(query.traitCoupe);
    if (chantierId === 'nouveau' && libelle === undefined) {
      throw refus('requete-invalide', { champ: 'libelle' });
    }
    return tagged(
      http,
      ajouterArticles(deps, demande, {
        articles: [{ articleId, quantite }],
        choix: chantierId === 'nouveau' ? { chantier: libelle } : { chantierId },
        remise,
        cle: cleOf(http?.request),
      }),
    );
  });

  calls.handle(lignes.modifierLigne, async (demande, { params, query }, http) => {
    const { chantierId, articleId } = params;
    const { quantite, remise, traitCoupe } = query;
    verifierTrait(traitCoupe);
    if (quantite === undefined && remise === undefined && traitCoupe === undefined) {
      throw refus('requete-invalide', { champ: 'quantite' });
    }
    const lesquelles = choix.desArticles(chantierId, [articleId]);
    const lue = versionLue(http?.request);
    const changement = { articleId, lesquelles, quantite, remise, lue };
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
      }),
    );
  });

  calls.handle(lignes.retirerLigne, async ({ acteur }, { params }, http) => {
    const { chantierId, articleId } = params;
    const lue = versionLue(http?.request);
    const retrait = { chantierId, articleIds: [articleId], lue };
    return tagged(http, retirerLignes(pool, acteur, retrait));
  });

  calls.handle(lignes.retirerLignes, async ({ acteur }, { params, body }, http) => {
    const lue = versionLue(http?.request);
    const retrait = { chantierId: params.chantierId, articleIds: body, lue };
    return tagged(http, retirerLignes(pool, acteur, retrait));
  });

  calls.handle(lignes.deplacerLignes, async ({ acteur }, { body }, http) => {
    const { ligneIds, ...vers } = body;
    const lue = versionLue(http?.request);
    return tagged(http, deplacerLignes(pool, acteur, { ligneIds, vers, lue }));
  });

  calls.handle(lignes.remplacerArticle, async (demande, { params, query }, http) => {
    const lue = versionLue(http?.request);
    const remplacement = { ...params, parId: query.articleId, lue };
    return tagged(http, remplacerArticle(deps, demande, remplacement));
  });

  calls.handle(contract.compterArticles, async ({ acteur }, _input, http) => {
    const nombre = await countLignes(pool, proprietaireOf(acteur));
    void http?.reply.header('x-nombre-articles', nombre);
  });
}

async function tagged(http: Http, writing: Promise<EcriturePanier>): Promise<EcriturePanier> {
  const ecriture = await writing;
  writeEtag(http?.reply, ecriture.version);
  return ecriture;
}

/** Nothing reads cut lists yet: a line is taken uncut or not at all. */
function verifierTrait(traitCoupe: string | undefined): void {
  if (traitCoupe) throw refus('requete-invalide', { champ: 'traitCoupe' });
}

// A key is an identifier made by a program, most often a UUID.
const CLE = /^[\x21-\x7e]{1,200}$/;

function cleOf(request: FastifyRequest | undefined): string | undefined {
  const cle = request?.headers['idempotency-key'];
  if (cle === undefined) return undefined;
  if (typeof cle !== 'string' || !CLE.test(cle)) {
    throw refus('requete-invalide', { champ: 'Idempotency-Key' });
  }
  return cle;
}
