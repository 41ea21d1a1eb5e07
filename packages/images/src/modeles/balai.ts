/** Yard brooms: wooden stock, tufts by their fibre and width, screwed handle. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { bois } from '../matieres/bois.ts';
import { zincBlanc } from '../matieres/metaux.ts';
import { materiau } from '../matieres/materiau.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { tige } from '../pieces/traverse.ts';

const FIBRES = { pvc: '#a8211c', coco: '#5b3d22', piassava: '#3a281a' } as const;

export default defineModele({
  nom: 'balai',
  params: Type.Object({
    fibres: choix('pvc', 'coco', 'piassava'),
    largeur: mesure(280, 820),
  }),
  extremes: [
    { fibres: 'pvc', largeur: 400 },
    { fibres: 'coco', largeur: 600 },
    { fibres: 'piassava', largeur: 290 },
  ],
  prise: { azimut: 0.55, elevation: 0.3, cadre: 0.88 },
  construire({ fibres, largeur }) {
    const l = largeur / 2;
    // The handle is shown in part, leaning: whole, it would leave a small head.
    const poils = materiau({
      couleur: FIBRES[fibres],
      rugosite: 0.8,
      eclat: 0.4,
      relief: { sorte: 'brosse', echelle: 1.1, force: 0.5, axe: 'y' },
    });
    const touffe = lathe(
      [
        [0, -72],
        [11, -72, 1],
        [10, -40],
        [6, 0],
        [0, 0],
      ],
      12,
    );
    const colonnes = Math.floor(largeur / 19);
    const touffes = Array.from({ length: colonnes * 4 }, (_, i) => {
      const [k, rang] = [i % colonnes, Math.floor(i / colonnes)];
      const x = -l + 12 + (k + 0.5) * ((largeur - 24) / colonnes);
      const z = (rang - 1.5) * 15;
      return {
        position: [x, 0, z] as const,
        rotation: [-z * 0.006, 0, (x / l) * 0.1 + Math.sin(i * 7.3) * 0.03] as const,
      };
    });
    const vernis = bois('hetre', { fil: 'x', travers: 'z', vernis: 0.3 });
    return groupe(
      piece(repeat(touffe, touffes), poils),
      piece(
        merge(box(largeur, 26, 66, 8).translate(0, 12, 0), box(90, 20, 56, 8).translate(0, 30, 0)),
        vernis,
      ),
      piece(
        lathe([
          [15, 34],
          [17, 36, 2],
          [16, 92, 2],
          [13, 94],
        ]),
        zincBlanc(),
        { rotation: [-0.5, 0, 0], position: [0, 0, -4] },
      ),
      piece(
        tige(
          [0, 60, -38],
          [0, 60 + largeur * 0.9 + 260, -38 - (largeur * 0.9 + 260) * 0.546],
          13,
          28,
        ),
        bois('pin', { fil: 'y', travers: 'x', vernis: 0.2 }),
      ),
    );
  },
});
