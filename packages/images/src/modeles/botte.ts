/** Safety wellingtons: one moulding, a darker sole with cleats, a rim above. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { bimatiere } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR, COULEURS } from '../nuancier.ts';
import { empeigne, semelle } from '../pieces/chausse.ts';
import {
  displace,
  raise,
  smoothMax,
  smoothMin,
  smoothstep,
  without,
  type Champ,
} from '../sdf/champ.ts';
import { mesh, regions } from '../sdf/maillage.ts';

const HAUT = 330;

export default defineModele({
  nom: 'botte',
  params: Type.Object({ couleur: choix(...CODES_COULEUR) }),
  extremes: [{ couleur: 'vert' }, { couleur: 'blanc' }],
  prise: { azimut: 0.55, elevation: 0.16, cadre: 0.88 },
  construire({ couleur: code }) {
    const pied = empeigne(120);
    const tige: Champ = (x, y, z) => {
      const r = 49 + 11 * smoothstep(90, HAUT, y) - 3 * Math.exp(-(((y - 130) / 40) ** 2));
      return (
        smoothMax(
          Math.hypot((x + 52 + 0.02 * y) / 1.12, z) - r,
          smoothMax(y - HAUT - 0.1 * x, 40 - y, 2),
          3,
        ) * 0.85
      );
    };
    const plein: Champ = (x, y, z) => smoothMin(pied(x, y, z), tige(x, y, z), 22);
    const trou: Champ = (x, y, z) =>
      Math.max(
        Math.hypot((x + 52 + 0.02 * y) / 1.12, z) - 41 - 11 * smoothstep(90, HAUT, y),
        285 - y,
      );
    const bourrelet: Champ = (x, y) => Math.abs(y - HAUT - 0.1 * x + 11) - 10;
    const plis: Champ = (x, y, z) => {
      const cheville =
        1.7 *
        Math.sin((y - x * 0.3) * 0.2) *
        Math.exp(-(((y - 118) / 30) ** 2)) *
        smoothstep(-70, -20, x);
      const embout =
        -1.4 * Math.exp(-(((x - 108 + 0.1 * Math.abs(z)) / 1.6) ** 2)) * smoothstep(30, 36, y);
      return cheville + embout;
    };
    const corps = raise(displace(without(2, plein, trou), plis), bourrelet, 2.4);
    const sole = semelle(27);
    const tout: Champ = (x, y, z) => Math.min(corps(x, y, z), sole(x, y, z));
    const region: Champ = (x, y) => y - 27 - 8 * smoothstep(95, 175, x);
    const forme = regions(mesh(tout, [-140, -6, -74], [190, HAUT + 16, 78], 2.1), region);
    const sombre = code === 'blanc' ? '#9aa3a6' : code === 'jaune' ? '#26282c' : '#1d2420';
    const pvc = bimatiere(
      COULEURS[code],
      { couleurB: sombre, rugositeB: 0.6, joint: 0.5 },
      { sorte: 'grain', echelle: 0.8, force: 0.03 },
      0.34,
    );
    const une = (x: number, z: number, turn: number) =>
      poser(groupe(piece(forme, pvc)), { position: [x, 0, z], rotation: [0, turn, 0] });
    return groupe(une(0, 64, 0.3), une(-50, -70, 0.1));
  },
});
