/** A header that a call reads or answers without saying so would be in no description of the API. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerHeader, CallShape, RequestHeader } from '@comptoir/contract/http/call.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route answers. */
    call?: CallShape;
  }
}

export function readHeader(
  request: FastifyRequest | undefined,
  name: RequestHeader,
): string | undefined {
  if (!request) return undefined;
  const { call } = request.routeOptions.config;
  if (!call?.requestHeaders?.[name]) throw new Error(`${call?.path} does not declare ${name}`);
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
}

export function writeHeader(
  reply: FastifyReply | undefined,
  name: AnswerHeader,
  value: string,
): void {
  if (!reply) return;
  const { call } = reply.request.routeOptions.config;
  if (!call?.answerHeaders?.includes(name)) {
    throw new Error(`${call?.path} does not declare ${name}`);
  }
  void reply.header(name.toLowerCase(), value);
}
