/** What a code may have been before a slip of the hand or of the eye. */

/** Signs that are taken for one another. */
const SOSIES: Readonly<Record<string, string>> = {
  O: '0',
  0: 'O',
  I: '1',
  1: 'I',
  L: '1',
  S: '5',
  5: 'S',
  B: '8',
  8: 'B',
  Z: '2',
  2: 'Z',
};

/** Longer ones are no codes. */
const MAX_SIGNES = 30;

/** With one sign too many, two swapped, a nought lost, a double lost, or one misread. */
export function fautesDeCode(code: string): string[] {
  if (code.length > MAX_SIGNES) return [];
  const variantes = new Set<string>();
  for (let at = 0; at <= code.length; at++) {
    const avant = code.slice(0, at);
    const signe = code.charAt(at);
    const apres = code.slice(at + 1);
    variantes.add(`${avant}0${code.slice(at)}`);
    if (signe === '') continue;
    variantes.add(avant + apres);
    variantes.add(avant + signe + signe + apres);
    variantes.add(avant + apres.charAt(0) + signe + apres.slice(1));
    const sosie = SOSIES[signe];
    if (sosie !== undefined) variantes.add(avant + sosie + apres);
  }
  variantes.delete(code);
  return [...variantes];
}

/** With one figure wrong or two swapped, where that makes the last one right. */
export function fautesDEan(ean: string): string[] {
  const variantes = new Set<string>();
  for (let at = 0; at < ean.length; at++) {
    const avant = ean.slice(0, at);
    const apres = ean.slice(at + 1);
    for (let chiffre = 0; chiffre < 10; chiffre++) variantes.add(avant + chiffre + apres);
    variantes.add(avant + apres.charAt(0) + ean.charAt(at) + apres.slice(1));
  }
  variantes.delete(ean);
  return [...variantes].filter(isEan);
}

function isEan(ean: string): boolean {
  if (!/^\d{8}$|^\d{12,13}$/.test(ean)) return false;
  const sum = ean
    .split('')
    .toReversed()
    .reduce((each, chiffre, at) => each + Number(chiffre) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
