/** Bump caps: a cloth cap over a hard shell, six panels, a button, the peak longer or shorter. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { surface } from '../geometrie/surface.ts';
import { lathe } from '../geometrie/surface.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_COULEUR, COULEURS } from '../nuancier.ts';
import { fil, nuance, tissu } from '../pieces/habit.ts';
import { smoothstep } from '../sdf/champ.ts';

export default defineModele({
  nom: 'casquette',
  params: Type.Object({ couleur: choix(...CODES_COULEUR), visiere: mesure(25, 75) }),
  extremes: [
    { couleur: 'rouge', visiere: 70 },
    { couleur: 'marine', visiere: 30 },
  ],
  prise: { azimut: 0.8, elevation: 0.3, cadre: 0.82 },
  construire({ couleur: code, visiere }) {
    const couleur = COULEURS[code];
    const at = (turn: number, v: number, k = 1): readonly [number, number, number] => {
      const leve = (v * Math.PI) / 2;
      const c = Math.cos(leve) ** 0.7 * k;
      return [108 * c * Math.cos(turn), 118 * Math.sin(leve) ** 1.1 * k, 92 * c * Math.sin(turn)];
    };
    const calotte = surface(
      192,
      40,
      (u, v, out) => {
        const turn = u === 1 ? 0 : u * Math.PI * 2;
        const couture =
          1 -
          0.018 * Math.exp(-((((u * 6 + 0.5) % 1) - 0.5) ** 2) * 600) * (1 - smoothstep(0.9, 1, v));
        out.set(...at(-turn, v, couture));
      },
      1,
    );
    const bord = surface(
      96,
      6,
      (u, v, out) => {
        const turn = u === 1 ? 0 : u * Math.PI * 2;
        out.set(...at(-turn, v * 0.16, 1.012));
      },
      1,
    );
    const langue = (dessous: boolean) =>
      surface(
        60,
        24,
        (u, v, out) => {
          const turn = (u - 0.5) * 2.1 * (dessous ? 1 : -1);
          const w = Math.cos(turn * 1.45) ** 0.6;
          const [x, , z] = at(turn, 0.02, 1);
          const pousse = visiere * v * (Number.isFinite(w) ? Math.max(0, w) : 0);
          out.set(
            x + pousse,
            4 -
              10 * v * v -
              12 * (z / 92) ** 2 * v -
              (dessous ? 3.4 * Math.sin(Math.min(1, v * 0.999) * Math.PI) : 0),
            z * (1 + 0.04 * v),
          );
        },
        1,
      );
    const cloth = tissu(couleur, 'serge');
    return groupe(
      piece(calotte, cloth),
      piece(bord, tissu(nuance(couleur, 0.9), 'serge')),
      piece(langue(false), cloth),
      piece(langue(true), tissu(fil(couleur), 'serge')),
      piece(
        lathe(
          [
            [9, 0],
            [8, 3, 1],
            [0, 5],
          ],
          24,
        ),
        cloth,
        { position: [0, 117, 0] },
      ),
    );
  },
});
