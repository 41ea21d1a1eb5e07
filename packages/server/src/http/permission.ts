/** The one place that says who may do what. Routes declare what they need (contract/call.ts). */
import type { CallShape } from '@comptoir/contract/call.ts';
import { refus, type CodeErreur } from '@comptoir/contract/erreurs.ts';
import type { Acteur } from './acteur.ts';

export type Besoin = Pick<CallShape, 'acces' | 'commande'>;

export function verifierAcces(acteur: Acteur, besoin: Besoin): void {
  const code = motifDeRefus(acteur, besoin);
  if (code) throw refus(code);
}

/** Undefined: he may. */
export function motifDeRefus(acteur: Acteur, { acces, commande }: Besoin): CodeErreur | undefined {
  const { role, utilisateurId } = acteur;
  if (commande && acteur.consultation) return 'compte-bloque';
  if (acces === 'tous') return undefined;
  if (acces === 'delegue') return role === 'Délégué' ? undefined : refuser(role);
  if (acces === 'titulaire') return role === 'Utilisateur' ? undefined : refuser(role);
  if (acces === 'personne') return role === 'Délégué' ? 'acces-interdit' : undefined;
  if (role === 'Délégué' && utilisateurId === undefined) return 'sans-client';
  if (acces === 'client') return undefined;
  if (role === 'Anonyme') return 'non-authentifie';
  if (acces === 'acheteur') return undefined;
  return role === 'Utilisateur' && acteur.administrateur ? undefined : 'acces-interdit';
}

/** A visitor can still sign in; anyone else has no business there. */
function refuser(role: Acteur['role']): CodeErreur {
  return role === 'Anonyme' ? 'non-authentifie' : 'acces-interdit';
}
