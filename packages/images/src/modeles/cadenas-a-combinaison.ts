/** Combination padlocks: wheels with their figures in a window of the body. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { dessiner, write, remplir } from '../etiquettes/dessin.ts';
import { imprime } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { chromeMat, laque, nickel } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, nombre } from '../modele.ts';
import { anse } from '../pieces/anse.ts';

const CODE = [4, 7, 0, 2];

export default defineModele({
  nom: 'cadenas-a-combinaison',
  params: Type.Object({ molettes: nombre(3, 4), anse: choix('standard', 'haute') }),
  extremes: [
    { molettes: 4, anse: 'standard' },
    { molettes: 3, anse: 'haute' },
  ],
  prise: { azimut: 0.32, elevation: 0.2 },
  construire({ molettes, anse: hauteur }) {
    const pas = 7.4;
    const large = molettes * pas;
    const corps = hole(rectangle(41, 46, 7, 0, 23), rectangle(large + 1.6, 15, 1.5, 0, 19));
    const roues = Array.from({ length: molettes }, (_, i) => {
      const x = (i - (molettes - 1) / 2) * pas;
      return [
        piece(molette(pas - 1).translate(x, 19, 0), chromeMat()),
        piece(chiffre().translate(x, 19, 0), imprime(peindre(CODE[i] ?? 0))),
      ];
    }).flat();
    return groupe(
      piece(extrude(corps, 15, { chanfrein: 2.2 }).translate(0, 0, -7.5), laque('#2a2d32')),
      piece(box(large + 1, 16, 6, 0.4).translate(0, 19, -3), plastique('#1c1d1f')),
      piece(
        anse({ entraxe: 26, rayon: 3.1, haut: hauteur === 'haute' ? 108 : 74, bas: 44 }),
        nickel(),
      ),
      ...roues,
    );
  },
});

/** Axis along x; a milled rim on both sides of the figures. */
function molette(large: number): BufferGeometry {
  const jante = lathe([
    [0, -large / 2],
    [8.6, -large / 2, 0.4],
    [8.6, large / 2, 0.4],
    [0, large / 2],
  ]);
  const dents = repeatAround(box(1.1, large * 0.96, 0.9, 0).translate(0, 0, 8.7), 20);
  return merge(jante, dents).rotateZ(Math.PI / 2);
}

/** The facet that faces the reader. */
function chiffre(): BufferGeometry {
  return surface(4, 8, (u, v, out) => {
    const turn = (v - 0.5) * 0.84;
    out.set((u - 0.5) * 5.4, 9.25 * Math.sin(turn), 9.25 * Math.cos(turn));
  });
}

function peindre(n: number) {
  return dessiner(256, 360, (toile) => {
    remplir(toile, '#c9cacb', 0, 0, 256, 360);
    write(toile, {
      texte: String(n),
      x: 128,
      y: 190,
      taille: 280,
      couleur: '#1d1e20',
      graisse: 700,
    });
  });
}
