/** Files sent as the body of a call: its `fichier`, as if it had come inside JSON. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_OCTETS_FICHIER } from '@comptoir/contract/http/fichier-recu.schema.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { verifierAlentours } from './limites/max-corps.ts';

/** A file in base64 with what stands around it. */
export const MAX_CORPS_TELEVERSE = Math.ceil(MAX_OCTETS_FICHIER / 3) * 4 + 64 * 1024;

const TYPES = [
  'text/plain',
  'text/csv',
  'text/tab-separated-values',
  'text/xml',
  'application/xml',
  'application/pdf',
  'application/octet-stream',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call takes a file. */
    televersement?: true;
  }
}

export function registerTeleversement(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, corps: Buffer, done) => {
      try {
        if (request.routeOptions.config.televersement) verifierAlentours(corps);
      } catch (error) {
        return done(error as Error);
      }
      return parse(request, corps.toString(), done);
    },
  );
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    TYPES,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, corps: Buffer) => {
      if (request.routeOptions.config.televersement) {
        return { fichier: { data: corps.toString('base64') } };
      }
      // What any call may be sent, and is then held against its schema.
      if (/^text\/plain/i.test(request.headers['content-type'] ?? '')) return corps.toString();
      throw refus('type-non-pris-en-charge');
    },
  );
}
