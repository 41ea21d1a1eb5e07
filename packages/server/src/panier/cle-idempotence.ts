import type { FastifyRequest } from 'fastify';
import { refus } from '@comptoir/contract/erreurs.ts';

// A key is an identifier made by a program, most often a UUID.
const CLE = /^[\x21-\x7e]{1,200}$/;

/** Undefined: the request may not be sent again without doing it twice. */
export function cleOf(request: FastifyRequest | undefined): string | undefined {
  const cle = request?.headers['idempotency-key'];
  if (cle === undefined) return undefined;
  if (typeof cle !== 'string' || !CLE.test(cle)) {
    throw refus('requete-invalide', { champ: 'Idempotency-Key' });
  }
  return cle;
}
