/** Work socks: a pair lying, heel and toe of another yarn, ribbed leg. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR, COULEURS } from '../nuancier.ts';
import { displace, scaled, smoothstep, union, type Champ } from '../sdf/champ.ts';
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
  prise: { azimut: 0, elevation: 1.2, cadre: 0.86 },
  construire({ couleur: code, hiver }) {
    const couleur = COULEURS[code];
    const haut = hiver ? 300 : 190;
    const plat = scaled(
      union(
        26,
        capsule([0, haut + 60, 0], [0, 20, 0], 52, 46),
        capsule([2, 14, 0], [150, -42, 0], 48, 40),
        sphere([-2, 2, 0], 48),
      ),
      [1, 1, hiver ? 0.46 : 0.34],
    );
    const coupe: Champ = (x, y, z) => Math.max(plat(x, y, z), y - haut);
    const cotes = (x: number, y: number, z: number) =>
      smoothstep(60, 90, y) *
        smoothstep(5, 11, Math.abs(z)) *
        0.8 *
        Math.cos(x * (hiver ? 0.62 : 0.85)) +
      0.7 * Math.sin(y * 0.08 + x * 0.05);
    const corps = displace(
      coupe,
      (x, y, z) => cotes(x, y, z) - 1.2 * Math.exp(-(((y - haut + 34) / 2.4) ** 2)),
    );
    const renfort: Champ = (x, y, z) =>
      Math.min(Math.hypot(x + 26, y + 20, z * 0.2) - 52, 136 - x * 0.94 + y * 0.34);
    const bande: Champ = (_x, y) => Math.abs(y - haut + 16) - 9;
    const piedDroit = regions(
      mesh(corps, [-76, -104, -44], [212, haut + 14, 44], 2),
      renfort,
      bande,
    );
    const maille = textile(couleur, 'tricot', 'z', {
      couleurB: nuance(couleur, code === 'noir' ? 1.22 : 0.6),
      couleurC: code === 'noir' ? '#c0392b' : '#26282c',
      rugositeB: 0.92,
      joint: 0.4,
    });
    const un = (x: number, z: number, turn: number) =>
      poser(groupe(piece(piedDroit, maille, { rotation: [-Math.PI / 2, 0, 0] })), {
        position: [x, 0, z],
        rotation: [0, turn, 0],
      });
    const dessous = un(0, 0, 0.1);
    return groupe(dessous, poser(un(-72, 34, -0.12), { position: [-78, 30, 26] }));
  },
});
