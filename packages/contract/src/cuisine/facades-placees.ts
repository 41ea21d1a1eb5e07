/** Where the fronts of an element stand on its face: elevations and the 3D view draw the same. */
import { frontsOf, type Front } from './caisson.ts';
import { formeOf, type Finitions } from './finitions.ts';
import { etenduEnHauteur, isFileur, MODULES } from './modules.ts';
import type { Element } from './plan.schema.ts';
import { entraxeBarre } from './quincaillerie.ts';

/** Millimetres from the left edge of the element and from the floor. */
export interface Surface {
  x: number;
  z: number;
  largeur: number;
  hauteur: number;
}

export interface FacadePlacee extends Surface {
  role: Front['role'];
  /** Where one pulls; none on what does not open. */
  poignee?: Surface;
}

const JEU = 4;
/** From the edges of a door to its handle. */
const MARGE = 45;
const EPAISSEUR_POIGNEE = 12;

export function facadesPlacees(element: Element, finitions: Finitions): FacadePlacee[] {
  const fronts = frontsOf(element, finitions);
  const { z0, z1 } = etenduEnHauteur(element.type, finitions);
  const bas = MODULES[element.type].niveau === 'haut' ? z0 : finitions.pieds;
  return placer(element, fronts, bas, z1).map((facade) => ({
    ...facade,
    ...avecPoignee(element, facade, finitions),
  }));
}

function placer(element: Element, fronts: readonly Front[], bas: number, haut: number) {
  const { type, largeur } = element;
  if (isFileur(type)) return fronts.map((front) => ({ ...front, x: 0, z: bas }));
  if (type === 'bas-angle') return enAngle(element, fronts, bas);
  const [premier] = fronts;
  const coteACote = fronts.length > 1 && premier !== undefined && premier.largeur < largeur - JEU;
  let x = JEU / 2;
  let z = haut - JEU / 2;
  return fronts.map((front, i) => {
    if (coteACote) {
      const placee = { ...front, x, z: bas + JEU / 2 };
      x += front.largeur + JEU;
      return placee;
    }
    // The last one stands on the legs: what lies between is the oven.
    const place = i === fronts.length - 1 ? bas + JEU / 2 : z - front.hauteur;
    z -= front.hauteur + JEU;
    return { ...front, x, z: place };
  });
}

/** The door, a fixed strip beside it, and a blind part in the corner; mirrored in a left corner. */
function enAngle({ sens, largeur }: Element, fronts: readonly Front[], bas: number) {
  const porte = fronts.find(({ role }) => role === 'porte')?.largeur ?? 0;
  return fronts.map((front) => {
    const x = front.role === 'porte' ? JEU / 2 : porte + 1.5 * JEU;
    const place = sens === 'droite' ? largeur - x - front.largeur : x;
    return { ...front, x: place, z: bas + JEU / 2 };
  });
}

function avecPoignee(
  element: Element,
  facade: Omit<FacadePlacee, 'poignee'>,
  finitions: Finitions,
): { poignee?: Surface } {
  const { role, x, z, largeur, hauteur } = facade;
  const tire = element.type === 'bas-poubelle' || element.type === 'lave-vaisselle';
  if (role === 'fixe' && !tire) return {};
  const poignee = element.poignee ?? finitions.poignee;
  const forme = formeOf(poignee);
  const longueur = Math.min(
    forme === 'barre' ? entraxeBarre(largeur) + 40 : TAILLES[forme],
    largeur,
  );
  if (forme === 'profil') {
    return { poignee: { x, z: z + hauteur - 25, largeur, hauteur: 25 } };
  }
  const horizontale = role !== 'porte' || forme === 'coquille';
  const versLeBas = MODULES[element.type].niveau === 'haut' || z > 800;
  const [w, h] = horizontale ? [longueur, EPAISSEUR_POIGNEE] : [EPAISSEUR_POIGNEE, longueur];
  const centre = x + (largeur - w) / 2;
  const bord = ouvreADroite(element, facade) ? x + largeur - MARGE - w : x + MARGE;
  return {
    poignee: {
      x: role === 'porte' ? bord : centre,
      z: versLeBas && role !== 'tiroir' ? z + MARGE : z + hauteur - MARGE - h,
      largeur: w,
      hauteur: h,
    },
  };
}

const TAILLES = { bouton: 30, coquille: 96, profil: 0 } as const;

/** The free edge of a door: away from its hinges, towards the other one of a pair. */
function ouvreADroite(element: Element, { x, largeur }: Omit<FacadePlacee, 'poignee'>): boolean {
  const seule = largeur > element.largeur / 2;
  if (element.type === 'bas-angle' || seule) return element.sens !== 'droite';
  return x < element.largeur / 2 - JEU;
}
