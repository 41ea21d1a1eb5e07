/** Catalogues and guides of the company, written as PDF in the language asked. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { DEFAULT_LOCALE, isLocale } from '@comptoir/contract/words/locales.ts';
import { slugify } from '@comptoir/contract/noms.ts';
import type { Pool } from '../db/pool.ts';
import { findBrochure } from './brochures.sql.ts';
import { visiteurOf } from '../http/acteur.ts';
import { demandeOf } from '../http/session-hook.ts';
import { defineTravail } from '../travaux/travail.ts';
import { travaux } from '../travaux/travaux.ts';
import type writeBrochure from './brochure.travail.ts';

const ECRIRE = defineTravail<typeof writeBrochure>(
  new URL('./brochure.travail.ts', import.meta.url),
  {
    maxMs: 15_000,
  },
);

interface Asked {
  Params: { id: string };
  Querystring: { langue?: unknown };
}

export function brochuresRoutes(app: FastifyInstance, pool: Pool): void {
  app.get<Asked>('/brochures/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params;
    const { langue: asked } = request.query;
    const langue = isLocale(asked) ? asked : DEFAULT_LOCALE;
    const brochure = /^[1-9]\d{0,8}$/.test(id)
      ? await findBrochure(pool, Number(id), langue)
      : undefined;
    if (!brochure) throw refus('introuvable');
    const etag = `"${createHash('sha256').update(JSON.stringify(brochure)).digest('base64url').slice(0, 22)}"`;
    const isConnu = request.headers['if-none-match'] === etag;
    // Written before anything is said of it: no cache may keep a refusal for an hour.
    const qui = visiteurOf(demandeOf(request), { request });
    const pdf = isConnu ? undefined : await travaux.faire(qui, ECRIRE, { brochure, langue });
    void reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=3600')
      .header('content-language', langue)
      .header('content-disposition', `inline; filename="${slugify(brochure.titre)}.pdf"`);
    return pdf ? reply.type('application/pdf').send(pdf) : reply.code(304).send();
  });
}
