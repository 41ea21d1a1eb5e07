/** The number of an establishment in France: nine digits of the company, five of the place. */

const FORME = /^\d{14}$/;

/** Exactly fourteen digits, nothing between them. */
export function isSiret(texte: string): boolean {
  return FORME.test(texte);
}

/**
 * Whether its last digit is the one the others ask for. Some numbers in use have another (those of
 * La Poste, some of the oldest): a wrong key is worth a second look, never a refusal.
 */
export function aCleJuste(siret: string): boolean {
  return isSiret(siret) && somme(siret) % 10 === 0;
}

/** Every second digit from the right counts twice, by the sum of its own digits. */
function somme(chiffres: string): number {
  return Array.from(chiffres, Number).reduce((total, chiffre, i) => {
    const value = (chiffres.length - i) % 2 === 0 ? chiffre * 2 : chiffre;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
}

/** `123 456 789 00012`, by spaces that do not break; anything else is returned as it is. */
export function formatSiret(siret: string): string {
  if (!FORME.test(siret)) return siret;
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00A0$2\u00A0$3\u00A0$4');
}
