/** Bodies kept as they were sent, for calls whose sender signs the bytes. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { Readable } from 'node:stream';

declare module 'fastify' {
  interface FastifyRequest {
    corpsBrut?: Buffer;
  }
}

const MAX_OCTETS = 256 * 1024;

export const keepCorpsBrut: preParsingAsyncHookHandler = async (request, _reply, payload) => {
  const morceaux: Buffer[] = [];
  let octets = 0;
  // Its end would be that of the connection, before the refusal is written.
  const pieces = (payload as Readable).iterator({ destroyOnReturn: false });
  for await (const morceau of pieces as AsyncIterable<Buffer>) {
    octets += morceau.length;
    if (octets > MAX_OCTETS) throw refus('corps-trop-grand');
    morceaux.push(morceau);
  }
  request.corpsBrut = Buffer.concat(morceaux);
  return Readable.from(morceaux, { objectMode: false });
};

export function corpsBrutOf(request: FastifyRequest): Buffer {
  return request.corpsBrut ?? Buffer.alloc(0);
}
