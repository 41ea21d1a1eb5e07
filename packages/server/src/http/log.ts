/** Structured logs: what happened and how long it took, never who, from where, or with which token. */
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

export function logOptions(config: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    serializers: {
      // The pattern, not the address: paths hold keys and tokens, queries hold anything.
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
    redact: ['req.headers', 'password', 'motDePasse', 'token', '*.motDePasse', '*.token'],
  };
}
