/** Screw eyes and square hooks: bent wire on a wood thread. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { curve, Ligne, tube } from '../geometrie/balayage.ts';
import { thread } from '../geometrie/filetage.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const R = 3;

export default defineModele({
  nom: 'piton',
  params: Type.Object({
    forme: choix('oeil', 'droit'),
    finition: choix(...FINITIONS),
    elancement: mesure(5, 18),
  }),
  extremes: [
    { forme: 'oeil', finition: 'zinc-blanc', elancement: 9 },
    { forme: 'droit', finition: 'laque-blanc', elancement: 12 },
    { forme: 'oeil', finition: 'inox', elancement: 15 },
  ],
  prise: { azimut: 0.62, elevation: 0.72 },
  construire({ forme, finition, elancement }) {
    const longueur = elancement * R * 2;
    const filete = longueur * 0.5;
    const geometry = merge(
      thread({
        diametre: R * 2,
        noyau: R * 1.3,
        pas: R * 0.92,
        y0: 0,
        y1: filete,
        pointe: R * 2.4,
      }),
      forme === 'oeil' ? oeil(filete, longueur) : coude(filete, longueur),
    );
    return groupe(
      poser(groupe(piece(geometry, metal(finition, 'y'))), { rotation: [0, 0, -Math.PI / 2] }),
    );
  },
});

/** Up to the ring, once round it, closing on the shank. It lies flat in the plane of x and y. */
function oeil(bas: number, longueur: number) {
  const r = R * 3;
  const centre = longueur - r;
  const col = centre - r;
  // The end of the wire comes back beside the shank, a hair open.
  const anneau = new Ligne((t, out) => {
    const turn = -Math.PI / 2 + t * Math.PI * 1.94;
    out.set(r * Math.cos(turn), centre + r * Math.sin(turn), 0);
  });
  return merge(
    tube(
      curve([
        [0, bas - R * 1.2, 0],
        [0, (bas + col) / 2, 0],
        [0, col + R * 0.3, 0],
      ]),
      R * 0.94,
      { pas: 24, cotes: 28, taille: (t) => Math.min(1, 0.6 + t * 6) },
    ),
    tube(anneau, R * 0.94, { pas: 120, cotes: 28 }),
  );
}

function coude(bas: number, longueur: number) {
  const haut = longueur - R;
  const bras = longueur * 0.34;
  return tube(
    new Ligne((t, out) => {
      const r = R * 2.2;
      const droit = haut - r - bas + R;
      const arc = (r * Math.PI) / 2;
      const long = t * (droit + arc + bras);
      if (long < droit) out.set(0, bas - R + long, 0);
      else if (long < droit + arc) {
        const a = (long - droit) / r;
        out.set(0, haut - r + r * Math.sin(a), r - r * Math.cos(a));
      } else out.set(0, haut, r + long - droit - arc);
    }),
    R * 0.94,
    { pas: 120, cotes: 28, taille: (t) => Math.min(1, 0.6 + t * 8, (1.004 - t) * 60 + 0.55) },
  );
}
