/** The number of an establishment in France: nine digits of the company, five of the place. */

const FORME = /^\d{14}$/;
/** La Poste ran out of numbers with a right key: those of its offices follow a rule of their own. */
const SIREN_LA_POSTE = '356000000';

/** Fourteen digits, nothing between them, with a right key. */
export function isSiret(texte: string): boolean {
  if (!FORME.test(texte)) return false;
  if (somme(texte, 2) % 10 === 0) return true;
  return texte.startsWith(SIREN_LA_POSTE) && somme(texte, 1) % 5 === 0;
}

/** Every second digit from the right counts `facteur` times, by the sum of its own digits. */
function somme(chiffres: string, facteur: 1 | 2): number {
  return Array.from(chiffres, Number).reduce((total, chiffre, i) => {
    const value = (chiffres.length - i) % 2 === 0 ? chiffre * facteur : chiffre;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
}

/** `123 456 789 00012`, by spaces that do not break; anything else is returned as it is. */
export function formatSiret(siret: string): string {
  if (!FORME.test(siret)) return siret;
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00A0$2\u00A0$3\u00A0$4');
}
