/** Helmets: of building sites with peak and ribs, of work at height with chin strap and vents. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { curve, sweep, tube } from '../geometrie/balayage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { materiau } from '../matieres/materiau.ts';
import { plastique } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR, COULEURS } from '../nuancier.ts';
import { calotte, surCalotte } from '../pieces/casque.ts';

export default defineModele({
  nom: 'casque',
  params: Type.Object({
    forme: choix('chantier', 'hauteur'),
    couleur: choix(...CODES_COULEUR),
    ventile: Type.Boolean(),
  }),
  extremes: [
    { forme: 'chantier', couleur: 'jaune', ventile: true },
    { forme: 'hauteur', couleur: 'rouge', ventile: true },
    { forme: 'hauteur', couleur: 'blanc', ventile: false },
  ],
  prise: { azimut: 0.85, elevation: 0.28, cadre: 0.82 },
  construire({ forme, couleur, ventile }) {
    const chantier = forme === 'chantier';
    const forme3d = chantier
      ? { visiere: 48, nervures: 6, bord: 9 }
      : { visiere: 8, nervures: 4, bord: 2, haut: 136 };
    const coque = materiau({ couleur: COULEURS[couleur], rugosite: 0.24, vernis: 0.5 });
    const tour = textile('#26282c', 'toile');
    const fente = (turn: number, v0: number, v1: number, demi: number) =>
      surface(6, 10, (u, v, out) => {
        const w = demi * Math.sin(Math.PI * Math.min(1, Math.max(0, 0.04 + 0.92 * v))) ** 0.5;
        out.set(...surCalotte(forme3d, turn + (u - 0.5) * 2 * w, v0 + (v1 - v0) * v, 0.9));
      });
    const ouies = ventile
      ? [0.8, 1.15, 1.5, 1.85, 2.2]
          .flatMap((t) => [t, -t])
          .map((t) =>
            fente(t, chantier ? 0.5 : 0.36, chantier ? 0.62 : 0.6, chantier ? 0.06 : 0.09),
          )
      : [];
    const anneau = tube(
      curve(
        Array.from({ length: 24 }, (_, i) => {
          const t = (i / 24) * Math.PI * 2;
          const [x, y, z] = surCalotte(forme3d, t, 0.06, -8);
          return [x * 0.94, y - 9, z * 0.94] as const;
        }),
        true,
      ),
      6,
      { pas: 120, cotes: 8, bouche: false },
    );
    const sangle = (x0: number, sens: number) =>
      sweep(
        curve([
          [x0, 8, sens * 96],
          [x0 * 0.5 + 4, -70, sens * 86],
          [14, -128, sens * 52],
          [22, -152, sens * 8],
        ]),
        rectangle(2, 15, 0.6),
        40,
      );
    return groupe(
      piece(calotte(forme3d), coque),
      piece(calotte(forme3d, -5), plastique('#d9d8d3')),
      ...ouies.map((g) => piece(g, plastique('#1b1c1f', 0.8))),
      piece(anneau, plastique('#2a2c30')),
      piece(
        lathe(
          [
            [0, 0],
            [15, 0, 2],
            [17, 8, 3],
            [14, 16, 4],
            [0, 17],
          ],
          40,
        ).rotateZ(Math.PI / 2),
        plastique('#2a2c30'),
        { position: [-124, -26, 0] },
      ),
      ...(chantier ? [] : [70, -60].flatMap((x) => [1, -1].map((s) => piece(sangle(x, s), tour)))),
      ...(chantier
        ? []
        : [
            piece(
              lathe(
                [
                  [0, -10],
                  [11, -10, 2],
                  [11, 10, 2],
                  [0, 10],
                ],
                20,
              ).rotateX(Math.PI / 2),
              plastique('#1d1f22'),
              { position: [22, -152, 0] },
            ),
          ]),
    );
  },
});
