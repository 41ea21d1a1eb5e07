/**
 * The departement a postcode is of: its first two digits, but for Corsica, which shares 20, and
 * overseas, whose codes have three.
 */
export function departementOf(codePostal: string): string {
  if (codePostal.startsWith('20')) return Number(codePostal) < 20_200 ? '2A' : '2B';
  return codePostal.slice(0, /^9[78]/.test(codePostal) ? 3 : 2);
}
