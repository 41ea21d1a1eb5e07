/** Chalk lines: pear-shaped case of aluminium or plastic, crank, string and hook. */
import * as Type from 'typebox';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { merge, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { disc } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { anodise, chromeMat, zincBlanc } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive, encreVive } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';
import { union, without } from '../sdf/champ.ts';
import { cylinder, slab } from '../sdf/corps.ts';
import { mesh } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'cordeau',
  params: Type.Object({
    boitier: choix('alu', 'plastique'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { boitier: 'alu', marque: 'bremond' },
    { boitier: 'plastique', marque: 'outibel' },
  ],
  prise: { azimut: -0.5, elevation: 0.9 },
  construire({ boitier, marque }) {
    const poire = without(
      3,
      union(
        12,
        cylinder([-8, 0, 0], 'z', 37, 14, 8),
        slab(
          [
            [62, 6],
            [62, -6],
            [4, -32],
            [4, 32],
          ],
          0,
          13,
          6,
        ),
      ),
      cylinder([-8, 0, 18], 'z', 23, 6, 1),
    );
    const couleur = boitier === 'alu' ? couleurVive(marque) : '#2b2e33';
    return coucher(
      0,
      piece(
        mesh(poire, [-56, -46, -22], [74, 46, 22], 1.6),
        boitier === 'alu' ? anodise() : plastique(couleurVive(marque)),
      ),
      piece(extrude(disc(9), 8, { chanfrein: 1.5 }).translate(-8, 0, 11), chromeMat()),
      piece(merge(box(40, 8, 3.4, 1.6).translate(12, 0, 18)), zincBlanc(), {
        rotation: [0, 0, 0.5],
        position: [-8, 0, 0],
      }),
      piece(
        lathe([
          [0, 0],
          [6.5, 0, 1],
          [5.6, 8, 3],
          [6.5, 15, 2],
          [0, 16],
        ]).rotateX(Math.PI / 2),
        plastique(couleur),
        { position: [16, 13.5, 20] },
      ),
      piece(
        lathe([
          [8, 0],
          [9, 2, 1],
          [8, 12, 2],
          [3, 15, 1],
          [2, 15],
        ]).rotateZ(-Math.PI / 2),
        caoutchouc(),
        { position: [58, 0, 0] },
      ),
      piece(
        tube(
          curve([
            [70, 0, 0],
            [92, -2, -6],
            [112, -14, -12],
            [104, -34, -12.6],
            [84, -30, -12.6],
            [92, -12, -11.8],
            [122, -6, -11],
          ]),
          0.9,
          { pas: 120, cotes: 10 },
        ),
        textile('#e9e8e4', 'lisse'),
      ),
      piece(
        merge(
          tube(
            curve([
              [122, -6, -11],
              [136, -4, -11],
              [144, 4, -11],
              [138, 12, -11],
              [130, 8, -11],
            ]),
            1.5,
            { pas: 40, cotes: 12 },
          ),
          box(8, 4, 3, 1).translate(122, -6, -11),
        ),
        zincBlanc(),
      ),
      piece(
        plan(30, 7.5),
        decalque(logo(marque, boitier === 'alu' ? couleurVive(marque) : encreVive(marque))),
        {
          // In the recess of the lid.
          position: [-8, -15, 12.25],
        },
      ),
    );
  },
});
