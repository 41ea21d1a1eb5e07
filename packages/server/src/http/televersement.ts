/** Files sent as the body of a call: its `fichier`, as if it had come inside JSON. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { MAX_OCTETS_FICHIER } from '@comptoir/contract/http/fichier-recu.schema.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { createAlentours } from './limites/max-corps.ts';

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

/** For calls that take a file: what comes in JSON around it is judged while it arrives. */
export const limitAlentours: preParsingAsyncHookHandler = async (request, _reply, payload) => {
  if (!/^application\/json/i.test(request.headers['content-type'] ?? '')) return payload;
  return Readable.from(judged(payload as Readable), { objectMode: false });
};

async function* judged(payload: Readable): AsyncGenerator<Buffer> {
  const judge = createAlentours();
  // Its end would be that of the connection, before the refusal is written.
  for await (const morceau of payload.iterator({ destroyOnReturn: false })) {
    judge(morceau as Buffer);
    yield morceau as Buffer;
  }
}

export function registerTeleversement(app: FastifyInstance): void {
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
