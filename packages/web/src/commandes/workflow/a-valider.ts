/** What waits for who looks, and who sets the rules. */

export const A_VALIDER = { aValider: true };

/** A delegate who acts for an administrator decides nothing about the people of the company. */
export function isAdministrateur(
  profil: { administrateur: boolean; role: string } | null | undefined,
): boolean {
  return profil?.administrateur === true && profil.role === 'Utilisateur';
}
