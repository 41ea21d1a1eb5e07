/** Ball-bearing runners, drawn out: three members, their cages, holes and the damper. */
import { SphereGeometry, type BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, mirror, piece, repeat } from '../geometrie/assemblage.ts';
import { hole, holes, rectangle, slot, type Point2 } from '../geometrie/contours.ts';
import { pli } from '../geometrie/pliage.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { inox, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

interface Gabarit {
  haut: number;
  profond: number;
  tole: number;
}

const GABARITS: Record<'standard' | 'lourd', Gabarit> = {
  standard: { haut: 45, profond: 12.7, tole: 1.2 },
  lourd: { haut: 62, profond: 19, tole: 2.4 },
};

export default defineModele({
  nom: 'coulisse-a-billes',
  params: Type.Object({
    gabarit: choix('standard', 'lourd'),
    /** Length over height, in a picture that is shorter than life. */
    elancement: mesure(3, 9),
    fermeture: choix('amortie', 'libre', 'push-open'),
  }),
  extremes: [
    { gabarit: 'standard', elancement: 5, fermeture: 'amortie' },
    { gabarit: 'lourd', elancement: 4, fermeture: 'libre' },
    { gabarit: 'standard', elancement: 8, fermeture: 'push-open' },
  ],
  prise: { azimut: -0.6, elevation: 0.42, cadre: 0.92 },
  construire({ gabarit, elancement, fermeture }) {
    const g = GABARITS[gabarit];
    const longueur = elancement * g.haut;
    const [sortie, course] = [longueur * 0.26, longueur * 0.55];
    const h2 = g.haut - 2 * g.tole - 6;
    const h3 = h2 - 2 * g.tole - 6;
    const acier = zincBlanc();
    const parts = [
      // The other of the pair, pushed in.
      piece(
        merge(
          membre(longueur, g.haut, g.profond, g.tole),
          membre(longueur, h3, g.profond - g.tole - 2, g.tole)
            .rotateX(Math.PI)
            .translate(0, 0, g.profond),
        ).translate(longueur * 0.1, 0, -g.haut * 1.5),
        acier,
      ),
      piece(membre(longueur, g.haut, g.profond, g.tole), acier),
      piece(
        membre(longueur, h2, g.profond - g.tole - 1, g.tole).translate(-sortie, 0, g.tole + 0.6),
        acier,
      ),
      piece(
        membre(longueur, h3, g.profond - g.tole - 2, g.tole)
          .rotateX(Math.PI)
          .translate(-course, 0, g.profond),
        acier,
      ),
      piece(billes(longueur * 0.3, g.haut / 2 - g.tole - 1.6, g.profond * 0.6), inox()),
      piece(
        billes(longueur * 0.3, h2 / 2 - g.tole - 1.6, g.profond * 0.65).translate(-sortie, 0, 0),
        inox(),
      ),
    ];
    if (fermeture !== 'libre') {
      const amortie = fermeture === 'amortie';
      parts.push(
        piece(
          box(longueur * 0.22, h3 * 0.8, g.profond * 0.8, 1).translate(
            longueur * 0.86,
            0,
            g.profond * 0.5,
          ),
          plastique(amortie ? '#3a3d42' : '#d9d8d4'),
        ),
        piece(
          box(longueur * 0.03, h3 * 0.7, 4, 0.8).translate(-course + longueur * 0.97, 0, g.profond),
          plastique(amortie ? '#b9342a' : '#3f6fb0'),
        ),
      );
    }
    return groupe(...parts);
  },
});

/** A web with slots and holes from x = 0 to the length, and its two races, open towards +z. */
function membre(longueur: number, haut: number, profond: number, tole: number): BufferGeometry {
  const ame = rectangle(longueur, haut - 3 * tole, 0.6, longueur / 2, 0);
  const n = Math.max(3, Math.round(longueur / 64));
  const places = Array.from({ length: n }, (_, i) => ((i + 0.5) * longueur) / n);
  for (const [i, x] of places.entries()) {
    const y = haut * 0.12;
    if (i % 2 === 0) hole(ame, slot([x - 4.5, 0], [x + 4.5, 0], haut * 0.055));
    else holes(ame, haut * 0.05, [[x, y] satisfies Point2, [x + 12, -y] satisfies Point2]);
  }
  const chemin = pli(
    [
      [0, haut / 2 - tole * 2.2],
      [0, haut / 2 - tole / 2, 1.6],
      [-profond * 0.72, haut / 2 - tole / 2, 2],
      [-profond, haut / 2 - tole - 2.6, 1],
      [-profond * 0.84, haut / 2 - tole - 4],
    ],
    tole,
  );
  const aile = extrude(chemin, longueur, { chanfrein: 0.1, finesse: 6 }).rotateY(Math.PI / 2);
  return merge(
    extrude(ame, tole, { chanfrein: 0.15 }).translate(0, 0, -tole / 2),
    aile,
    mirror(aile, 'y'),
  );
}

/** Both rows of a cage near the mouth, where they are seen. */
function billes(longueur: number, y: number, z: number): BufferGeometry {
  const n = Math.round(longueur / 7);
  return repeat(
    new SphereGeometry(1.9, 12, 8),
    Array.from({ length: n * 2 }, (_, i) => ({
      position: [(Math.floor(i / 2) + 0.5) * 7, i % 2 === 0 ? y : -y, z] as const,
    })),
  );
}
