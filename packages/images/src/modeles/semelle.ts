/** Insoles: a pair, foam under a printed cloth, the heel and the ball cushioned. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR, COULEURS } from '../nuancier.ts';
import { axe, demiLarge } from '../pieces/chausse.ts';
import { displace, smoothMax, type Champ } from '../sdf/champ.ts';
import { mesh, regions } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'semelle',
  params: Type.Object({ couleur: choix(...CODES_COULEUR) }),
  extremes: [{ couleur: 'anthracite' }, { couleur: 'bleu' }],
  prise: { azimut: 0.35, elevation: 0.7, cadre: 0.88 },
  construire({ couleur }) {
    const forme: Champ = (x, y, z) => {
      const bord = Math.abs(z - axe(x)) - demiLarge(x) * 0.92;
      const cuvette =
        7 * Math.exp(-(((x + 96) / 40) ** 2)) * Math.min(1, Math.abs(z) / 30) +
        5 * Math.exp(-(((x + 20) / 40) ** 2)) * Math.max(0, (z - axe(x)) / 40);
      return (
        smoothMax(smoothMax(bord, Math.max(x - 164, -118 - x), 6), Math.abs(y - cuvette) - 3, 2.4) *
        0.85
      );
    };
    const coussins: Champ = (x, _y, z) =>
      Math.min(Math.hypot((x + 84) / 1.2, z) - 24, Math.hypot((x - 86) / 1.1, z - 6) - 32);
    const nids: Champ = (x, y, z) =>
      coussins(x, y, z) < 0 ? -0.7 * Math.max(0, Math.sin(x * 0.55) * Math.sin(z * 0.55)) : 0;
    const corps = regions(
      mesh(displace(forme, nids), [-130, -10, -62], [178, 24, 70], 1.5),
      coussins,
      (_x, y) => y + 0.4,
    );
    const peau = textile(COULEURS[couleur], 'maille-fine', 'y', {
      couleurB: '#2b6fae',
      couleurC: '#5f666d',
      rugositeB: 0.7,
      rugositeC: 0.8,
      joint: 0.5,
      relief: 0.3,
    });
    return groupe(
      poser(groupe(piece(corps, peau)), { position: [0, 3, 58], rotation: [0, 0.1, 0] }),
      poser(groupe(piece(corps, peau, { echelle: [1, 1, -1] })), {
        position: [-16, 3, -62],
        rotation: [0, -0.05, 0],
      }),
    );
  },
});
