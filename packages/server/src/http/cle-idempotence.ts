import type { FastifyRequest } from 'fastify';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { readHeader } from './declared-headers.ts';

// A key is an identifier made by a program, most often a UUID.
const CLE = /^[\x21-\x7e]{1,200}$/;

/** Undefined: the request may not be sent again without doing it twice. */
export function cleOf(request: FastifyRequest | undefined): string | undefined {
  const cle = readHeader(request, 'Idempotency-Key');
  if (cle === undefined) return undefined;
  if (!CLE.test(cle)) {
    throw refus('requete-invalide', { champ: 'Idempotency-Key' });
  }
  return cle;
}

/** For what must not be done twice. */
export function cleExigee(request: FastifyRequest | undefined): string {
  const cle = cleOf(request);
  if (cle === undefined) throw refus('requete-invalide', { champ: 'Idempotency-Key' });
  return cle;
}
