/** Who asks: the visitor behind a call or a page. */
import type { Devise } from '@comptoir/contract/argent.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Role } from '@comptoir/contract/identite/profil.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { addressOf } from './limites/address.ts';

export interface Acteur {
  /** Absent while the visitor has no session yet: pages can be read without one. */
  sessionId: number | undefined;
  role: Role;
  /** The person they are, or act for. */
  utilisateurId?: number;
  /** The customer company they belong to or act for. */
  compteId?: number;
  /** That company is billed in. */
  devise?: Devise;
  delegueId?: number;
  /** That person runs the account of their company. */
  administrateur?: true;
  /** They may look and ask for quotes, not order: their company, or their role in it. */
  consultation?: 'compte' | 'role';
  /** The store they chose. */
  magasinId?: number;
}

export const ANONYME: Acteur = { sessionId: undefined, role: 'Anonyme' };

/** One call or page, as its handler sees it. */
export interface Demande {
  acteur: Acteur;
  langue: Locale;
}

/** A bearer always stands for a session; a page being rendered may stand for none. */
export function sessionOf({ sessionId }: Acteur): number {
  if (sessionId === undefined) throw refus('non-authentifie');
  return sessionId;
}

/** A person who buys for a company, or whom a delegate acts for. */
export interface Acheteur {
  utilisateurId: number;
  compteId: number;
}

/** For calls whose contract lets nobody else in. */
export function acheteurOf({
  utilisateurId,
  compteId,
}: Pick<Acteur, 'utilisateurId' | 'compteId'>): Acheteur {
  if (utilisateurId === undefined || compteId === undefined) throw refus('acces-interdit');
  return { utilisateurId, compteId };
}

/**
 * Whose turn it is where work waits: each person, and all visitors of one address together, since a
 * session costs nothing.
 */
export function visiteurOf(
  { acteur: { delegueId, utilisateurId, sessionId } }: Demande,
  http?: { request: { ip: string } },
): string {
  if (delegueId !== undefined) return `delegue ${delegueId}`;
  if (utilisateurId !== undefined) return `utilisateur ${utilisateurId}`;
  return http ? `adresse ${addressOf(http.request)}` : `session ${sessionId ?? ''}`;
}
