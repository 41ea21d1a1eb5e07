/** Blades of jig and reciprocating saws: shank, teeth by their pitch, print. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { disc, hole, polygon, type Point2 } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { acierBruni, inoxBrosse, laque } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';

/** By what it cuts: bare steel for wood, white for metal, dark for what is hard. */
const PEAUX = {
  bois: () => inoxBrosse('x'),
  metal: () => laque('#d8d6d0', 0.42),
  stratifie: () => acierBruni(),
  aluminium: () => laque('#4d6fa3', 0.42),
  'bois-cloue': () => laque('#c9a22a', 0.42),
  'acier-inox': () => laque('#b8bcc0', 0.4),
  'beton-cellulaire': () => laque('#5b5f66', 0.42),
} as const;
type Materiau = keyof typeof PEAUX;
const MATERIAUX = Object.keys(PEAUX) as [Materiau, ...Materiau[]];

export default defineModele({
  nom: 'lame-droite',
  params: Type.Object({
    queue: choix('t', 'universelle'),
    materiau: choix(...MATERIAUX),
    /** Toothed length, pitch, height of the blade: millimetres. */
    longueur: mesure(45, 310),
    pas: mesure(1, 13),
    hauteur: mesure(4, 55),
    denture: choix('droite', 'inversee'),
  }),
  extremes: [
    { queue: 't', materiau: 'bois', longueur: 75, pas: 4, hauteur: 8, denture: 'droite' },
    { queue: 't', materiau: 'metal', longueur: 50, pas: 1.2, hauteur: 7, denture: 'inversee' },
    {
      queue: 'universelle',
      materiau: 'bois-cloue',
      longueur: 228,
      pas: 4.3,
      hauteur: 19,
      denture: 'droite',
    },
  ],
  prise: { azimut: 0.7, elevation: 0.9 },
  construire({ queue, materiau, longueur, pas, hauteur, denture }) {
    const forme = polygon([
      ...dents(longueur, pas, denture === 'inversee'),
      ...(queue === 't' ? talonT(hauteur) : talonUniversel(hauteur)),
      [longueur * 0.9, hauteur],
      [longueur, hauteur * 0.45],
    ]);
    if (queue === 'universelle') hole(forme, disc(2, -11, hauteur * 0.4));
    const e = queue === 't' ? 1.3 : 1.4;
    return groupe(
      poser(groupe(piece(extrude(forme, e, { chanfrein: 0.2 }), PEAUX[materiau]())), {
        rotation: [-Math.PI / 2 + 0.04, 0, 0],
      }),
    );
  },
});

/** Along the lower edge from the tip back; the outline is clockwise, three turns it. */
function dents(longueur: number, pas: number, inversee: boolean): Point2[] {
  const n = Math.floor((longueur * 0.94) / pas);
  const creux = Math.min(pas * 0.62, 4.5);
  const points: Point2[] = [[longueur, 0]];
  for (let i = 0; i < n; i++) {
    const x = longueur * 0.98 - i * pas;
    points.push(
      [x, -0.0],
      [inversee ? x - pas * 0.82 : x - pas * 0.2, creux],
      [x - pas * 0.9, inversee ? creux * 0.2 : creux * 0.15],
    );
  }
  return points;
}

function talonT(h: number): Point2[] {
  return [
    [0, 0],
    [-4, h * 0.1],
    [-10, h * 0.1],
    [-10, h * 0.1 - 3],
    [-15, h * 0.1 - 3],
    [-15, h * 0.1],
    [-25, h * 0.2],
    [-25, h * 0.9],
    [-15, h],
    [-15, h + 3],
    [-10, h + 3],
    [-10, h],
  ];
}

function talonUniversel(h: number): Point2[] {
  const bas = h * 0.1;
  return [
    [0, 0],
    [-4, bas],
    [-6, bas + 2],
    [-24, bas + 2],
    [-26, bas + 4],
    [-26, Math.max(h * 0.62, bas + 7)],
    [-22, Math.max(h * 0.7, bas + 9)],
    [-5, Math.max(h * 0.7, bas + 9)],
    [0, h],
  ];
}
