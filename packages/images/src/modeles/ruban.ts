/** Rolls of tape: foil, crepe, cloth, butyl, foam; standing, its end drawn off. */
import * as Type from 'typebox';
import type { MeshPhysicalMaterial } from 'three';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { surface, type PointTourne } from '../geometrie/surface.ts';
import { latheZ } from '../geometrie/tours.ts';
import { materiau } from '../matieres/materiau.ts';
import { aluBrosse } from '../matieres/metaux.ts';
import {
  carton,
  caoutchouc,
  mousse,
  plastique,
  plastiqueBrillant,
} from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const crepe = (couleur: string) =>
  materiau({
    couleur,
    rugosite: 0.8,
    relief: { sorte: 'brosse', echelle: 1.4, force: 0.12, axe: 'z' },
  });
const toile = (couleur: string) =>
  materiau({
    couleur,
    rugosite: 0.4,
    vernis: 0.3,
    relief: { sorte: 'toile', echelle: 0.7, force: 0.1 },
  });

/** The outer side, the layer seen between turns, how thick a turn is. */
const MATIERES: Record<
  string,
  { dessus: () => MeshPhysicalMaterial; tranche: () => MeshPhysicalMaterial; tour: number }
> = {
  aluminium: { dessus: () => aluBrosse('z'), tranche: () => aluBrosse('x'), tour: 0.9 },
  crepe: { dessus: () => crepe('#dcc48c'), tranche: () => crepe('#d2b87c'), tour: 0.9 },
  washi: { dessus: () => crepe('#e2b62a'), tranche: () => crepe('#cfa524'), tour: 0.9 },
  'pvc-orange': {
    dessus: () => plastiqueBrillant('#d9621d'),
    tranche: () => plastique('#c4581b'),
    tour: 0.9,
  },
  'toile-gris': { dessus: () => toile('#9aa0a4'), tranche: () => plastique('#84898d'), tour: 0.9 },
  'toile-noir': { dessus: () => toile('#26282c'), tranche: () => plastique('#2e3034'), tour: 0.9 },
  'toile-blanc': { dessus: () => toile('#e6e4df'), tranche: () => plastique('#d6d4cd'), tour: 0.9 },
  'toile-orange': {
    dessus: () => toile('#d8641b'),
    tranche: () => plastique('#bf5818'),
    tour: 0.9,
  },
  'butyle-aluminium': {
    dessus: () => aluBrosse('z'),
    tranche: () => caoutchouc('#2b2d31'),
    tour: 2,
  },
  'butyle-gris-anthracite': {
    dessus: () => textile('#43474c', 'toile', 'y'),
    tranche: () => caoutchouc('#2b2d31'),
    tour: 2,
  },
  'butyle-terre-cuite': {
    dessus: () => textile('#a8553a', 'toile', 'y'),
    tranche: () => caoutchouc('#2b2d31'),
    tour: 2,
  },
  'mousse-gris': { dessus: () => mousse('#7d8185'), tranche: () => mousse('#6d7175'), tour: 4.4 },
  'mousse-noir': { dessus: () => mousse('#2e3034'), tranche: () => mousse('#2a2c2f'), tour: 4.4 },
};
export const MATIERES_RUBAN = Object.keys(MATIERES) as [string, ...string[]];

export default defineModele({
  nom: 'ruban',
  params: Type.Object({
    matiere: choix(...MATIERES_RUBAN),
    /** Width over the outer diameter. */
    largeur: mesure(0.1, 2),
  }),
  extremes: [
    { matiere: 'aluminium', largeur: 0.45 },
    { matiere: 'crepe', largeur: 0.3 },
    { matiere: 'toile-gris', largeur: 0.45 },
    { matiere: 'butyle-terre-cuite', largeur: 0.9 },
    { matiere: 'mousse-noir', largeur: 0.14 },
  ],
  prise: { azimut: 0.6, elevation: 0.3, cadre: 0.82 },
  construire({ matiere, largeur }) {
    const { dessus, tranche, tour } = MATIERES[matiere] ?? {};
    if (!dessus || !tranche || tour === undefined) throw new RangeError(matiere);
    const R = 56;
    const w = largeur * R;
    const r0 = 39;
    // Turns show on the sides as fine steps.
    const n = Math.max(4, Math.round((R - r0) / tour));
    const cote: PointTourne[] = Array.from({ length: 2 * n + 1 }, (_, i) => [
      r0 + ((R - 0.3 - r0) * i) / (2 * n),
      w - (i % 2) * Math.min(0.5, tour * 0.22),
    ]);
    const bobine = latheZ(
      [...cote.map(([r, z]): PointTourne => [r, -z]), ...cote.toReversed()],
      96,
    );
    const coeur = latheZ([
      [r0 - 3, -w + 0.6],
      [r0 + 0.1, -w + 0.3],
      [r0 + 0.1, w - 0.3],
      [r0 - 3, w - 0.6, 0.3],
      [r0 - 3, -w + 0.6],
    ]);
    const e = Math.min(3, tour * 0.7);
    return groupe(
      piece(bobine, tranche()),
      piece(languette(R, w, 0), dessus()),
      piece(languette(R, w, -e), tranche()),
      piece(coeur, carton()),
    );
  },
});

/** The last turn, then the end that leaves at the upper right and hangs a little. */
function languette(r: number, w: number, dedans: number) {
  return surface(
    2,
    120,
    (u, v, out) => {
      const z = (0.5 - u) * 2 * w;
      const turn = (Math.min(1, v / 0.8) * 2 - 1.86) * Math.PI;
      const k = Math.max(0, v - 0.8) / 0.2;
      const d = k * r * 0.7;
      const rr = r + dedans + 0.02;
      // Along the tangent where it leaves, curling back a little.
      out.set(
        rr * Math.sin(turn) + d * Math.cos(turn),
        rr * Math.cos(turn) - d * Math.sin(turn) - k * k * r * 0.14,
        z,
      );
    },
    1,
  );
}
