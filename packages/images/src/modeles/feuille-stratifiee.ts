/** Laminate sheets: thin, dark behind, a corner lifted. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { surface } from '../geometrie/surface.ts';
import { papier } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { decor, faceImprimee, NOMS_DECOR } from '../pieces/decors.ts';

const [L, P] = [190, 110];

export default defineModele({
  nom: 'feuille-stratifiee',
  params: Type.Object({
    decor: choix(...NOMS_DECOR),
    /** A gloss surface mirrors the lights, a velvet one does not. */
    brillant: Type.Boolean(),
  }),
  extremes: [
    { decor: 'noyer', brillant: false },
    { decor: 'blanc', brillant: true },
    { decor: 'marbre-blanc', brillant: false },
  ],
  // Pale and lying flat: less light, or its colour is lost.
  prise: { azimut: 0.5, elevation: 0.55, cadre: 0.9, exposition: 0.84 },
  construire({ decor: face, brillant }) {
    const peau = faceImprimee(face) ?? decor(face, { fil: 'x', travers: 'z' });
    peau.roughness = brillant ? 0.12 : peau.roughness;
    peau.userData.brillant = brillant;
    return groupe(
      piece(nappe(0.5), peau),
      piece(nappe(-0.5), papier('#5a4332')),
      piece(tranche(), papier('#3d2d22')),
    );
  },
});

/** Lies flat, then rises towards the right front corner. */
function leve(x: number, z: number): readonly [x: number, y: number, z: number] {
  const s = Math.max(0, (x / L + z / P - 0.25) / 0.75);
  const haut = 46 * s * s;
  return [x - haut * 0.3, haut, z - haut * 0.14];
}

/** Half the thickness above or below the middle. */
function nappe(demi: number): BufferGeometry {
  return surface(
    60,
    40,
    (u, v, out) => {
      const [x, y, z] = leve((u - 0.5) * L, (demi > 0 ? 0.5 - v : v - 0.5) * P);
      out.set(x, y + demi, z);
    },
    1,
  );
}

/** All round: 0.8 mm of brown paper and resin. */
function tranche(): BufferGeometry {
  const coins = [
    [-0.5, 0.5],
    [0.5, 0.5],
    [0.5, -0.5],
    [-0.5, -0.5],
    [-0.5, 0.5],
  ] as const;
  const n = 40;
  return surface(
    n * 4,
    1,
    (u, v, out) => {
      const at = Math.round(u * n * 4);
      const cote = Math.min(3, Math.floor(at / n));
      const t = at / n - cote;
      const [ax, az] = coins[cote] ?? [0, 0];
      const [bx, bz] = coins[cote + 1] ?? [0, 0];
      const [x, y, z] = leve((ax + (bx - ax) * t) * L, (az + (bz - az) * t) * P);
      out.set(x, y + (v - 0.5), z);
    },
    0.5,
  );
}
