/** Prices and percents as people type them: « 1 250,50 », « 12,5 % ». Null: nothing; undefined: neither. */
const PRIX = /^\d{1,9}(\.\d{1,4})?$/;
const POURCENT = /^\d{1,3}(\.\d{1,2})?$/;

export function readPrix(texte: string): string | null | undefined {
  return read(texte, PRIX);
}

/** Zero is no discount. */
export function lireRemise(texte: string): string | null | undefined {
  const remise = read(texte, POURCENT);
  if (typeof remise !== 'string') return remise;
  if (Number(remise) > 100) return undefined;
  return Number(remise) === 0 ? null : remise;
}

function read(texte: string, forme: RegExp): string | null | undefined {
  const net = texte.replaceAll(/[\s€£%]/g, '').replace(',', '.');
  if (net === '') return null;
  return forme.test(net) ? net : undefined;
}
