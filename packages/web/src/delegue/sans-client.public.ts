import type { SessionAffichee } from '../app/rendering.ts';

/** A delegate who acts for nobody: there is no company to show, and no basket. */
export function isSansClient(session: SessionAffichee | undefined): boolean {
  return session?.delegue !== undefined && session.utilisateur === undefined;
}
