/** Work socks: a pair lying, heel and toe of another yarn, ribbed leg. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { materiau } from '../matieres/materiau.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR, COULEURS } from '../nuancier.ts';
import { displace, scaled, smoothMax, smoothstep, union, type Champ } from '../sdf/champ.ts';
import { capsule, sphere } from '../sdf/corps.ts';
import { mesh, regions } from '../sdf/maillage.ts';
import { nuance } from '../pieces/habit.ts';

export default defineModele({
  nom: 'chaussettes',
  params: Type.Object({
    couleur: choix(...CODES_COULEUR),
    /** Thick and high, for winter. */
    hiver: Type.Boolean(),
  }),
  extremes: [
    { couleur: 'gris', hiver: true },
    { couleur: 'blanc', hiver: false },
  ],
  prise: ({ couleur }) => ({
    azimut: 0,
    elevation: 1.2,
    cadre: 0.86,
    exposition: couleur === 'blanc' ? 1 : couleur === 'noir' ? 1.4 : 1.12,
  }),
  construire({ couleur: code, hiver }) {
    const couleur = code === 'blanc' ? '#dedcd6' : COULEURS[code];
    const haut = hiver ? 280 : 190;
    // Flattened, as it lies: round only at its edges.
    const plat = scaled(
      union(
        34,
        capsule([2, haut + 60, 0], [0, 24, 0], 50, 45),
        capsule([0, 10, 0], [150, -44, 0], 46, 41),
        sphere([-6, -2, 0], 46),
      ),
      [1, 1, hiver ? 0.4 : 0.28],
    );
    const coupe: Champ = (x, y, z) => smoothMax(plat(x, y, z), y - haut, 6);
    const pas = hiver ? 8.5 : 6.5;
    const corps = displace(coupe, (x, y) => {
      const jambe = smoothstep(34, 60, y) * smoothstep(haut - 1, haut - 9, y);
      const cotes =
        jambe * smoothstep(47, 40, Math.abs(x)) * 0.55 * Math.cos((x * Math.PI * 2) / pas);
      const plis =
        1.1 * Math.sin((x * 0.6 + y * 0.9) * 0.11) * Math.exp(-(((x - 26) / 34) ** 2)) +
        0.6 * Math.sin(x * 0.07 - y * 0.05);
      const bord = -1.4 * Math.exp(-(((y - haut + 36) / 2.6) ** 2));
      return cotes + plis + bord;
    });
    // Knitted on short rows: a wedge that opens towards the heel; the toe is a cap.
    const talon: Champ = (x, y) =>
      smoothMax(0.97 * (x - 6) - 0.24 * (y - 8), 0.1 * (x - 6) + 0.99 * (y - 22), 10) * 0.9;
    const pointe: Champ = (x, y) => 132 - x * 0.94 + y * 0.34;
    const renfort: Champ = (x, y, z) => Math.min(talon(x, y, z), pointe(x, y, z));
    const bande: Champ = (_x, y) =>
      Math.min(Math.abs(y - haut + 16) - 7, Math.abs(y - haut + 29) - 2.2);
    const pied = regions(mesh(corps, [-76, -108, -40], [212, haut + 14, 40], 1.7), renfort, bande);
    // Coarser than it is, and flat enough not to blacken where the cloth turns away.
    const maille = materiau({
      couleur,
      rugosite: 0.92,
      eclat: 0.4,
      duvet: 0.45,
      relief: { sorte: 'tricot', echelle: 0.42, force: 0.2, axe: 'z' },
      regions: {
        couleurB: nuance(couleur, code === 'noir' ? 1.16 : 0.62),
        couleurC: code === 'noir' ? '#b8402f' : '#3a4048',
        rugositeB: 0.92,
        joint: 0.8,
      },
    });
    const une = (x: number, y: number, z: number, turn: number) =>
      poser(groupe(piece(pied, maille, { rotation: [-Math.PI / 2, 0, 0] })), {
        position: [x, y, z],
        rotation: [0, turn, 0],
      });
    return groupe(une(0, 0, 0, 0.06), une(-88, hiver ? 27 : 19, 30, -0.1));
  },
});
