/** Cup pulls: a half-moon shell with a rim, seen with its mouth to the front. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { surface } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const HAUT = 34;
const SAILLIE = 25;

export default defineModele({
  nom: 'poignee-coquille',
  params: Type.Object({
    finition: choix(...FINITIONS),
    /** Between the screws, millimetres. */
    entraxe: mesure(50, 160),
  }),
  extremes: [
    { finition: 'bronze', entraxe: 64 },
    { finition: 'chrome', entraxe: 128 },
    { finition: 'laiton-brosse', entraxe: 96 },
  ],
  prise: { azimut: 0.5, elevation: 0.3, cadre: 0.8 },
  construire({ finition, entraxe }) {
    const demi = entraxe / 2 + 16;
    const forme = merge(
      coque(demi, HAUT, SAILLIE, false),
      coque(demi - 2, HAUT - 2, SAILLIE - 2, true),
      levre(demi, SAILLIE),
      rebord(demi, HAUT),
    );
    // Leaning back: the vault and a little of its mouth are seen.
    return groupe(piece(forme, metal(finition, 'x'), { rotation: [-0.8, 0, 0] }));
  },
});

/** Squarer than an ellipse: the ends are full. */
function arche(u: number): readonly [x: number, y: number] {
  const turn = Math.PI * (1 - u);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [Math.sign(c) * Math.abs(c) ** 0.62, Math.max(0, s) ** 0.8];
}

function coque(a: number, b: number, c: number, dedans: boolean): BufferGeometry {
  return surface(64, 20, (u, v, out) => {
    const [x, y] = arche(dedans ? 1 - u : u);
    const turn = (v * Math.PI) / 2;
    out.set(a * x, b * y * Math.sin(turn), c * y * Math.cos(turn));
  });
}

/** The thickness of the mouth. */
function levre(a: number, c: number): BufferGeometry {
  return surface(64, 3, (u, v, out) => {
    const [x, y] = arche(u);
    out.set((a - 2 * (1 - v)) * x, -0.7 * Math.sin(v * Math.PI), (c - 2 * (1 - v)) * y);
  });
}

/** The flat rim against the drawer. */
function rebord(a: number, b: number): BufferGeometry {
  return surface(64, 3, (u, v, out) => {
    const [x, y] = arche(u);
    const large = v === 0 || v > 0.9 ? 5 : v < 0.5 ? 5 : 0;
    const [k, z] = v < 0.2 ? [5, -0.6] : v < 0.5 ? [5, 0.9] : [0, 1.6];
    out.set((a + Math.min(k, large || k)) * x, (b + k) * y, z);
  });
}
