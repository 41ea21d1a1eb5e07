/** How the server stops: it listens no more, answers the requests under way, and ends. */
import type { FastifyInstance } from 'fastify';

/** Someone who does not read their answer waits no longer. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 50;

/** Whoever calls `close` on it has this; Fastify alone looks once for connections that are idle. */
export function registerClose(http: FastifyInstance, patience = PATIENCE_MS): void {
  const { server } = http;
  http.addHook('preClose', (done) => {
    if (server.listening) {
      // One that is answered meanwhile stays open for its next request, which will never be taken.
      const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
      const cut = setTimeout(() => server.closeAllConnections(), patience);
      server.once('close', () => {
        clearInterval(idle);
        clearTimeout(cut);
      });
    }
    done();
  });
}
