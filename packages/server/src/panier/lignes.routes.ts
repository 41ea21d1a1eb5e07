import type { FastifyRequest } from 'fastify';
import { refus } from '@comptoir/contract/erreurs.ts';
import { listerChantiers } from '@comptoir/contract/panier/chantiers.contract.ts';
import * as contract from '@comptoir/contract/panier/lignes.contract.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import { ajouterArticles } from './ajouter-articles.ts';
import { listChantiers } from './chantiers.sql.ts';
import { countLignes, proprietaireOf } from './panier.sql.ts';

export function lignesRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.ajouterArticle, ({ acteur }, { params, query }, http) =>
    ajouterArticles(pool, {
      acteur,
      articles: [{ articleId: params.id, quantite: query.quantite ?? 1 }],
      choix: {},
      cle: cleOf(http?.request),
    }),
  );

  calls.handle(contract.ajouterArticles, async ({ acteur }, { query, body }, http) => {
    if (body.length === 0) throw refus('lot-sans-donnees');
    return ajouterArticles(pool, {
      acteur,
      articles: body,
      choix: query,
      cle: cleOf(http?.request),
    });
  });

  calls.handle(listerChantiers, ({ acteur }) => listChantiers(pool, proprietaireOf(acteur)));

  calls.handle(contract.compterArticles, async ({ acteur }, _input, http) => {
    const nombre = await countLignes(pool, proprietaireOf(acteur));
    void http?.reply.header('x-nombre-articles', nombre);
  });
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
