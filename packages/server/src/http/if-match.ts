/** Which state someone speaks of: the thing and how many times it was changed, `31-57`. */
import type { FastifyRequest } from 'fastify';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { readHeader } from './declared-headers.ts';

export interface EtatNomme {
  id: number;
  numero: number;
}

// The tag of a read goes on with a print of what was read.
const TAG = /^(?:W\/)?"(\d{1,15})-(\d{1,10})(?:-[\w-]+)?"$/;

/** Undefined: they did not say, or said that any will do. */
export function readIfMatch(request: FastifyRequest | undefined): EtatNomme | undefined {
  const sent = readHeader(request, 'If-Match');
  if (sent === undefined || sent === '*') return undefined;
  const match = TAG.exec(sent);
  if (!match) throw refus('requete-invalide', { champ: 'If-Match' });
  return { id: Number(match[1]), numero: Number(match[2]) };
}
