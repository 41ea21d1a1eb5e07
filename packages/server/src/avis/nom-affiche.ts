/** « Hélène M. »: buyers of other companies need no more. */
export function nomAffiche({ prenom, nom }: { prenom: string; nom: string }): string {
  const [initiale] = nom.trim();
  return initiale ? `${prenom} ${initiale.toUpperCase()}.` : prenom;
}
