/** Cable ties: one closed in a loop, standing on its edge. */
import { Vector3 } from 'three';
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { Ligne } from '../geometrie/balayage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { surface } from '../geometrie/surface.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'collier-nylon',
  params: Type.Object({
    couleur: choix('noir', 'blanc'),
    /** Length over width. */
    elancement: mesure(35, 95),
  }),
  extremes: [
    { couleur: 'noir', elancement: 60 },
    { couleur: 'blanc', elancement: 42 },
  ],
  prise: { azimut: 0.25, elevation: 0.55 },
  construire({ couleur, elancement }) {
    const longueur = 240;
    const l = longueur / elancement;
    const nylon = plastique(couleur === 'noir' ? '#2a2c30' : '#e6e3da', 0.34);
    const boucle = (longueur * 0.78) / (Math.PI * 2);
    const ferme = new Ligne((t, out) => {
      // Round once, then on through the head, opening outwards.
      const tour = (t / 0.78) * Math.PI * 2;
      const sortie = Math.max(0, t - 0.7);
      const r =
        boucle +
        sortie * sortie * longueur * 1.6 +
        (t > 0.7 ? l * 0.2 * Math.min(1, sortie * 14) : 0);
      out.set(r * Math.sin(tour + 0.5), 0, r * Math.cos(tour + 0.5));
    });
    return groupe(
      piece(sangle(ferme, l), nylon),
      piece(tete(l), nylon, {
        position: [(boucle + l * 0.1) * Math.sin(0.5), 0, (boucle + l * 0.1) * Math.cos(0.5)],
        rotation: [0, 0.5, 0],
      }),
    );
  },
});

/** A strap on its edge, its inner face toothed, its end pointed. */
function sangle(ligne: Ligne, l: number) {
  const e = l * 0.16;
  const pas = 260;
  const centre = new Vector3();
  const sens = new Vector3();
  const dents = pas / 4;
  return surface(
    8,
    pas,
    (u, v, out) => {
      ligne.getPoint(v, centre);
      ligne.getTangent(v, sens);
      const cote = Math.round(u * 8) % 8;
      const bout = v > 0.95 ? 1 - (v - 0.95) * 12 : 1;
      const dent = v > 0.06 && v < 0.92 ? 0.5 * Math.abs(((v * dents) % 1) - 0.5) * e : 0;
      const tour: readonly (readonly [number, number])[] = [
        [e, -0.44],
        [e, 0.44],
        [e * 0.7, 0.5],
        [-e * 0.7, 0.5],
        [-e + dent, 0.3],
        [-e + dent, -0.3],
        [-e * 0.7, -0.5],
        [e * 0.7, -0.5],
      ];
      const [n, h] = tour[cote] ?? [0, 0];
      out.set(centre.x + sens.z * n, h * l * bout, centre.z - sens.x * n);
    },
    0.4,
  );
}

function tete(l: number) {
  const contour = hole(rectangle(l * 1.3, l * 1.3, l * 0.25), rectangle(l * 0.9, l * 0.4));
  return extrude(contour, l * 1.3, { chanfrein: l * 0.16 })
    .rotateX(-Math.PI / 2)
    .translate(0, -l * 0.65, 0);
}
