/** Structured logs: what happened and how long it took, never who, from where, or with which token. */
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type LoggerOptions } from 'pino';
import type { Config } from '../config.ts';

export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination(1),
): FastifyBaseLogger {
  const options: LoggerOptions = {
    level: logLevel,
    base: { pid: process.pid },
    serializers: {
      err: pino.stdSerializers.err,
      // The pattern, not the address: paths hold keys and tokens, queries hold anything.
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
    redact: ['req.headers', 'password', 'motDePasse', 'token', '*.motDePasse', '*.token'],
  };
  return pino(options, destination);
}
