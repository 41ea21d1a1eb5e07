/** Rolls of perforated steel band, wide or narrow, their free end drawn out. */
import * as Type from 'typebox';
import { groupe, piece, repeat, type Pose } from '../geometrie/assemblage.ts';
import { hole, rectangle, type Point2 } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure, nombre } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const RAYON = 62;
const PAS = 20;
const TOLE = 1.1;

export default defineModele({
  nom: 'bande-perforee',
  params: Type.Object({
    finition: choix(...FINITIONS),
    /** Alternating large and small holes, or the rows of a bracing strap. */
    trous: choix('alternes', 'rangs'),
    /** Width of the band, millimetres. */
    largeur: mesure(10, 62),
    /** Layers of the roll. */
    tours: nombre(2, 8),
  }),
  extremes: [
    { finition: 'galva', trous: 'alternes', largeur: 17, tours: 4 },
    { finition: 'galva', trous: 'rangs', largeur: 60, tours: 6 },
    { finition: 'inox', trous: 'alternes', largeur: 26, tours: 3 },
  ],
  prise: { azimut: 0.35, elevation: 0.5 },
  construire({ finition, trous, largeur, tours }) {
    const cellule = extrude(celluleOf(trous, largeur), TOLE, { chanfrein: 0 });
    // Layers between the first and the last show their edges only.
    const pleine = box(PAS / 2 + 0.4, largeur, TOLE, 0).translate(0, 0, TOLE / 2);
    const percees: Pose[] = [];
    const cachees: Pose[] = [];
    let turn = -1.1;
    while (turn < tours * Math.PI * 2) {
      const tour = turn / (Math.PI * 2);
      const r = RAYON + (tour - tours) * 1.6;
      const pose: Pose = {
        position: [r * Math.sin(turn), largeur / 2, r * Math.cos(turn)],
        rotation: [0, turn, 0],
      };
      (tour < 0.9 || tour > tours - 1.1 ? percees : cachees).push(pose);
      turn += PAS / 2 / r;
    }
    percees.push(...brin(turn, largeur));
    const acier = metal(finition, 'x');
    return groupe(
      piece(repeat(cellule, percees), acier),
      ...(cachees.length > 0 ? [piece(repeat(pleine, cachees), acier)] : []),
    );
  },
});

/** The free end leaves the roll on its tangent and curls in a little. */
function brin(depart: number, largeur: number): Pose[] {
  let turn = depart;
  let [x, z] = [RAYON * Math.sin(turn), RAYON * Math.cos(turn)];
  return Array.from({ length: 7 }, (): Pose => {
    const pose: Pose = { position: [x, largeur / 2, z], rotation: [0, turn, 0] };
    x += (PAS / 2) * Math.cos(turn);
    z -= (PAS / 2) * Math.sin(turn);
    turn += 0.06;
    return pose;
  });
}

/** Half a pitch of band: flat, the roll is round enough by the number of them. */
function celluleOf(trous: 'alternes' | 'rangs', largeur: number) {
  const plaque = rectangle(PAS / 2 + 0.4, largeur);
  if (trous === 'alternes') return hole(plaque, rond(Math.min(3.4, largeur * 0.2), [0, 0]));
  const rangs = Math.max(2, Math.round(largeur / 13));
  for (let i = 0; i < rangs; i++) {
    hole(plaque, rond(2.5, [i % 2 === 0 ? -2 : 2, ((i + 0.5) / rangs - 0.5) * largeur]));
  }
  return plaque;
}

/** Few sides: there are hundreds of them. */
function rond(rayon: number, [x, y]: Point2): Point2[] {
  return Array.from({ length: 12 }, (_, i): Point2 => {
    const turn = (i / 12) * Math.PI * 2;
    return [x + rayon * Math.cos(turn), y + rayon * Math.sin(turn)];
  });
}
