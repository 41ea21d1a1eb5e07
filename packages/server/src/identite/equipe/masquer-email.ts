/** A journal outlives people: it records where to without keeping the address. */
export function masquerEmail(email: string): string {
  const [nom = '', domaine = ''] = email.split('@');
  return `${nom.slice(0, 1)}…@${domaine}`;
}
