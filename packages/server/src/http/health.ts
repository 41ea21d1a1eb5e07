/** /healthz: the process answers. /readyz: it can serve buyers. */
import type { FastifyInstance } from 'fastify';
import type { Pool } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface Readiness {
  /** Set while the server is being stopped: the balancer sends nobody new. */
  stopping: boolean;
}

export interface HealthDeps {
  pool: Pool;
  readiness: Readiness;
  /** Of the listings; absent where nothing is listed. */
  index?: { readonly pret: boolean } | undefined;
}

export function healthRoutes(app: FastifyInstance, { pool, readiness, index }: HealthDeps): void {
  const options = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/healthz', options, () => ({ status: 'ok' }));
  app.get('/readyz', options, async (_request, reply) => {
    const checks = {
      running: !readiness.stopping,
      database: await pool.query(sql`select 1`).then(
        () => true,
        () => false,
      ),
      ...(index && { index: index.pret }),
    };
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks });
  });
}
