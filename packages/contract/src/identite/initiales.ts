/** Two letters that stand for a person. */

export interface Nommee {
  prenom: string;
  nom: string;
}

/** Initials of the name; else the first two letters of the delegate's code; else nothing. */
export function initialesOf({ prenom, nom }: Nommee, codeDelegue = ''): string {
  const letters = [prenom, nom].map((word) => /^./u.exec(word.trim())?.[0] ?? '').join('');
  return (letters || codeDelegue.slice(0, 2)).toLocaleUpperCase('fr');
}
