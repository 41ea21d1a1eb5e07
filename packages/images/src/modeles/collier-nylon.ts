/** Cable ties: two closed in loops, standing on their edges. */
import { Vector3, type BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { Ligne } from '../geometrie/balayage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
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
  prise: { azimut: 0.25, elevation: 0.62, cadre: 0.9 },
  construire({ couleur, elancement }) {
    const longueur = 240;
    const l = longueur / elancement;
    const nylon = plastique(couleur === 'noir' ? '#2f3237' : '#dcd8cd', 0.34);
    const un = (rayon: number, ouvre: number, tourne: number) =>
      poser(groupe(...boucler(longueur, l, rayon, ouvre).map((g) => piece(g, nylon))), {
        rotation: [0, tourne, 0],
      });
    const grand = (longueur * 0.78) / (Math.PI * 2);
    // A second one, drawn tighter, lies in the first.
    return groupe(un(grand, 1.3, 0), un(grand * 0.62, 0.14, 1.5));
  },
});

/** Round once, then on through the head; its end opens outwards by `ouvre`. */
function boucler(longueur: number, l: number, boucle: number, ouvre: number): BufferGeometry[] {
  const tours = (boucle * Math.PI * 2) / longueur;
  const ferme = new Ligne((t, out) => {
    const tour = (t / tours) * Math.PI * 2;
    const sortie = Math.max(0, t - tours * 0.9);
    const r =
      boucle +
      sortie * sortie * longueur * ouvre +
      (t > tours * 0.9 ? l * 0.26 * Math.min(1, sortie * 14) : 0);
    out.set(r * Math.sin(tour + 0.5), 0, r * Math.cos(tour + 0.5));
  });
  const place = boucle + l * 0.14;
  return [
    sangle(ferme, l),
    tete(l)
      .rotateY(0.5)
      .translate(place * Math.sin(0.5), 0, place * Math.cos(0.5)),
  ];
}

/** A strap on its edge, its inner face toothed, its end pointed. */
function sangle(ligne: Ligne, l: number) {
  const e = l * 0.18;
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

/** The box that locks, and the step its strap springs from. */
function tete(l: number): BufferGeometry {
  const contour = hole(
    rectangle(l * 1.25, l * 1.15, l * 0.3),
    rectangle(l * 0.78, l * 0.42, l * 0.05, 0, l * 0.12),
  );
  return merge(
    extrude(contour, l * 1.5, { chanfrein: l * 0.12 })
      .rotateX(-Math.PI / 2)
      .translate(0, -l * 0.75, 0),
    box(l * 0.5, l * 1.16, l * 0.5, l * 0.12).translate(l * 0.66, 0, -l * 0.2),
  );
}
