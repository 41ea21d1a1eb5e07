/** Trowels: forged blade by its shape, tang bent up to a turned beech handle. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { extrudeUp } from '../geometrie/solides.ts';
import { bois } from '../matieres/bois.ts';
import { acierBrut, laiton } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { barre } from '../pieces/barre.ts';
import { manche } from '../pieces/manche.ts';
import { lathe } from '../geometrie/surface.ts';

const FORMES = ['ronde', 'carree', 'italienne', 'langue-chat'] as const;
type Forme = (typeof FORMES)[number];

/** Half outline from the heel to the tip: part of the length, part of the length across, radius. */
const PROFILS: Record<Forme, readonly (readonly [number, number, number])[]> = {
  ronde: [
    [0, 0.28, 0.06],
    [0.55, 0.34, 0.3],
    [1, 0.17, 0.2],
  ],
  carree: [
    [0, 0.3, 0.05],
    [1, 0.27, 0.03],
  ],
  italienne: [
    [0, 0.16, 0.05],
    [0.2, 0.34, 0.14],
    [0.45, 0.24, 0.2],
    [1, 0.012, 0.03],
  ],
  'langue-chat': [
    [0, 0.1, 0.04],
    [0.4, 0.13, 0.2],
    [0.85, 0.1, 0.2],
    [1, 0.03, 0.06],
  ],
};

export default defineModele({
  nom: 'truelle',
  params: Type.Object({
    forme: choix(...FORMES),
    longueur: mesure(110, 230),
  }),
  extremes: [
    { forme: 'ronde', longueur: 200 },
    { forme: 'carree', longueur: 220 },
    { forme: 'italienne', longueur: 180 },
    { forme: 'langue-chat', longueur: 120 },
  ],
  prise: { azimut: 0.7, elevation: 0.62 },
  construire({ forme, longueur: l }) {
    const bord = PROFILS[forme].map(([x, y, r]) => [-x * l, y * l, r * l] as const);
    const lame = roundedPolygon(
      [...bord, ...bord.toReversed().map(([x, y, r]) => [x, -y, r] as const)].reverse(),
    );
    const geometry = extrudeUp(lame, 2, { chanfrein: 0.4 });
    // A slight spring along the blade.
    const position = geometry.getAttribute('position');
    for (let i = 0; i < position.count; i++)
      position.setY(i, position.getY(i) + 3 * Math.sin((-position.getX(i) / l) * Math.PI));
    const soie = barre({
      points: [
        [-l * 0.26, 4, 0],
        [-l * 0.1, 5, 0],
        [8, 12, 0],
        [22, 34, 0],
        [34, 52, 0],
        [62, 58, 0],
      ],
      largeur: (t) => 18 - 8 * t,
      epaisseur: (t) => 4 + 6 * t,
      pas: 60,
    });
    const poignee = manche({
      profil: [
        [8, 0],
        [11, 6, 3],
        [13, 40, 20],
        [15.5, 84, 16],
        [12, 106, 6],
        [0, 112],
      ],
      ovale: 0.92,
      rangs: 50,
    });
    const pose = { position: [54, 58, 0] as const, rotation: [0, 0, -Math.PI / 2 + 0.06] as const };
    return groupe(
      piece(geometry, acierBrut()),
      piece(soie, acierBrut()),
      piece(poignee, bois('hetre', { fil: 'y', travers: 'x', vernis: 0.35 }), pose),
      piece(
        lathe([
          [8.6, -2],
          [10.6, -1, 0.5],
          [11.8, 15, 0.6],
          [10, 16],
        ]),
        laiton(),
        pose,
      ),
    );
  },
});
