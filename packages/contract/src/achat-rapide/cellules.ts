/** Cuts a pasted table or a CSV file into cells, whatever parts them. */

export type Separateur = '\t' | ';' | '|' | ',' | 'espaces';

/** What parts the cells of most lines; undefined for a plain list. */
export function findSeparateur(texte: string): Separateur | undefined {
  const lignes = texte
    .split(/\r\n?|\n/)
    .map((ligne) => ligne.slice(0, SIGNES_LUS))
    .filter((ligne) => ligne.trim() !== '');
  const isUsed = (test: RegExp) =>
    lignes.length > 0 && lignes.filter((ligne) => test.test(ligne)).length * 2 >= lignes.length;
  return SEPARATEURS.find(
    ([separateur, test]) => isUsed(test) && (separateur !== ',' || isRegulier(lignes)),
  )?.[0];
}

/** Lines of a table have the same number of commas; those of a letter have not. */
function isRegulier(lignes: readonly string[]): boolean {
  const nombres = Map.groupBy(
    lignes.map((ligne) => ligne.replace(/"[^"]*"/g, '').split(',').length),
    (nombre) => nombre,
  );
  return [...nombres].some(([nombre, egales]) => nombre > 1 && egales.length * 2 >= lignes.length);
}

/** Enough of a line to see what parts it. */
const SIGNES_LUS = 400;

/** A comma between two figures may be a decimal one: it parts only beside a word or a long code. */
const VIRGULE = /^[^,]*\p{L}[^,]*,|^\s*"?\d{7,}"?\s*,|,[^,]*\p{L}|,\s*"?\d{7,}/u;
const SEPARATEURS: readonly (readonly [Separateur, RegExp])[] = [
  ['\t', /\S\t|\t\S/],
  [';', /;/],
  ['|', /\|/],
  [',', VIRGULE],
  ['espaces', /\S {2,}\S/],
];

/** Quotes keep separators and line ends; a doubled one is a quote. */
export function decouper(texte: string, separateur: Separateur): string[][] {
  if (separateur === 'espaces') {
    return texte.split(/\r\n?|\n/).map((ligne) => ligne.trim().split(/ {2,}/));
  }
  const rangees: string[][] = [];
  let rangee: string[] = [];
  let cellule = '';
  let isQuoted = false;
  const places = new Map<string, number>();
  /** Where the next one stands, looked for once: a sign that never comes is not sought again. */
  const until = (stop: string, from: number): number => {
    const known = places.get(stop);
    if (known !== undefined && known >= from) return known;
    const found = texte.indexOf(stop, from);
    const end = found === -1 ? texte.length : found;
    places.set(stop, end);
    return end;
  };
  const endCell = () => {
    rangee.push(cellule.trim());
    cellule = '';
  };
  const endRow = () => {
    endCell();
    rangees.push(separateur === ',' ? joinDecimales(rangee) : rangee);
    rangee = [];
  };
  for (let at = 0; at < texte.length; at += 1) {
    const signe = texte.charAt(at);
    if (signe === '"' && (isQuoted || cellule.trim() === '')) {
      if (isQuoted && texte.charAt(at + 1) === '"') {
        cellule += signe;
        at += 1;
      } else {
        isQuoted = !isQuoted;
      }
    } else if (isQuoted) {
      const end = until('"', at);
      cellule += texte.slice(at, end);
      at = end - 1;
    } else if (signe === separateur) {
      endCell();
    } else if (signe === '\n' || signe === '\r') {
      if (signe === '\r' && texte.charAt(at + 1) === '\n') at += 1;
      endRow();
    } else {
      // A quote inside a word is a sign like another.
      const stops = [separateur, '"', '\n', '\r'].map((stop) => until(stop, at + 1));
      const end = Math.min(...stops);
      cellule += texte.slice(at, end);
      at = end - 1;
    }
  }
  endRow();
  return rangees;
}

/** `REF,12,00`: the last comma was a decimal one. */
function joinDecimales(cellules: readonly string[]): string[] {
  const jointes: string[] = [];
  for (const cellule of cellules) {
    const avant = jointes.at(-1);
    if (avant !== undefined && /(?:^|\s)\d{1,6}$/.test(avant) && /^0{1,4}$/.test(cellule)) {
      jointes[jointes.length - 1] = `${avant},${cellule}`;
    } else {
      jointes.push(cellule);
    }
  }
  return jointes;
}
