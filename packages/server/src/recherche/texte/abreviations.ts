/** Other ways a code of a question may be meant: « t43 » is a size, « dn15 » a thread of 1/2″. */

/** Nominal diameters and the threads they go with. */
const DN: Readonly<Record<string, string>> = {
  8: '1/4',
  10: '3/8',
  15: '1/2',
  20: '3/4',
  25: '26x34',
  32: '33x42',
  40: '40x49',
  50: '50x60',
};

/** Each is a list of terms that an article has all of. */
export function autresEcritures(code: string): string[][] {
  const [, lettres = '', nombre = ''] = /^([a-z]+)(\d+(?:\.\d+)?)$/.exec(code) ?? [];
  if (lettres === '') return cableOf(code);
  switch (lettres) {
    case 't':
    case 'p':
    case 'n':
    case 'pt':
    case 'sz':
      return [[nombre]];
    case 'd':
    case 'diam':
      return [[`ø${nombre}`], [`${nombre}mm`], [nombre]];
    case 'l':
    case 'lg':
    case 'long':
    case 'e':
    case 'ep':
    case 'h':
      return [[`${nombre}mm`], [nombre]];
    case 'dn':
      return DN[nombre] === undefined ? [] : [[DN[nombre]]];
    default:
      // « grain120 »
      return lettres.length >= 3 ? [[lettres, nombre]] : [];
  }
}

/** « 3x2.5 » of a cable is « 3g2.5 ». */
function cableOf(terme: string): string[][] {
  const [, fils, section] = /^([2-7])x(1\.5|2\.5|4|6|10|16|25)$/.exec(terme) ?? [];
  return fils === undefined ? [] : [[`${fils}g${section}`]];
}
