/** What a mistyped word may have been: one sign more, less, other, or two in each other's place. */

const MIN_SIGNES = 4;
const MAX_SIGNES = 16;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Without the word itself; nothing for short words and numbers, which are right or useless. */
export function listVariantes(mot: string): string[] {
  if (mot.length < MIN_SIGNES || mot.length > MAX_SIGNES || /\d/.test(mot)) return [];
  const variantes = new Set<string>();
  for (let i = 0; i <= mot.length; i++) {
    const [avant, apres] = [mot.slice(0, i), mot.slice(i)];
    if (apres.length > 1) variantes.add(avant + apres.charAt(1) + apres.charAt(0) + apres.slice(2));
    if (apres !== '') variantes.add(avant + apres.slice(1));
    for (const lettre of ALPHABET) {
      if (apres !== '') variantes.add(avant + lettre + apres.slice(1));
      variantes.add(avant + lettre + apres);
    }
  }
  variantes.delete(mot);
  // What begins with the word was looked for already.
  return [...variantes].filter((each) => each.length >= MIN_SIGNES && !each.startsWith(mot));
}
