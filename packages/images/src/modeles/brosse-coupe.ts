/** Cup brushes: a pressed cup with its nut, a skirt of twisted knots or crimped wire. */
import * as Type from 'typebox';
import type { BufferGeometry } from 'three';
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { Ligne, tube } from '../geometrie/balayage.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBrut, inox, laiton, laque, zincBlanc } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { ecrouSixPans } from '../pieces/ecrou.ts';

const FILS = { acier: acierBrut, inox, laiton } as const;

export default defineModele({
  nom: 'brosse-coupe',
  params: Type.Object({
    fil: choix('acier', 'inox', 'laiton'),
    garnissage: choix('torsade', 'ondule'),
    /** Across the skirt, millimetres, beside a nut that is always M14. */
    diametre: mesure(60, 105),
  }),
  extremes: [
    { fil: 'acier', garnissage: 'torsade', diametre: 75 },
    { fil: 'laiton', garnissage: 'ondule', diametre: 75 },
    { fil: 'inox', garnissage: 'torsade', diametre: 100 },
  ],
  prise: { azimut: 0.5, elevation: 0.2 },
  construire({ fil, garnissage, diametre }) {
    const r = diametre / 2;
    const coupe = lathe([
      [r * 0.74, 0],
      [r * 0.8, 1, 0.5],
      [r * 0.8, 14, 5],
      [r * 0.6, 19, 4],
      [13, 20, 1],
      [12, 23, 1],
      [0, 23],
    ]);
    const crins = garnissage === 'torsade' ? torsades(r) : ondules(r);
    return groupe(
      piece(coupe, laque('#2c2f34', 0.4)),
      piece(ecrouSixPans(14, 15, 22), zincBlanc(), { position: [0, 22, 0] }),
      piece(crins, FILS[fil]()),
    );
  },
});

/** Knots: three strands wound on each other, tight, flaring at their tips. */
function torsades(r: number): BufferGeometry {
  const brin = (k: number) =>
    tube(
      new Ligne((t, out) => {
        const a = t * 16 + (k * Math.PI * 2) / 3;
        const serre = 1.7 + Math.max(0, t - 0.8) * 9;
        out.set(
          serre * Math.cos(a) * (1 - t * 0.1),
          4 - t * 28,
          r * (0.66 + 0.28 * t) + serre * Math.sin(a),
        );
      }),
      1.5,
      { pas: 40, cotes: 7 },
    );
  const noeud = merge(brin(0), brin(1), brin(2));
  return repeatAround(noeud, Math.round(r / 2));
}

/** Crimped wire: rows of thin waves, each a little out of step. */
function ondules(r: number): BufferGeometry {
  const un = (rang: number) =>
    tube(
      new Ligne((t, out) => {
        const onde = Math.sin(t * 26 + rang * 2.1) * 0.8;
        out.set(onde, 3 - t * (22 + (rang % 3)), r * (0.52 + rang * 0.045 + 0.16 * t) + onde * 0.5);
      }),
      0.55,
      { pas: 28, cotes: 4 },
    );
  const rangs = [0, 1, 2, 3, 4, 5].map((rang) => repeatAround(un(rang).rotateY(rang * 0.05), 46));
  return merge(...rangs);
}
