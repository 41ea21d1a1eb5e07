/** Reads a list of references pasted from a spreadsheet, a mail or a table. */
export interface LigneSaisie {
  reference: string;
  quantite: string;
}

/** Above this the quick purchase page, which takes whole files, is the place. */
export const LIGNES_MAX = 50;

/** One line each: the reference, then perhaps a quantity after a tab, a semicolon, a comma or a space. */
export function parseLignesCollees(text: string): LigneSaisie[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => parseLigne(line.slice(0, 200)))
    .filter((ligne) => ligne.reference !== '')
    .slice(0, LIGNES_MAX);
}

function parseLigne(line: string): LigneSaisie {
  const match = /^\s*(.*?)(?:\s*[\t;,]\s*|\s+[x×]?\s*)(\d{1,6})(?:[.,]0+)?\s*[;,]?\s*$/u.exec(line);
  const [reference = '', quantite = '1'] = match ? [match[1], match[2]] : [line];
  // A reference alone may itself be digits: an EAN is no quantity.
  return reference.trim() === ''
    ? { reference: line.replace(/[;,\s]+$/u, '').trim(), quantite: '1' }
    : {
        reference: reference.replace(/[\t;,]+$/u, '').trim(),
        quantite: String(Number(quantite) || 1),
      };
}
