/** Fluted dowels, a handful of them. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { surface } from '../geometrie/surface.ts';
import { bois } from '../matieres/bois.ts';
import { defineModele, mesure } from '../modele.ts';

/** Larger than life, for the fibre of the wood to look fine. */
const R = 12;
const CANNELURES = 22;

export default defineModele({
  nom: 'tourillon',
  params: Type.Object({
    /** Length over diameter. */
    elancement: mesure(2, 10),
  }),
  extremes: [{ elancement: 4.5 }, { elancement: 8 }, { elancement: 3 }],
  prise: { azimut: 0.7, elevation: 0.62 },
  construire({ elancement }) {
    const longueur = elancement * 2 * R;
    const pas = 2.25 * R;
    const places = [
      { position: [-1.1 * pas, R, 0.5 * pas], rotation: [0.2, 0.1, 0] },
      { position: [0, R, 0.2 * pas], rotation: [1.1, -0.04, 0] },
      { position: [1.1 * pas, R, -0.1 * pas], rotation: [2.1, 0.05, 0] },
      { position: [-0.5 * pas, 2.72 * R, 0.5 * pas], rotation: [3.2, -0.08, 0] },
    ] as const;
    return groupe(
      ...places.map(({ position, rotation: [tour, cap] }, i) => {
        const part = piece(
          tourner(longueur).translate(0, 0, 0),
          bois('hetre', { fil: 'z', travers: 'x', rugosite: 0.7 }),
          { position: [...position] },
        );
        part.geometry.rotateZ(tour + i).rotateY(cap);
        return part;
      }),
    );
  },
});

/** Along z, chamfered at both ends, pressed flutes all round. */
function tourner(longueur: number): BufferGeometry {
  const c = R * 0.2;
  const bords: readonly (readonly [r: number, z: number])[] = [
    [0, 0],
    [R * 0.8, 0],
    [R * 0.97, c],
    [R, c * 1.2],
    [R, longueur - c * 1.2],
    [R * 0.97, longueur - c],
    [R * 0.8, longueur],
    [0, longueur],
  ];
  return surface(
    CANNELURES * 8,
    bords.length - 1,
    (u, v, out) => {
      const [r, z] = bords[Math.round(v * (bords.length - 1))] ?? [0, 0];
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      const creux = r > R * 0.9 ? 0.07 * Math.max(0, Math.cos(turn * CANNELURES)) : 0;
      out.set(r * (1 - creux) * Math.cos(turn), r * (1 - creux) * Math.sin(turn), z - longueur / 2);
    },
    0.7,
  );
}
