/** The table of a printed order, its cells ranged under the heads they stand under. */
import { isCode } from '@comptoir/contract/achat-rapide/code-ecrit.ts';
import type { Rangee as RangeeLue } from '@comptoir/contract/achat-rapide/choix-colonnes.ts';
import { readTete, type RoleTete } from '@comptoir/contract/achat-rapide/tetes.ts';

export interface Cellule {
  texte: string;
  gauche: number;
  droite: number;
}

export type Rangee = readonly Cellule[];

/** Words of one row that say what a table holds. */
export function isTetes(rangee: Rangee): boolean {
  const roles = rangee.map(({ texte }) => readTete(texte)?.role);
  return roles.includes('quantite') && (roles.includes('code') || roles.includes('rang'));
}

/** Heads are repeated on each page, and may move. */
export function rangerSousTetes(rangees: readonly Rangee[], tete: number): RangeeLue[] {
  let tetes = rangees[tete] ?? [];
  const table: RangeeLue[] = [{ ligne: tete + 1, cellules: tetes.map(({ texte }) => texte) }];
  rangees.slice(tete + 1).forEach((rangee, at) => {
    if (isTetes(rangee) && rangee.length === tetes.length) {
      tetes = rangee;
      return;
    }
    table.push({ ligne: tete + at + 2, cellules: ranger(tetes, rangee) });
  });
  return table;
}

function ranger(tetes: Rangee, rangee: Rangee): string[] {
  const places = tetes.map((): Cellule[] => []);
  for (const cellule of rangee) {
    const place = plusProche(tetes, cellule);
    if (place !== undefined) places[place]?.push(cellule);
  }
  const roles = tetes.map(({ texte }) => readTete(texte)?.role);
  places.forEach((cellules, place) => {
    const avant = places[place - 1];
    if (avant?.length !== 0 || !isDeChiffres(roles[place - 1])) return;
    const [premiere, suite] = detacher(cellules);
    if (!premiere || !suite || premiere.droite > at(tetes, place).gauche) return;
    if (!isChiffre(premiere.texte) || !isDuRole(suite.texte, roles[place])) return;
    avant.push(premiere);
    places[place] = [suite];
  });
  return places.map((cellules) => cellules.map(({ texte }) => texte).join(' '));
}

/**
 * Two cells that came under one head: spreadsheets set figures to the right of a column whose head
 * is at its left, so that one may stand nearer to the next head, or touch the cell under it.
 */
function detacher(cellules: Rangee): Rangee {
  const [seule, ...autres] = cellules;
  if (!seule || autres.length > 0) return autres.length === 1 ? cellules : [];
  const [debut = '', fin = '', reste] = seule.texte.split(' ');
  // « 1 234,50 » may be one figure.
  if (reste !== undefined || (/^\d{1,3}$/.test(debut) && /^\d{3}(?!\d)/.test(fin))) return [];
  const lettre = (seule.droite - seule.gauche) / seule.texte.length;
  return [
    { texte: debut, gauche: seule.gauche, droite: seule.gauche + debut.length * lettre },
    { texte: fin, gauche: seule.droite - fin.length * lettre, droite: seule.droite },
  ];
}

function isChiffre(texte: string): boolean {
  return /^\d[\d.,]*$/.test(texte);
}

function isDeChiffres(role: RoleTete | undefined): boolean {
  return role === 'rang' || role === 'quantite' || role === 'autre-quantite' || role === 'montant';
}

function isDuRole(texte: string, role: RoleTete | undefined): boolean {
  return role === 'code' ? isCode(texte) : isDeChiffres(role) && isChiffre(texte);
}

/** The head a cell stands under: numbers are set to the right of theirs, words to the left. */
function plusProche(tetes: Rangee, cellule: Cellule): number | undefined {
  const ecart = (tete: Cellule) =>
    Math.min(Math.abs(cellule.gauche - tete.gauche), Math.abs(cellule.droite - tete.droite));
  const isSous = (tete: Cellule) => cellule.gauche < tete.droite && tete.gauche < cellule.droite;
  const distance = (tete: Cellule) => (isSous(tete) ? ecart(tete) / 1000 : ecart(tete));
  const [place] = [...tetes.keys()].toSorted(
    (a, b) => distance(at(tetes, a)) - distance(at(tetes, b)),
  );
  if (place === undefined) return undefined;
  const tete = at(tetes, place);
  return distance(tete) < (tete.droite - tete.gauche) / 2 + 60 ? place : undefined;
}

function at(rangee: Rangee, place: number): Cellule {
  return rangee[place] ?? { texte: '', gauche: 0, droite: 0 };
}
