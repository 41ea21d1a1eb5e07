/** Rubble sacks: woven white sacks in a folded stack, by their size. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { textile } from '../matieres/textiles.ts';
import { defineModele, mesure } from '../modele.ts';
import { displace, union } from '../sdf/champ.ts';
import { ellipsoid, block } from '../sdf/corps.ts';
import { mesh } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'sac-gravats',
  params: Type.Object({
    /** Height over width of the filled sack. */
    galbe: mesure(1, 1.7),
  }),
  extremes: [{ galbe: 1.3 }, { galbe: 1 }, { galbe: 1.6 }],
  prise: { azimut: 0.3, elevation: 0.2 },
  construire({ galbe }) {
    const w = 150;
    const h = 2 * w * galbe;
    // A full belly, pinched where the string ties it.
    const corps = union(
      60,
      block([0, h * 0.14, 0], [w * 0.86, h * 0.12, w * 0.6], 40),
      ellipsoid([0, h * 0.36, 0], [w * 0.96, h * 0.36, w * 0.72]),
      ellipsoid([0, h * 0.66, 0], [w * 0.62, h * 0.24, w * 0.5]),
    );
    const col = union(
      18,
      corps,
      ellipsoid([0, h * 0.88, 0], [w * 0.26, h * 0.12, w * 0.24]),
      ellipsoid([0, h * 1.04, 0], [w * 0.46, h * 0.07, w * 0.36]),
    );
    const plis = displace(
      col,
      (x, y, z) => {
        const a = Math.atan2(z, x);
        const haut = Math.max(0, Math.min(1, (y - h * 0.5) / (h * 0.4)));
        return (
          haut * (2 * Math.sin(a * 11 + y * 0.01) + 0.9 * Math.sin(a * 19)) +
          2.4 * Math.sin(y * 0.045 + Math.sin(a * 3) * 2.2) * Math.sin(a * 2.4 + 1) +
          1.6 * Math.sin(x * 0.07 + y * 0.03)
        );
      },
      14,
    );
    const lien = Array.from({ length: 25 }, (_, i) => {
      const a = (i / 24) * Math.PI * 2;
      return [
        Math.cos(a) * w * 0.25,
        h * 0.93 + Math.sin(a * 3) * 2,
        Math.sin(a) * w * 0.22,
      ] as const;
    });
    return groupe(
      piece(
        mesh(plis, [-w * 1.3, -30, -w], [w * 1.3, h * 1.25, w], 2.6),
        textile('#dcd9d2', 'lisse'),
      ),
      piece(tube(curve(lien), 5, { pas: 80, cotes: 10 }), textile('#c2381f', 'lisse')),
    );
  },
});
