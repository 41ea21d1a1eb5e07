/** Which marks bear a name, and on which side of them it has room. */
import type { Grappe } from './grappes.ts';
import { FRANCE, type Vue } from './projection.ts';

/** Pixels: what a letter takes on average, the height of a line, what stays free beside a mark. */
const LETTRE = 6.8;
const LIGNE = 15;
const ECART = 4;

/** By which one finds one’s way on a map of France, the largest first. */
const REPERES = [
  'Paris',
  'Marseille',
  'Lyon',
  'Toulouse',
  'Nice',
  'Nantes',
  'Montpellier',
  'Strasbourg',
  'Bordeaux',
  'Lille',
  'Rennes',
  'Toulon',
  'Reims',
  'Saint-Étienne',
  'Le Havre',
  'Dijon',
  'Grenoble',
  'Angers',
  'Clermont-Ferrand',
  'Le Mans',
  'Brest',
  'Tours',
  'Amiens',
  'Limoges',
  'Annecy',
  'Perpignan',
  'Metz',
  'Besançon',
  'Orléans',
  'Rouen',
  'Caen',
  'Pau',
  'Bastia',
  'Ajaccio',
];

/** Seen from this near, as part of the country, every town may be named. */
const DE_PRES = 0.6;

/** The radius of a mark, in pixels. */
export function rayonOf(magasins: number, isChoisi: boolean): number {
  if (magasins > 1) return 12;
  return isChoisi ? 11 : 7;
}

interface Boite {
  gauche: number;
  droite: number;
  haut: number;
  bas: number;
}

interface Nomme {
  id: number;
  adresse: { ville: string };
}

/** Where a name is written: `x` is its start, its middle or its end, `y` its middle. */
export interface Nom {
  texte: string;
  x: number;
  y: number;
  ancre: 'start' | 'middle' | 'end';
}

interface Regard {
  vue: Vue;
  /** Units of the drawing for a pixel. */
  unite: number;
  choisi: number | undefined;
}

/**
 * Names by the first store of their mark. The chosen store always has its own, then come the large
 * towns, the largest first; the others from near alone. A name covers no mark and no other name and
 * stays on the map: where no side of its mark is free, it is left out.
 */
export function nommer<T extends Nomme>(
  grappes: readonly Grappe<T>[],
  { vue, unite, choisi }: Regard,
): Map<number, Nom> {
  const part = Math.min(vue.largeur / FRANCE.largeur, vue.hauteur / FRANCE.hauteur);
  const isDePres = part <= DE_PRES;
  const marques = grappes.map((grappe) => marque(grappe, unite, choisi));
  const carte = bords(vue);
  const prises: Boite[] = [];
  const noms = new Map<number, Nom>();
  const voulus = grappes
    .map((grappe) => ({ grappe, ...repere(grappe, choisi) }))
    .filter(({ grappe, rang }) => rang < REPERES.length || (isDePres && !grappe.magasins[1]))
    .toSorted((a, b) => a.rang - b.rang);
  for (const { grappe, ville, rang } of voulus) {
    const [first] = grappe.magasins;
    if (!first) continue;
    const places = autour(grappe, ville, unite, rayonOf(grappe.magasins.length, rang < 0));
    const libre = places.find(
      ({ boite }) =>
        isDans(boite, carte) && ![...prises, ...marques].some((autre) => isCouverte(boite, autre)),
    );
    const place =
      libre ?? (rang < 0 ? places.find(({ boite }) => isDans(boite, carte)) : undefined);
    if (!place) continue;
    prises.push(place.boite);
    noms.set(first.id, place.nom);
  }
  return noms;
}

/** The town that names a mark, and how soon it is served: the chosen store before all others. */
function repere<T extends Nomme>(
  { magasins }: Grappe<T>,
  choisi: number | undefined,
): { ville: string; rang: number } {
  const villes = magasins.map(({ id, adresse: { ville } }) => {
    const place = REPERES.indexOf(ville);
    return { ville, rang: id === choisi ? -1 : place < 0 ? REPERES.length : place };
  });
  return villes.toSorted((a, b) => a.rang - b.rang)[0] ?? { ville: '', rang: REPERES.length };
}

/** The sides and corners of a mark, the easiest to read first. */
const PLACES: readonly { ancre: Nom['ancre']; dx: -1 | 0 | 1; dy: -1 | 0 | 1 }[] = [
  { ancre: 'start', dx: 1, dy: 0 },
  { ancre: 'end', dx: -1, dy: 0 },
  { ancre: 'middle', dx: 0, dy: -1 },
  { ancre: 'middle', dx: 0, dy: 1 },
  { ancre: 'start', dx: 1, dy: -1 },
  { ancre: 'end', dx: -1, dy: -1 },
  { ancre: 'start', dx: 1, dy: 1 },
  { ancre: 'end', dx: -1, dy: 1 },
];

function autour<T>(
  grappe: Grappe<T>,
  texte: string,
  unite: number,
  rayon: number,
): { nom: Nom; boite: Boite }[] {
  const largeur = texte.length * LETTRE * unite;
  return PLACES.map(({ ancre, dx, dy }) => {
    // At a corner it comes nearer: the mark is round.
    const loin = dy === 0 ? rayon + ECART : rayon * 0.7;
    const x = grappe.x + dx * loin * unite;
    const y = grappe.y + dy * (rayon * (dx === 0 ? 1 : 0.7) + LIGNE / 2 + 1) * unite;
    const gauche = x - { start: 0, middle: largeur / 2, end: largeur }[ancre];
    return { nom: { texte, x, y, ancre }, boite: ligne(gauche, y, largeur, unite) };
  });
}

function marque<T extends Nomme>(
  { x, y, magasins }: Grappe<T>,
  unite: number,
  choisi: number | undefined,
): Boite {
  // Round: the corners of its box are free.
  const rayon = rayonOf(magasins.length, magasins[0]?.id === choisi) * 0.9 * unite;
  return { gauche: x - rayon, droite: x + rayon, haut: y - rayon, bas: y + rayon };
}

function ligne(gauche: number, y: number, largeur: number, unite: number): Boite {
  const demi = (LIGNE / 2) * unite;
  return { gauche, droite: gauche + largeur, haut: y - demi, bas: y + demi };
}

function bords({ x, y, largeur, hauteur }: Vue): Boite {
  return { gauche: x, droite: x + largeur, haut: y, bas: y + hauteur };
}

function isDans(a: Boite, b: Boite): boolean {
  return a.gauche >= b.gauche && a.droite <= b.droite && a.haut >= b.haut && a.bas <= b.bas;
}

function isCouverte(a: Boite, b: Boite): boolean {
  return a.gauche < b.droite && b.gauche < a.droite && a.haut < b.bas && b.haut < a.bas;
}
