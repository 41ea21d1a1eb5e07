/** Stops listening and answers the requests under way. */
import type { FastifyInstance } from 'fastify';

/** Someone who does not read their answer waits no longer. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 50;

export async function closeHttp(http: FastifyInstance, patience = PATIENCE_MS): Promise<void> {
  const { server } = http;
  // One that is answered meanwhile stays open for its next request, which will never be taken.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  try {
    await http.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
