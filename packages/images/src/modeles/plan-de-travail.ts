/** Worktops: laminate over chipboard with a rounded front, or staves of solid wood. */
import type { Shape } from 'three';
import * as Type from 'typebox';
import { plan } from '../etiquettes/etiquette.ts';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { bois } from '../matieres/bois.ts';
import { agglomere } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { decor, faceImprimee, NOMS_DECOR, type NomDecor } from '../pieces/decors.ts';

/** How much of it is shown, in millimetres, and how much smaller than life: the figure is then seen. */
interface Format {
  long: number;
  profond: number;
  echelle: number;
}

/** As they are sold: some five times as long as deep. */
const ENTIER: Format = { long: 3050, profond: 650, echelle: 0.2 };
/** A piece of one, to work on. */
const COUPE: Format = { long: 600, profond: 420, echelle: 0.3 };

interface Params {
  surface: NomDecor | keyof typeof MASSIFS;
  epaisseur: number;
  huile: boolean;
}

const planDeTravail = defineModele({
  nom: 'plan-de-travail',
  params: Type.Object({
    surface: choix(...NOMS_DECOR, 'chene', 'hetre', 'noyer-massif', 'frene-massif'),
    /** Millimetres. */
    epaisseur: mesure(15, 45),
    /** Oil deepens the wood. */
    huile: Type.Boolean(),
  }),
  extremes: [
    { surface: 'chene', epaisseur: 38, huile: true },
    { surface: 'chene-naturel', epaisseur: 38, huile: false },
    { surface: 'marbre-blanc', epaisseur: 20, huile: false },
    { surface: 'beton', epaisseur: 38, huile: false },
    { surface: 'noyer-massif', epaisseur: 38, huile: false },
  ],
  // Pale and lying flat: less light, or its colour is lost.
  prise: { azimut: 0.9, elevation: 0.52, cadre: 0.92, exposition: 0.84 },
  construire: (params) => construire(params, ENTIER),
});

/** For arrangements. */
export const planCoupe = {
  ...planDeTravail,
  construire: (params: Params) => construire(params, COUPE),
};

export default planDeTravail;

function construire({ surface, epaisseur, huile }: Params, { long, profond, echelle: K }: Format) {
  const [longueur, profondeur] = [long * K, profond * K];
  const e = epaisseur * K;
  const massif = MASSIFS[surface as keyof typeof MASSIFS];
  if (massif) {
    const peau = bois(massif, {
      fil: 'x',
      travers: 'z',
      lames: [44 * K, 700 * K],
      rugosite: huile ? 0.42 : 0.68,
      vernis: huile ? 0.35 : 0,
    });
    return groupe(piece(barre(section(e, profondeur, [1.2, 1.2, 0]), longueur), peau));
  }
  const chant = e * 0.28;
  const dessin = faceImprimee(surface);
  return groupe(
    piece(
      barre(section(e, profondeur, [chant, 1, 0]), longueur),
      decor(surface as NomDecor, { fil: 'x', travers: 'z' }),
    ),
    piece(barre(section(e, profondeur, [chant, 1, 0.35]), longueur + 0.5), agglomere()),
    // Printed from the back to where the front begins to round.
    ...(dessin
      ? [
          piece(plan(longueur - 0.4, profondeur - chant - 0.4), dessin, {
            position: [0, e + 0.05, -chant / 2],
            rotation: [-Math.PI / 2, 0, 0],
          }),
        ]
      : []),
  );
}

const MASSIFS = {
  chene: 'chene',
  hetre: 'hetre',
  'noyer-massif': 'noyer',
  'frene-massif': 'frene',
} as const;

/** How round the front edge is above and below, then how far inside the laminate. */
type Rayons = readonly [haut: number, bas: number, retrait: number];

/** Seen from the right end: the front towards −x of the section. */
function section(e: number, profondeur: number, [haut, bas, retrait]: Rayons): Shape {
  const p = profondeur / 2;
  return roundedPolygon([
    [-p + retrait, retrait, bas],
    [p - retrait, retrait, 0.3],
    [p - retrait, e - retrait, 0.3],
    [-p + retrait, e - retrait, haut],
  ]);
}

/** Along x, centred. */
function barre(shape: Shape, longueur: number) {
  return extrude(shape, longueur, { chanfrein: 0.12, finesse: 10 })
    .translate(0, 0, -longueur / 2)
    .rotateY(Math.PI / 2);
}
