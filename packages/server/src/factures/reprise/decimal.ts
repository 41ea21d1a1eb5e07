/** Amounts as an ERP writes them, exactly: hundred-millionths. */

export const UN = 100_000_000n;
const CENT = UN / 100n;
const DECIMAL = /^([+-]?)(\d{1,15})(?:\.(\d{1,8})0*)?$/;

/** Undefined: it is no decimal. Nothing is nought. */
export function readDecimal(texte: string): bigint | undefined {
  const propre = texte.trim();
  if (propre === '') return 0n;
  const [, signe, entier = '0', decimales = ''] = DECIMAL.exec(propre) ?? [];
  if (signe === undefined) return undefined;
  const valeur = BigInt(entier + decimales.padEnd(8, '0'));
  return signe === '-' ? -valeur : valeur;
}

/** Undefined: it is no amount of whole cents. */
export function readMontant(texte: string): bigint | undefined {
  const valeur = readDecimal(texte);
  return valeur === undefined || valeur % CENT !== 0n ? undefined : valeur;
}

/** To whole cents, half away from zero. */
export function auCent(valeur: bigint, diviseur = UN): bigint {
  return arrondir(valeur, { pas: CENT, diviseur });
}

function arrondir(valeur: bigint, { pas, diviseur }: { pas: bigint; diviseur: bigint }): bigint {
  const taille = valeur < 0n ? -valeur : valeur;
  const tout = pas * diviseur;
  const arrondi = ((taille * 2n + tout) / (tout * 2n)) * pas;
  return valeur < 0n ? -arrondi : arrondi;
}

export const produit = (a: bigint, b: bigint): bigint => a * b;

/** So many decimals, rounded. */
export function write(valeur: bigint, decimales = 2): string {
  const pas = UN / 10n ** BigInt(decimales);
  const entier = arrondir(valeur, { pas, diviseur: 1n }) / pas;
  const texte = String(entier < 0n ? -entier : entier).padStart(decimales + 1, '0');
  const point = texte.length - decimales;
  return `${entier < 0n ? '-' : ''}${texte.slice(0, point)}.${texte.slice(point)}`;
}
