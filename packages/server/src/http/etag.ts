/** Answers that the caller already has. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export function writeEtag(reply: FastifyReply | undefined, version: string): void {
  void reply?.header('etag', `"${version}"`);
}

/** Where the handler named a version, a print of what is answered: prices change without it. */
export function completeEtag(reply: FastifyReply, text: string): void {
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string') void reply.header('etag', `${etag.slice(0, -1)}-${printOf(text)}"`);
}

/** Whether what would be answered is what the caller says he has. */
export function isNotModified(request: FastifyRequest, reply: FastifyReply): boolean {
  const sent = request.headers['if-none-match'];
  const etag = reply.getHeader('etag');
  if (request.method !== 'GET' || sent === undefined || typeof etag !== 'string') return false;
  return sent.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function printOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url').slice(0, 16);
}
