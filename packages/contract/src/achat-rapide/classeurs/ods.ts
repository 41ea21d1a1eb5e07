/** The sheets of an OpenDocument spreadsheet. */
import { attribut, readBalises } from './balises.ts';
import { ajouterRangee, formule, MAX_COLONNES, type Feuille } from './feuille.ts';
import type { Parties } from './xlsx.ts';

/** Undefined: it is none. */
export function readOds(partie: Parties): Feuille[] | undefined {
  const contenu = partie('content.xml');
  if (contenu === undefined || !/<table:table[\s>]/.test(contenu)) return undefined;
  const masques = stylesMasques(contenu);
  const feuilles: Feuille[] = [];
  let rangee = { ligne: 0, repetee: 1, cellules: [] as string[], isMasquee: false };
  let cellule: { texte: string; repetee: number; defaut: string } | undefined;
  for (const { sorte, nom, attributs, isVide } of readBalises(contenu)) {
    const feuille = feuilles.at(-1);
    if (nom === 'table' && sorte === 'ouvre') {
      feuilles.push({
        nom: attribut(attributs, 'name').slice(0, 60),
        masquee: masques.has(attribut(attributs, 'style-name')),
        rangees: [],
      });
      rangee.ligne = 0;
    } else if (nom === 'table-row' && feuille) {
      if (sorte === 'ouvre') {
        rangee = {
          ligne: rangee.ligne + 1,
          repetee: Number(attribut(attributs, 'number-rows-repeated')) || 1,
          cellules: [],
          isMasquee: /collapse|filter/.test(attribut(attributs, 'visibility')),
        };
      }
      if (sorte === 'ferme' || isVide) {
        ajouterRangee(feuille, rangee.ligne, rangee.cellules, rangee.isMasquee);
        // Repeated rows are empty ones below the table; the same line twice is one line.
        rangee.ligne += rangee.repetee - 1;
      }
    } else if (nom === 'table-cell' || nom === 'covered-table-cell') {
      if (sorte === 'ouvre') cellule = celluleOf(attributs);
      if ((sorte === 'ferme' || isVide) && cellule) {
        const { repetee, texte, defaut } = cellule;
        const room = Math.min(repetee, MAX_COLONNES - rangee.cellules.length);
        for (let i = 0; i < room; i++) rangee.cellules.push(defaut || texte);
        cellule = undefined;
      }
    } else if (sorte === 'texte' && cellule && feuille) {
      cellule.texte += nom;
    }
  }
  return feuilles;
}

/** A number by its value: its text is written for the eyes. */
function celluleOf(attributs: string): { texte: string; repetee: number; defaut: string } {
  const type = attribut(attributs, 'value-type');
  const ecrite = attribut(attributs, 'formula');
  const valeur =
    type === 'float' ? attribut(attributs, 'office:value') || attribut(attributs, 'value') : '';
  const isSansValeur = ecrite !== '' && type === '';
  return {
    texte: '',
    repetee: Number(attribut(attributs, 'number-columns-repeated')) || 1,
    defaut: isSansValeur ? formule(ecrite) : valeur,
  };
}

function stylesMasques(contenu: string): Set<string> {
  const masques = new Set<string>();
  let style = '';
  for (const { nom, sorte, attributs } of readBalises(contenu.slice(0, 500_000))) {
    if (sorte !== 'ouvre') continue;
    if (nom === 'style') style = attribut(attributs, 'style:name') || attribut(attributs, 'name');
    if (nom === 'table-properties' && attribut(attributs, 'display') === 'false')
      masques.add(style);
  }
  return masques;
}
