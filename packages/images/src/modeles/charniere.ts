/** Concealed cup hinges: the crank and the opening really change the shape of the arm. */
import { Shape } from 'three';
import * as Type from 'typebox';
import { groupe, merge, mirror, piece, poser, repeat } from '../geometrie/assemblage.ts';
import {
  disc,
  hole,
  holes,
  polygon,
  rectangle,
  roundedPolygon,
  slot,
  type Point2,
} from '../geometrie/contours.ts';
import { box, extrude, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { nickel, phosphate, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, nombre } from '../modele.ts';
import { recess } from '../pieces/empreinte.ts';

const BOITIER = 35 / 2;
const LARGEUR = 16;

export default defineModele({
  nom: 'charniere',
  params: Type.Object({
    /** Crank of the arm: straight, half, full, for doors over, half over and inside the carcass. */
    coude: choix('droite', 'demi', 'totale'),
    /** Degrees. */
    ouverture: nombre(90, 170),
    amorti: Type.Boolean(),
    teinte: choix('nickel', 'noir'),
  }),
  extremes: [
    { coude: 'droite', ouverture: 110, amorti: true, teinte: 'nickel' },
    { coude: 'demi', ouverture: 110, amorti: false, teinte: 'nickel' },
    { coude: 'totale', ouverture: 95, amorti: true, teinte: 'noir' },
    { coude: 'droite', ouverture: 165, amorti: false, teinte: 'nickel' },
  ],
  prise: { azimut: 0.72, elevation: 0.5, cadre: 0.86 },
  construire({ coude, ouverture, amorti, teinte }) {
    const metal = teinte === 'noir' ? phosphate() : nickel();
    const bras = poser(groupe(...brasOf(coude, ouverture, metal)), {
      position: [6, 6, 0],
      // A wide opening shows in the arm standing further away from the door.
      rotation: [0, 0, 0.06 + (ouverture - 90) * 0.0016],
    });
    return groupe(...boitier(metal, amorti), ...biellettes(ouverture, metal), bras);
  },
});

/** The cup with its flange, let into the door: seen from inside, open. */
function boitier(metal: ReturnType<typeof nickel>, amorti: boolean) {
  const bride = holes(
    hole(
      roundedPolygon([
        [-14, -30, 5],
        [8, -30, 5],
        [8, 30, 5],
        [-14, 30, 5],
      ]),
      disc(BOITIER - 3.2),
    ),
    2.6,
    [
      [-3, -24],
      [-3, 24],
    ],
  );
  const coupe = lathe(
    [
      [BOITIER - 3.2, -11, 0.8],
      [BOITIER - 0.6, -11, 1],
      [BOITIER - 0.3, 0],
      [BOITIER - 3.2, 0.4, 0.4],
      [BOITIER - 3.6, -9.6, 1.4],
      [0, -9.8],
    ],
    80,
  );
  const tete = merge(
    lathe(
      [
        [0, 0.4],
        [4.4, 0.4, 0.4],
        [4.4, 1.6, 0.7],
        [3, 2.5],
      ],
      32,
    ),
    recess({ empreinte: 'pozidriv', taille: 4, rayon: 3, y: 2.5, profondeur: 1.2 }),
  );
  const vis = repeat(tete, [{ position: [-3, 1, -24] }, { position: [-3, 1, 24] }]);
  return [
    piece(merge(extrudeUp(bride, 1.5, { chanfrein: 0.35 }), coupe), metal, {
      position: [0, 11, 0],
    }),
    piece(vis, zincBlanc(), { position: [0, 11, 0] }),
    ...(amorti
      ? [piece(box(19, 8, 7, 1.6), plastique('#8d9298'), { position: [-4, 9.5, 10.6] })]
      : []),
  ];
}

/** The levers between cup and arm: two more of them for a wide opening. */
function biellettes(ouverture: number, metal: ReturnType<typeof nickel>) {
  const levier = extrude(slot([-6, 0], [13, 9], 3.4), 2.2, { chanfrein: 0.4 });
  const large = ouverture > 140;
  const paires = large ? [3.4, 7.2] : [4.6];
  const axes = repeat(
    lathe(
      [
        [0, -8.6],
        [2, -8.4, 0.4],
        [2, 8.4, 0.4],
        [0, 8.6],
      ],
      24,
    ).rotateX(Math.PI / 2),
    [
      { position: [-6, 0, 0] },
      { position: [13, 9, 0] },
      ...(large ? [{ position: [22, 17, 0] as const }] : []),
    ],
  );
  const seconde = large ? [extrude(slot([13, 9], [22, 17], 3.2), 2, { chanfrein: 0.4 })] : [];
  const parts = [levier, ...seconde].flatMap((part) =>
    paires.map((z) =>
      merge(part.clone().translate(0, 0, z), mirror(part.clone().translate(0, 0, z), 'z')),
    ),
  );
  return [piece(merge(...parts, axes), metal, { position: [0, 9, 0] })];
}

const COUDES: Record<'droite' | 'demi' | 'totale', number> = { droite: 0, demi: 8, totale: 17 };

/** Folded sheet: two cheeks and a back, from the levers up over the crank to the mounting plate. */
function brasOf(coude: keyof typeof COUDES, ouverture: number, metal: ReturnType<typeof nickel>) {
  const bas = COUDES[coude];
  const debut: Point2 = ouverture > 140 ? [16, 12] : [8, 6];
  const profil: Point2[] = [
    debut,
    [debut[0] + 4, debut[1] + 9],
    [26, 20 - bas * 0.2],
    [34, 18 - bas],
    [86, 18 - bas],
    [88, 10 - bas],
    [34, 9 - bas],
    [24, 8 - bas * 0.3],
  ];
  const joue = extrude(roundedPolygon(profil.map(([x, y]) => [x, y, 3])), 1.6, { chanfrein: 0.35 });
  const joues = merge(
    joue.clone().translate(0, 0, LARGEUR / 2 - 1.6),
    mirror(joue.clone().translate(0, 0, LARGEUR / 2 - 1.6), 'z'),
  );
  const dos = holes(hole(rectangle(52, LARGEUR, 1.5, 61, 0), slot([74, 0], [81, 0], 2.6)), 3.4, [
    [50, 0],
  ]);
  const pente = new Shape(
    polygon([
      [0, -LARGEUR / 2],
      [12 + bas * 0.4, -LARGEUR / 2],
      [12 + bas * 0.4, LARGEUR / 2],
      [0, LARGEUR / 2],
    ]).getPoints(),
  );
  const tete = merge(
    lathe(
      [
        [0, 0],
        [5.4, 0, 0.4],
        [5.4, 1.8, 0.8],
        [3.8, 2.8],
      ],
      36,
    ),
    recess({ empreinte: 'pozidriv', taille: 5, rayon: 3.8, y: 2.8, profondeur: 1.6 }),
  );
  return [
    piece(merge(joues, extrudeUp(dos, 1.6, { chanfrein: 0.4 }).translate(0, 17 - bas, 0)), metal),
    piece(extrudeUp(pente, 1.6, { chanfrein: 0.4 }), metal, {
      position: [25, 19 - bas * 0.2, 0],
      rotation: [0, 0, -Math.atan2(2 + bas * 0.8, 11)],
    }),
    piece(
      repeat(tete, [{ position: [50, 18 - bas, 0] }, { position: [77, 18 - bas, 0] }]),
      zincBlanc(),
    ),
    piece(box(14, 7, 12, 1.2), plastique('#5d6268'), { position: [60, 12 - bas, 0] }),
  ];
}
