/** Bar handles of furniture and pull handles of doors: a tube on two posts. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const D = 12;

export default defineModele({
  nom: 'poignee-barre',
  params: Type.Object({
    finition: choix(...FINITIONS),
    /** Distance of the posts over the diameter of the bar. */
    elancement: mesure(5, 45),
    /** Door pulls stand on turned feet with a rose. */
    pose: choix('meuble', 'porte'),
  }),
  extremes: [
    { finition: 'inox-brosse', elancement: 11, pose: 'meuble' },
    { finition: 'alu-noir', elancement: 40, pose: 'meuble' },
    { finition: 'laiton-brosse', elancement: 7, pose: 'meuble' },
    { finition: 'inox-brosse', elancement: 10, pose: 'porte' },
  ],
  prise: { azimut: 0.75, elevation: 0.62 },
  construire({ finition, elancement, pose }) {
    const entraxe = elancement * D;
    const porte = pose === 'porte';
    const debord = porte ? entraxe * 0.22 + 10 : 30;
    const saillie = porte ? D * 2 : 32;
    const demi = entraxe / 2 + debord;
    const barre = lathe([
      [0, -demi],
      [D / 2, -demi, 0.7],
      [D / 2, demi, 0.7],
      [0, demi],
    ]).rotateZ(Math.PI / 2);
    const r = porte ? D * 0.3 : D * 0.4;
    const pied = lathe([
      [0, 0],
      ...(porte
        ? ([
            [D * 0.62, 0, 0.5],
            [D * 0.62, 4, 0.8],
            [r, 4, 0.6],
          ] as const)
        : ([[r, 0, 0.4]] as const)),
      [r, saillie],
    ]);
    const pieds = [-1, 1].map((sens) => pied.clone().translate((sens * entraxe) / 2, 0, 0));
    return groupe(
      piece(merge(barre.translate(0, saillie + D * 0.3, 0)), metal(finition, 'x')),
      piece(merge(...pieds), metal(finition, 'y')),
    );
  },
});
