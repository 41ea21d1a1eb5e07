/** A cell of a text file for spreadsheets, in quotes where it needs them. */

/** A spreadsheet runs what begins like a formula, whoever wrote it: an apostrophe makes it a text. */
export function neutraliser(texte: string): string {
  return /^[\s]*[=+\-@]|^[\t\r\n]/.test(texte) ? `'${texte}` : texte;
}

export function champCsv(texte: string): string {
  return /[";\r\n]/.test(texte) ? `"${texte.replaceAll('"', '""')}"` : texte;
}

/** A decimal as French programs read it: a comma, no thousands, no zeros for nothing. */
export function virgule(decimal: string, min: number): string {
  if (decimal === '') return '';
  const [entier = '', apres = ''] = decimal.split('.');
  const decimales = apres.replace(/0+$/, '').padEnd(min, '0');
  return decimales === '' ? entier : `${entier},${decimales}`;
}
