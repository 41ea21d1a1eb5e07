/** Flexible ducting: bare aluminium folds, or insulated under its foil with the duct peeping out. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { latheZ } from '../geometrie/tours.ts';
import { materiau, lin } from '../matieres/materiau.ts';
import { mousse, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';

export default defineModele({
  nom: 'gaine-ventilation',
  params: Type.Object({ isolation: choix('nu', 'isole') }),
  extremes: [{ isolation: 'nu' }, { isolation: 'isole' }],
  prise: { azimut: 0.5, elevation: 0.36, cadre: 0.88 },
  construire({ isolation }) {
    const alu = materiau({
      couleur: lin(0.7, 0.71, 0.72),
      metal: 1,
      rugosite: 0.3,
      relief: { sorte: 'grain', echelle: 0.12, force: 0.16 },
    });
    const r = 62;
    const points = [
      [-150, r, -130],
      [-60, r, -150],
      [40, r, -110],
      [70, r, -20],
      [20, r, 60],
      [10, r, 150],
    ] as const;
    const n = 150;
    const conduit = tube(curve(points), r, {
      pas: n,
      cotes: 48,
      taille: (t) => (Math.round(t * n) % 2 === 0 ? 1 : 0.93),
      bouche: false,
    });
    const bout = latheZ([
      [r * 0.97, 0],
      [r * 0.92, -60],
      [0, -60],
    ]).translate(10, r, 149);
    if (isolation === 'nu') {
      return groupe(piece(conduit, alu), piece(bout, plastique('#3a3d40')));
    }
    const manchon = tube(curve(points.slice(0, 5)), r * 1.45, {
      pas: 60,
      cotes: 48,
      taille: (t) => 1 + 0.025 * Math.sin(t * 40) + 0.015 * Math.sin(t * 93 + 1),
    });
    const laine = latheZ([
      [r * 1.02, 0],
      [r * 1.4, 0, 6],
      [r * 1.4, -10],
    ])
      .rotateY(-0.25)
      .translate(20, r, 62);
    return groupe(
      piece(conduit, alu),
      piece(bout, plastique('#3a3d40')),
      piece(manchon, alu),
      piece(laine, mousse('#d8c06a')),
    );
  },
});
