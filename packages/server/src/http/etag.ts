/** Answers that the caller already has. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `version` and a print of what is answered: prices change without it. */
export function writeEtag(reply: FastifyReply | undefined, version: string, body?: unknown): void {
  const print = body === undefined ? '' : `-${printOf(body)}`;
  void reply?.header('etag', `"${version}${print}"`);
}

/** Whether what would be answered is what the caller says he has. */
export function isNotModified(request: FastifyRequest, reply: FastifyReply): boolean {
  const sent = request.headers['if-none-match'];
  const etag = reply.getHeader('etag');
  if (request.method !== 'GET' || sent === undefined || typeof etag !== 'string') return false;
  return sent.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function printOf(body: unknown): string {
  return createHash('sha1').update(JSON.stringify(body)).digest('base64url').slice(0, 16);
}
