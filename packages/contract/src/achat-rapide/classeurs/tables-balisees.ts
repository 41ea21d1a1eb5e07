/** Tables as pages (HTML under the name of .xls) and as SpreadsheetML of 2003. */
import { attribut, readBalises } from './balises.ts';
import { ajouterRangee, formule, MAX_COLONNES, type Feuille } from './feuille.ts';

/** Each table of a page is a sheet. */
export function readHtml(document: string): Feuille[] {
  const feuilles: Feuille[] = [];
  let ligne = 0;
  let cellules: string[] | undefined;
  let isCellule = false;
  let place = 0;
  let isMasquee = false;
  const end = () => {
    const feuille = feuilles.at(-1);
    if (feuille && cellules) ajouterRangee(feuille, ligne, cellules.map(net), isMasquee);
    cellules = undefined;
    isCellule = false;
  };
  for (const { sorte, nom, attributs, isVide } of readBalises(document)) {
    if (sorte === 'texte') {
      if (isCellule && cellules) cellules[place] += nom;
    } else if (nom === 'table') {
      end();
      if (sorte === 'ouvre') feuilles.push({ nom: '', masquee: false, rangees: [] });
      ligne = 0;
    } else if (nom === 'tr') {
      // The end of a row or a cell may be left out.
      end();
      if (sorte === 'ferme') continue;
      ligne += 1;
      cellules = [];
      isMasquee = /display\s*:\s*none/i.test(attributs);
    } else if (nom === 'td' || nom === 'th') {
      isCellule = sorte === 'ouvre' && !isVide;
      if (sorte !== 'ouvre' || !cellules) continue;
      // What spans several columns stands in the first of them.
      place = cellules.length;
      const largeur = Math.min(Number(attribut(attributs, 'colspan')) || 1, MAX_COLONNES);
      cellules.push(...Array.from({ length: largeur }, () => ''));
    } else if (nom === 'br' && cellules && isCellule) cellules[place] += ' ';
  }
  end();
  return feuilles.filter(({ rangees }) => rangees.length > 0);
}

function net(cellule: string): string {
  return cellule.replace(/\s+/g, ' ').trim();
}

export function readSpreadsheetml(document: string): Feuille[] {
  const feuilles: Feuille[] = [];
  let ligne = 0;
  let cellules: string[] = [];
  let place = 0;
  let isMasquee = false;
  let isDonnee = false;
  for (const { sorte, nom, attributs, isVide } of readBalises(document)) {
    const feuille = feuilles.at(-1);
    if (sorte === 'texte') {
      if (isDonnee) cellules[place] = (cellules[place] ?? '') + nom;
    } else if (nom === 'worksheet' && sorte === 'ouvre') {
      feuilles.push({
        nom: attribut(attributs, 'ss:name').slice(0, 60),
        masquee: false,
        rangees: [],
      });
      ligne = 0;
    } else if (nom === 'row' && feuille) {
      if (sorte === 'ouvre') {
        ligne = Number(attribut(attributs, 'ss:index')) || ligne + 1;
        isMasquee = attribut(attributs, 'ss:hidden') === '1';
        cellules = [];
        place = -1;
      }
      if (sorte === 'ferme' || isVide) ajouterRangee(feuille, ligne, cellules, isMasquee);
    } else if (nom === 'cell' && sorte === 'ouvre') {
      place = Math.min((Number(attribut(attributs, 'ss:index')) || place + 2) - 1, MAX_COLONNES);
      const ecrite = attribut(attributs, 'ss:formula');
      if (ecrite !== '' && isVide) cellules[place] = formule(ecrite);
    } else if (nom === 'data') {
      isDonnee = sorte === 'ouvre' && !isVide;
    }
  }
  return marquerMasquees(document, feuilles);
}

function marquerMasquees(document: string, feuilles: Feuille[]): Feuille[] {
  const parties = document.split(/<(?:ss:)?Worksheet[\s>]/).slice(1);
  return feuilles.map((feuille, at) => ({
    ...feuille,
    masquee: /<(?:x:)?Visible>\s*Sheet(?:Very)?Hidden/i.test(parties[at] ?? ''),
  }));
}
