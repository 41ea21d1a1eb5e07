/** Article numbers of GS1 (EAN-8, UPC-12, EAN-13, GTIN-14): one number, its last digit a check. */

/** The digit that follows the given ones: weights 3 and 1 alternate from the right. */
export function eanCheckDigit(digits: string): number {
  if (!/^\d+$/.test(digits)) throw new RangeError(`not digits: ${digits}`);
  let sum = 0;
  for (let i = digits.length - 1, weight = 3; i >= 0; i--, weight = 4 - weight) {
    sum += (digits.charCodeAt(i) - 48) * weight;
  }
  return (10 - (sum % 10)) % 10;
}

/** Whether a text is such a number, with the right check digit. */
export function isEan(text: string): boolean {
  return (
    /^(?:\d{8}|\d{12,14})$/.test(text) && Number(text.at(-1)) === eanCheckDigit(text.slice(0, -1))
  );
}

/** The same number in its longest form: two texts name one article when theirs are equal. */
export function toGtin14(ean: string): string {
  if (!isEan(ean)) throw new RangeError(`not an article number: ${ean}`);
  return ean.padStart(14, '0');
}
