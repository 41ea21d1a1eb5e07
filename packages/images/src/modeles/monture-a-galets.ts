/** Carriages of suspended doors: four wheels, the body, the threaded rod with its nuts. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { box, hexPrism } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBrut, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';

export default defineModele({
  nom: 'monture-a-galets',
  params: Type.Object({ matiere: choix('nylon', 'acier') }),
  extremes: [{ matiere: 'nylon' }, { matiere: 'acier' }],
  prise: { azimut: 0.55, elevation: 0.28, cadre: 0.84 },
  construire({ matiere }) {
    const places = [
      [-22, 14],
      [22, 14],
      [-22, -14],
      [22, -14],
    ] as const;
    return groupe(
      piece(
        merge(...places.map(([x, z]) => galet(x, z))),
        matiere === 'nylon' ? plastique('#e8e6df', 0.32) : acierBrut(),
      ),
      piece(
        merge(
          box(64, 20, 15, 3).translate(0, 0, 0),
          box(20, 26, 15, 3).translate(0, -5, 0),
          ...places.map(([x, z]) => moyeu(x, z)),
          tige(),
        ),
        zincBlanc(),
      ),
    );
  },
});

function galet(x: number, z: number): BufferGeometry {
  return lathe(
    [
      [4, -5],
      [9, -5, 0.6],
      [9.6, -4, 0.4],
      [12, -4.2, 0.4],
      [14, -5, 0.8],
      [14.6, 0, 3],
      [14, 5, 0.8],
      [12, 4.2, 0.4],
      [9.6, 4, 0.4],
      [9, 5, 0.6],
      [4, 5],
    ],
    48,
  )
    .rotateX(Math.PI / 2)
    .translate(x, 0, z);
}

/** The end of the axle with its circlip. */
function moyeu(x: number, z: number): BufferGeometry {
  const sens = Math.sign(z);
  return lathe(
    [
      [0, -4],
      [4.2, -4],
      [4.2, 6.4, 0.6],
      [6.2, 6.4, 0.3],
      [6.2, 7.4, 0.3],
      [4.2, 7.4],
      [4.2, 9, 0.8],
      [0, 9],
    ],
    32,
  )
    .rotateX((sens * Math.PI) / 2)
    .translate(x, 0, z);
}

function tige(): BufferGeometry {
  const filets = thread({
    diametre: 10,
    noyau: 8.4,
    pas: 1.7,
    y0: -92,
    y1: -14,
    profil: 'metrique',
  });
  const rondelle = lathe(
    [
      [5, -70],
      [11, -70, 0.3],
      [11, -68.2, 0.3],
      [5, -68.2],
    ],
    36,
  );
  return merge(
    filets,
    rondelle,
    hexPrism(17, 8).translate(0, -26, 0),
    hexPrism(17, 8).rotateY(0.4).translate(0, -68, 0),
    lathe(
      [
        [0, -92],
        [4.2, -92, 0.5],
        [4.4, -90],
      ],
      28,
    ),
  );
}
