/** Security headers and limits that hold for every answer. */
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Config } from '../config.ts';
import { CSP_NOTHING } from './csp.ts';
import type { Door } from './limites/door.ts';

/** `door`: absent where there is no limit; who wants none has every request answered, however late. */
export async function registerSecurity(
  app: FastifyInstance,
  config: Config,
  door: Door | undefined,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.url.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    void reply.header('content-security-policy', CSP_NOTHING);
    // The camera is for scanning barcodes, the position for the nearest store; nothing else.
    void reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=()');
  });
  if (!door) return;
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: '1 minute',
    // Files are cheap and a page asks for many of them.
    allowList: (request) => /^\/(?:assets\/|images\/|healthz|readyz)/.test(request.url),
    errorResponseBuilder(request, { ttl }) {
      // This one was looked at, session and all; the next are refused at the door.
      door.exceed(request, ttl);
      return refus('trop-de-requetes');
    },
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 2000,
    retryAfter: 5,
    exposeStatusRoute: false,
    // Infinity means that nothing was measured since the last look, not that the server is slow.
    pressureHandler: async (_request, _reply, _type, value) => {
      if (value !== Infinity) throw refus('service-indisponible');
    },
  });
}

/** A service worker is ruled by the policy of its own file: it fetches from the shop, nothing else. */
export const CSP_SERVICE_WORKER = "default-src 'none'; connect-src 'self'";

/** The worker of the 3D view: it loads models and the font of their labels, and sends nothing. */
export const CSP_OUVRIER = "default-src 'none'; script-src 'self'; font-src 'self'";

export interface CspSource {
  /** `'nonce-…'` or the hashes of the inline scripts. */
  scripts: string[];
  dev: boolean;
}

export function pageCsp({ scripts, dev }: CspSource): string {
  return [
    "default-src 'self'",
    // Compiling WebAssembly, for the reader of barcodes; not eval.
    `script-src 'self' 'wasm-unsafe-eval' ${scripts.join(' ')}`,
    // In development Vite inserts the styles itself and its socket reconnects through a worker.
    dev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Printing shows the document in a frame of its own.
    "frame-src 'self' blob:",
    dev ? "connect-src 'self' ws:" : "connect-src 'self'",
    dev ? "worker-src 'self' blob:" : "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
