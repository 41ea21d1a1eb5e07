/** Sweatshirts: thick fleece-backed knit with ribs; round neck, or a hood and a zip. */
import * as Type from 'typebox';
import { groupe } from '../geometrie/assemblage.ts';
import { tube, curve } from '../geometrie/balayage.ts';
import { piece } from '../geometrie/assemblage.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR } from '../nuancier.ts';
import { buste } from '../pieces/buste.ts';
import { capuche, encolureCotes } from '../pieces/cols.ts';
import { zip } from '../pieces/fermetures.ts';
import { nuance, tissu, TEINTS } from '../pieces/habit.ts';
import { bordsCotes, corpsOf, PRISE_VETEMENT } from '../pieces/haut.ts';
import { fente } from '../pieces/poches.ts';

export default defineModele({
  nom: 'sweat',
  params: Type.Object({ couleur: choix(...CODES_COULEUR), capuche: Type.Boolean() }),
  extremes: [
    { couleur: 'gris', capuche: true },
    { couleur: 'rouge', capuche: false },
  ],
  prise: PRISE_VETEMENT,
  construire({ couleur: code, capuche: aCapuche }) {
    const couleur = TEINTS[code];
    const b = buste({
      longueur: 680,
      manches: 'longues',
      ampleur: 1.06,
      serre: 0.1,
      plis: 0.85,
      encolure: aCapuche ? 70 : 80,
    });
    return groupe(
      ...corpsOf(b, { couleur, sorte: 'molleton' }),
      ...bordsCotes(b, couleur),
      ...(aCapuche
        ? [...capuche(b, couleur, 'molleton'), ...devant()]
        : encolureCotes(b, couleur, 24)),
    );

    function devant() {
      const cordon = (sens: number) =>
        tube(
          curve([
            [sens * 22, -46, b.z(22, -46) + 6],
            [sens * 27, -110, b.z(27, -110) + 5],
            [sens * 24, -190, b.z(24, -190) + 5],
          ]),
          2.6,
          { pas: 30, cotes: 8 },
        );
      return [
        zip([0, b.bas + 4], [0, -62], b.z, couleur),
        ...[1, -1].map((sens) =>
          fente(
            [sens * 175, b.bas + 90],
            [sens * 105, b.bas + 205],
            b.z,
            nuance(couleur, 0.9),
            'molleton',
            18,
          ),
        ),
        ...[1, -1].map((sens) => piece(cordon(sens), tissu('#e4e2dc', 'jersey'))),
      ];
    }
  },
});
