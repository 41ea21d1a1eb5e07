import type { FastifyInstance } from 'fastify';
import * as contract from '@comptoir/contract/devis-clientele/logo.contract.ts';
import { MOTIF_JETON_DEVIS } from '@comptoir/contract/devis-clientele/envoi-devis.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { acheteurOf, visiteurOf } from '../../http/acteur.ts';
import type { Calls } from '../../http/calls.ts';
import { hashJeton } from '../../session/session.public.ts';
import { deposerLogo } from './deposer-logo.ts';
import { deleteLogo, findLogo, findLogoParLien } from './logo.sql.ts';

const JETON = new RegExp(MOTIF_JETON_DEVIS);

export function logoRoutes(calls: Calls, { pool }: { pool: Pool }): void {
  calls.handle(contract.lireLogoDevis, async ({ acteur }) => {
    const logo = await findLogo(pool, acheteurOf(acteur).compteId);
    return {
      logo: logo ? { type: logo.type, data: logo.octets.toString('base64') } : null,
    };
  });

  calls.handle(contract.deposerLogoDevis, async (demande, { body }, http) => ({
    logo: await deposerLogo(
      pool,
      { acteur: demande.acteur, qui: visiteurOf(demande, http) },
      body.fichier,
    ),
  }));

  calls.handle(contract.retirerLogoDevis, ({ acteur }) =>
    transaction(pool, (tx) => deleteLogo(tx, acheteurOf(acteur).compteId)),
  );
}

/** For the page a customer reads: a picture of its own, so that the page stays small. */
export function servirLogo(app: FastifyInstance, { pool }: { pool: Pool }): void {
  app.get<{ Params: { jeton: string } }>(
    '/api/devis-recu/:jeton/logo',
    { schema: { hide: true } },
    async ({ params: { jeton } }, reply) => {
      const logo = JETON.test(jeton) ? await findLogoParLien(pool, hashJeton(jeton)) : undefined;
      if (!logo) throw refus('introuvable');
      return reply
        .header('content-type', logo.type)
        .header('cache-control', 'private, max-age=300')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(logo.octets);
    },
  );
}
