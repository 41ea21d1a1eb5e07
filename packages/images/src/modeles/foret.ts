/** Twist drills of metal and wood: flutes, point, shank. Ten millimetres thick, whatever their size. */
import * as Type from 'typebox';
import type { BufferGeometry } from 'three';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { polygon } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { chrome, cobalt, hss, titane } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { helice, sectionForet } from '../pieces/helice.ts';

const R = 5;
const NUANCES = { hss, cobalt, titane, chrome } as const;

export default defineModele({
  nom: 'foret',
  params: Type.Object({
    nuance: choix('hss', 'cobalt', 'titane', 'chrome'),
    pointe: choix('metal', 'trois-pointes'),
    /** Length over diameter. */
    elancement: mesure(7, 36),
  }),
  extremes: [
    { nuance: 'hss', pointe: 'metal', elancement: 14 },
    { nuance: 'cobalt', pointe: 'metal', elancement: 25 },
    { nuance: 'chrome', pointe: 'trois-pointes', elancement: 10 },
  ],
  prise: { azimut: 0.8, elevation: 0.72 },
  construire({ nuance, pointe, elancement }) {
    const longueur = elancement * R * 2;
    const bois = pointe === 'trois-pointes';
    const taille = longueur * 0.64;
    const bas = longueur - taille;
    const corps = helice({
      rayon: R,
      y0: bas,
      y1: longueur,
      tours: taille / (R * (bois ? 8 : 6.6)),
      section: sectionForet(bois ? 0.34 : 0.3),
      pointe: bois ? 0 : 1.03,
      sortie: R * 3,
    });
    const queue = lathe([
      [0, 0],
      [R * 0.84, 0, 0.4],
      [R * 0.95, R * 0.3, 0.4],
      [R * 0.95, bas + R * 0.4],
    ]);
    const geometry = merge(corps, queue, ...(bois ? troisPointes(longueur) : []));
    return groupe(
      poser(groupe(piece(geometry, NUANCES[nuance]())), { rotation: [0.9, 0, -Math.PI / 2] }),
    );
  },
});

/** A centre point and two spurs that score the fibres. */
function troisPointes(y: number): BufferGeometry[] {
  const centre = lathe(
    [
      [R * 0.62, y - 0.4],
      [R * 0.3, y + R * 0.3, 0.4],
      [0, y + R * 1.1],
    ],
    40,
  );
  const fond = lathe([
    [R * 0.8, y],
    [0, y + 0.3],
  ]);
  const traceur = extrude(
    polygon([
      [-R * 0.4, 0],
      [R * 0.4, 0],
      [R * 0.28, R * 0.7],
    ]),
    R * 0.28,
    { chanfrein: 0.15 },
  ).translate(0, y - R * 0.1, R * 0.68);
  return [centre, fond, repeatAround(traceur, 2)];
}
