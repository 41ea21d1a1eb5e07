import type { TranslateOf } from '../words/use-texts.ts';

/** Companies open accesses that have no name yet. */
export function nomUtilisateur(
  t: TranslateOf<'delegue'>,
  { prenom, nom }: { prenom: string; nom: string },
): string {
  return `${prenom} ${nom}`.trim() || t('utilisateur-sans-nom');
}
