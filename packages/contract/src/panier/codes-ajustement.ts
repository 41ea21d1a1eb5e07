/**
 * Rows of a basket as a file that are no articles, under the code that a library of building
 * software wants for every row. An import that meets them leaves them out and says so.
 */
export const CODES_AJUSTEMENT = {
  coupe: 'COUPE',
  promotion: 'PROMOTION',
  eco: 'ECO-PARTICIPATION',
} as const;

export function isCodeAjustement(code: string): boolean {
  return Object.values<string>(CODES_AJUSTEMENT).includes(code);
}
