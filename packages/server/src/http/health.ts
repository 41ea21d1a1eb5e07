/** /healthz: the process answers. /readyz: it can serve buyers. */
import type { FastifyInstance } from 'fastify';
import type { Pool } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface Readiness {
  /** Set while the server is being stopped: the balancer sends nobody new. */
  stopping: boolean;
}

export function healthRoutes(app: FastifyInstance, pool: Pool, readiness: Readiness): void {
  const options = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/healthz', options, () => ({ status: 'ok' }));
  app.get('/readyz', options, async (_request, reply) => {
    const checks = {
      running: !readiness.stopping,
      database: await pool.query(sql`select 1`).then(
        () => true,
        () => false,
      ),
    };
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks });
  });
}
