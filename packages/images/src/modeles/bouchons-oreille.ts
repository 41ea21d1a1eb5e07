/** Ear plugs: two pairs of foam bullets, on a cord or loose. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { lathe } from '../geometrie/surface.ts';
import { mousse, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR, COULEURS } from '../nuancier.ts';

export default defineModele({
  nom: 'bouchons-oreille',
  params: Type.Object({ couleur: choix(...CODES_COULEUR), cordelette: Type.Boolean() }),
  extremes: [
    { couleur: 'orange', cordelette: true },
    { couleur: 'jaune', cordelette: false },
  ],
  prise: { azimut: 0.3, elevation: 0.6, cadre: 0.84 },
  construire({ couleur, cordelette }) {
    const forme = lathe(
      [
        [0, 0],
        [6.6, 0, 0.8],
        [6.3, 3, 2],
        [5.6, 14, 4],
        [4.6, 20, 4],
        [2.4, 24, 2],
        [0, 24.6],
      ],
      48,
    );
    const matiere = mousse(COULEURS[couleur]);
    const pose = (x: number, z: number, turn: number) =>
      piece(forme, matiere, { position: [x, 6.4, z], rotation: [Math.PI / 2, turn, 0] });
    const debout = (x: number, z: number) => piece(forme, matiere, { position: [x, 0, z] });
    if (!cordelette)
      return groupe(pose(-16, 4, 0), pose(14, -2, 0), debout(-4, -22), debout(20, -24));
    const cordon = tube(
      curve([
        [-16, 6.4, 4],
        [-17, 4, -12],
        [-40, 1.4, -34],
        [-30, 1.2, -66],
        [8, 1.2, -72],
        [44, 1.3, -60],
        [46, 1.4, -30],
        [22, 3, -14],
        [16, 6.4, 2],
      ]),
      1.2,
      { pas: 160, cotes: 10 },
    );
    return groupe(
      piece(forme, matiere, { position: [-16, 6.4, 4], rotation: [Math.PI / 2, 0, 0] }),
      piece(forme, matiere, { position: [16, 6.4, 2], rotation: [Math.PI / 2, 0, 0] }),
      piece(cordon, plastique('#2b6fae', 0.5)),
    );
  },
});
