import { normalizeIP } from '@fastify/rate-limit';

/**
 * Whom limits count: an address of the network. Who has one of IPv6 has as many as they like with
 * the same beginning, which counts as one. Nobody when the shop itself asks.
 */
export function addressOf(request: { ip: string } | undefined): string {
  return request ? normalizeIP(request.ip) : '';
}
