/**
 * Which state of a basket someone speaks of: the basket and how many times it was changed. Lines,
 * chantiers and the head each remember the version that last changed them, so that two people
 * who change different things never refuse each other.
 */
import type { FastifyRequest } from 'fastify';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { readIfMatch } from '../http/if-match.ts';

export interface VersionLue {
  panierId: number;
  numero: number;
}

/** Before there is a basket. */
const SANS_PANIER = 0;

export function versionOf(panier: { id: number; version: number } | undefined): string {
  return `${panier?.id ?? SANS_PANIER}-${panier?.version ?? 0}`;
}

/** Undefined: they did not say, or said that any will do. */
export function versionLue(request: FastifyRequest | undefined): VersionLue | undefined {
  const lue = readIfMatch(request);
  return lue && { panierId: lue.id, numero: lue.numero };
}

/** A thing of the basket, as it is now. */
export interface Touchee {
  version: number;
}

export interface Verification {
  panier: { id: number; version: number };
  lue: VersionLue | undefined;
  touchees: readonly Touchee[];
  /** What they did not know, returned with the refusal. */
  etat: Record<string, unknown>;
}

/** Refuses to change what another changed since it was read. */
export function verifierVersion({ panier, lue, touchees, etat }: Verification): void {
  if (!lue) return;
  const isOther = lue.panierId !== SANS_PANIER && lue.panierId !== panier.id;
  if (!isOther && touchees.every(({ version }) => version <= lue.numero)) return;
  throw refus('panier-perime', { version: versionOf(panier), ...etat });
}

/** What is named is not there: it went meanwhile, or never was. */
export function refusAbsente(
  panier: { id: number; version: number },
  lue: VersionLue | undefined,
  nom: Record<string, unknown>,
): Error {
  const wasThere = lue && (lue.panierId !== panier.id || lue.numero < panier.version);
  return wasThere
    ? refus('panier-perime', { version: versionOf(panier), articles: [] })
    : refus('introuvable', nom);
}
