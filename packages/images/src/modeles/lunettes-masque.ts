/** Safety goggles: a soft frame with covered vents, one wide lens, an elastic strap. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { curve, sweep, type Point3 } from '../geometrie/balayage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { box } from '../geometrie/solides.ts';
import { surface } from '../geometrie/surface.ts';
import { materiau } from '../matieres/materiau.ts';
import { plastique, verre } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';

/** Outline of the frame: wide, with the notch of the nose; `k` larger or smaller. */
function bord(a: number, k: number, z: number): Point3 {
  const [s, c] = [Math.sin(a), Math.cos(a)];
  const x = 84 * Math.sign(s) * Math.abs(s) ** 0.62 * k;
  const nez = c < 0 ? 20 * Math.exp(-((x / 17) ** 2)) : 0;
  return [x, 42 * Math.sign(c) * Math.abs(c) ** 0.62 * k + nez, z - 0.0062 * x * x];
}

export default defineModele({
  nom: 'lunettes-masque',
  params: Type.Object({ oculaire: choix('polycarbonate', 'acetate') }),
  extremes: [{ oculaire: 'polycarbonate' }, { oculaire: 'acetate' }],
  prise: { azimut: 0.5, elevation: 0.2, cadre: 0.86 },
  construire({ oculaire }) {
    const pvc =
      oculaire === 'acetate'
        ? materiau({ couleur: '#3b6ea3', rugosite: 0.36 })
        : materiau({ couleur: '#c9d3d6', rugosite: 0.3 });
    // Round the section of the frame: lens seat, flare, the edge on the face, back inside.
    const profil = [
      [0.86, 30],
      [0.9, 36],
      [0.98, 36],
      [1.02, 30],
      [1, 4],
      [1.06, -6],
      [1.02, -10],
      [0.92, -4],
      [0.9, 26],
      [0.86, 30],
    ] as const;
    const monture = surface(
      160,
      profil.length - 1,
      (u, v, out) => {
        const [k, z] = profil[Math.round(v * (profil.length - 1))] ?? [1, 0];
        out.set(...bord(u === 1 ? 0 : u * Math.PI * 2, k, z));
      },
      0.8,
    );
    const lentille = surface(
      120,
      16,
      (u, v, out) => out.set(...bord(u * Math.PI * 2, 0.9 * (1 - v), 34 + 2 * v)),
      1,
    );
    const sangle = sweep(
      curve([
        [-84, 0, -22],
        [-100, 0, -44],
        [-92, 2, -96],
        [-40, 4, -134],
        [40, 4, -134],
        [92, 2, -96],
        [100, 0, -44],
        [84, 0, -22],
      ]),
      rectangle(2, 22, 0.6),
      120,
    );
    const ouie = (x: number, y: number) =>
      piece(box(22, 8, 12, 2.5), pvc, { position: [x, y, 16 - 0.0062 * x * x] });
    return groupe(
      piece(monture, pvc),
      piece(sangle, textile(oculaire === 'acetate' ? '#26282c' : '#2f6f9e', 'toile')),
      ...[-46, 0, 46].map((x) => ouie(x, 43)),
      ...[-46, 46].map((x) => ouie(x, -42)),
      ...[1, -1].map((s) =>
        piece(box(14, 30, 16, 4), plastique('#34373c'), {
          position: [s * 84, 0, -24],
          rotation: [0, s * 0.7, 0],
        }),
      ),
      piece(lentille, verre('#e6f0f2', 0.2)),
    );
  },
});
