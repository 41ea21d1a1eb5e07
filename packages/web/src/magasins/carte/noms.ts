/** Which marks have room for their name. */
import type { Grappe } from './grappes.ts';

/** Pixels: what a letter takes on average, the height of a line, where it starts beside its mark. */
const LETTRE = 7.2;
const LIGNE = 17;
const DEPART = 12;

/** By which one finds one's way on a map of France, the largest first. */
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
  'Reims',
  'Toulon',
  'Grenoble',
  'Dijon',
  'Angers',
  'Clermont-Ferrand',
  'Brest',
  'Tours',
  'Limoges',
  'Ajaccio',
];

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

/** Pixels, about. */
export function largeurDuNom(nom: string): number {
  return nom.length * LETTRE;
}

/**
 * Identifiers of those whose name covers neither another name nor another mark: the chosen first,
 * then the largest towns.
 */
export function nommer<T extends Nomme>(
  grappes: readonly Grappe<T>[],
  unite: number,
  choisi: number | undefined,
): Set<number> {
  const marques = grappes.map(({ x, y }) => boite(x - 9 * unite, y, 18, unite));
  const prises: Boite[] = [];
  const nommes = new Set<number>();
  const rang = ({ magasins: [first] }: Grappe<T>) => {
    if (!first || first.id === choisi) return -1;
    const repere = REPERES.indexOf(first.adresse.ville);
    return repere < 0 ? REPERES.length : repere;
  };
  for (const grappe of grappes.toSorted((a, b) => rang(a) - rang(b))) {
    const [first, ...others] = grappe.magasins;
    if (!first || others.length > 0) continue;
    const nom = boite(
      grappe.x + DEPART * unite,
      grappe.y,
      largeurDuNom(first.adresse.ville),
      unite,
    );
    if (first.id !== choisi && [...prises, ...marques].some((autre) => isCouverte(nom, autre)))
      continue;
    prises.push(nom);
    nommes.add(first.id);
  }
  return nommes;
}

function boite(x: number, y: number, largeur: number, unite: number): Boite {
  const demi = (LIGNE / 2) * unite;
  return {
    gauche: x,
    droite: x + largeur * unite,
    haut: y - demi,
    bas: y + demi,
  };
}

function isCouverte(a: Boite, b: Boite): boolean {
  return a.gauche < b.droite && b.gauche < a.droite && a.haut < b.bas && b.haut < a.bas;
}
