/** Answers that the caller already has. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeHeader } from './declared-headers.ts';

export function writeEtag(reply: FastifyReply | undefined, version: string): void {
  writeHeader(reply, 'ETag', `"${version}"`);
}

/** Where the handler named a version, a print of what is answered: prices change without it. */
export function completeEtag(reply: FastifyReply, body: string | Buffer): void {
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string') void reply.header('etag', `${etag.slice(0, -1)}-${printOf(body)}"`);
}

/** Whether what would be answered is what the caller says it has. */
export function isNotModified(request: FastifyRequest, reply: FastifyReply): boolean {
  const sent = request.headers['if-none-match'];
  const etag = reply.getHeader('etag');
  if (request.method !== 'GET' || sent === undefined || typeof etag !== 'string') return false;
  return sent.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Prints of bytes that are answered again. */
const prints = new WeakMap<Buffer, string>();

function printOf(body: string | Buffer): string {
  const known = typeof body === 'string' ? undefined : prints.get(body);
  if (known !== undefined) return known;
  const print = createHash('sha1').update(body).digest('base64url').slice(0, 16);
  if (typeof body !== 'string') prints.set(body, print);
  return print;
}
