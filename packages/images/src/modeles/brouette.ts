/** Wheelbarrows: tray of galvanised, painted steel or plastic, tube frame, one wheel. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { surface } from '../geometrie/surface.ts';
import { epoxy, galva, laque } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { roueGonflee } from '../pieces/roue.ts';
import { tige } from '../pieces/traverse.ts';

export default defineModele({
  nom: 'brouette',
  params: Type.Object({
    caisse: choix('galvanisee', 'peinte', 'polypropylene'),
    roue: choix('pneumatique', 'increvable'),
    /** Litres: the tray is as deep. */
    volume: mesure(80, 170),
  }),
  extremes: [
    { caisse: 'galvanisee', roue: 'pneumatique', volume: 90 },
    { caisse: 'peinte', roue: 'increvable', volume: 100 },
    { caisse: 'polypropylene', roue: 'pneumatique', volume: 160 },
  ],
  prise: { azimut: 0.75, elevation: 0.26 },
  construire({ caisse, roue, volume }) {
    const h = 190 + volume * 0.9;
    const peau =
      caisse === 'galvanisee'
        ? galva()
        : caisse === 'peinte'
          ? laque('#2f6b3c')
          : plastique('#2f6b45');
    const brancard = (z: number) =>
      tube(
        curve([
          [640, 190, z * 0.22],
          [380, 300, z * 0.7],
          [40, 330, z],
          [-420, 360, z * 1.16],
          [-760, 560, z * 1.2],
          [-860, 590, z * 1.2],
        ]),
        17,
        { pas: 90, cotes: 18 },
      );
    const pied = (z: number) =>
      tube(
        curve([
          [-330, 352, z * 1.12],
          [-400, 60, z * 1.2],
          [-380, 18, z * 1.2],
          [-280, 18, z * 1.2],
          [-200, 60, z * 1.16],
          [-60, 336, z * 1.05],
        ]),
        14,
        { pas: 70, cotes: 16 },
      );
    return groupe(
      piece(cuve(h), peau, { position: [0, 330, 0] }),
      piece(
        merge(
          brancard(250),
          brancard(-250),
          pied(250),
          pied(-250),
          tige([-330, 100, -292], [-330, 100, 292], 12),
          // Nose round the wheel, for tipping.
          tube(
            curve([
              [560, 226, -110],
              [800, 210, -90],
              [840, 205, 0],
              [800, 210, 90],
              [560, 226, 110],
            ]),
            14,
            { pas: 60, cotes: 16 },
          ),
        ),
        epoxy(caisse === 'peinte' ? '#26282c' : '#3a3e43'),
      ),
      poser(roueGonflee(390, 96, roue, '#b9bdc1'), { position: [620, 195, 0] }),
      ...[-1, 1].map((k) =>
        piece(
          tube(
            curve([
              [-740, 552, k * 300],
              [-800, 582, k * 300],
              [-880, 594, k * 300],
            ]),
            23,
            { pas: 30, cotes: 18, taille: (t) => 1 + 0.04 * Math.cos(t * 60) },
          ),
          caoutchouc(),
        ),
      ),
    );
  },
});

/** Sloping nose, rounded corners, rolled rim: rings from the bottom up, then inside down. */
function cuve(h: number): BufferGeometry {
  const anneau = (t: number, plus: number) => ({
    x0: -250 - 190 * t - plus,
    x1: 210 + 330 * t + plus,
    z: 190 + 140 * t + plus,
    r: 80 + 40 * t,
  });
  const niveaux: [number, number][] = [
    [0, -400],
    [0, -30],
    [0.03, 0],
    [0.96, 0],
    [0.97, 16],
    [1, 18],
    [1.01, 4],
    [0.98, -4],
    [0.06, -6],
    [0.03, -40],
    [0.03, -400],
  ];
  return surface(
    96,
    niveaux.length - 1,
    (u, v, out) => {
      const [t = 0, plus = 0] = niveaux[Math.round(v * (niveaux.length - 1))] ?? [];
      if (plus === -400) {
        out.set(0, h * t, 0);
        return;
      }
      const { x0, x1, z, r } = anneau(t, plus);
      const a = u === 1 ? 0 : u * Math.PI * 2;
      // A superellipse between the two ends: corners are round.
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const n = 2 / (2 + 320 / r);
      const px = Math.sign(c) * Math.abs(c) ** n;
      const pz = -Math.sign(s) * Math.abs(s) ** n;
      const nez = Math.max(0, px) * 40 * t;
      out.set(
        (x0 + x1) / 2 + (px * (x1 - x0)) / 2,
        h * t - nez * 0.4,
        pz * z * (1 - 0.16 * Math.max(0, px)),
      );
    },
    0.6,
  );
}
