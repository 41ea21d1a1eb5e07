/** What is believed of the proxies in front: who asks, and the number of the request. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config.ts';

type ProxyConfig = Pick<Config, 'trustProxy'>;

/**
 * As Fastify wants it. Addresses are read from the right, the nearest proxy first: what the client
 * wrote into the header itself stands left of them and is never reached.
 */
export function trustOf({
  trustProxy,
}: ProxyConfig): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}

/** It goes into headers, logs and the error page: nothing else is taken for one. */
const REQUEST_ID = /^[\w.:-]{8,64}$/;

/** The number the proxy in front gave, where there is one. */
export function requestIds({
  trustProxy,
}: ProxyConfig): (request: Pick<IncomingMessage, 'headers'>) => string {
  if (trustProxy === false) return () => randomUUID();
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  };
}
