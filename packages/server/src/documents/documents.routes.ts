/** Files about products, to read or keep: written on demand from the product's own data. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { DEFAULT_LOCALE, isLocale } from '@comptoir/contract/words/locales.ts';
import { slugify } from '@comptoir/contract/noms.ts';
import type { Clock } from '../clock.ts';
import type { Pool } from '../db/pool.ts';
import { findDocument } from './documents.sql.ts';
import { demandeOf } from '../http/session-hook.ts';
import { visiteurOf } from '../http/acteur.ts';
import { defineTravail } from '../travaux/travail.ts';
import { travaux } from '../travaux/travaux.ts';
import type writeDocument from './document.travail.ts';

const ECRIRE = defineTravail<typeof writeDocument>(
  new URL('./document.travail.ts', import.meta.url),
  {
    maxMs: 15_000,
  },
);

interface Asked {
  Params: { id: string };
  Querystring: { langue?: unknown };
}

export function documentsRoutes(
  app: FastifyInstance,
  { pool, clock }: { pool: Pool; clock: Clock },
): void {
  app.get<Asked>('/documents/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params;
    const { langue: asked } = request.query;
    const langue = isLocale(asked) ? asked : DEFAULT_LOCALE;
    const document = /^[1-9]\d{0,8}$/.test(id)
      ? await findDocument(pool, Number(id), langue)
      : undefined;
    if (!document || document.fichier !== null) throw refus('introuvable');
    // What it is made from, not its bytes: those carry the hour they were written at.
    const etag = `"${createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22)}"`;
    const name = slugify(`${document.titre} ${document.produit.nom}`);
    const isConnu = request.headers['if-none-match'] === etag;
    // Written before anything is said of it: no cache may keep a refusal for an hour.
    const qui = visiteurOf(demandeOf(request), { request });
    const pdf = isConnu
      ? undefined
      : await travaux.faire(qui, ECRIRE, { document, langue, jour: clock.today() });
    void reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=3600')
      .header('content-language', langue)
      .header('content-disposition', `inline; filename="${name}.pdf"`);
    return pdf ? reply.type('application/pdf').send(pdf) : reply.code(304).send();
  });
}
