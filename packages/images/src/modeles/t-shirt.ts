/** T-shirts and base layers: a knit with a ribbed neck, short or long sleeves, taped where it must be seen. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR } from '../nuancier.ts';
import { buste } from '../pieces/buste.ts';
import { encolureCotes } from '../pieces/cols.ts';
import { peau } from '../pieces/etoffe.ts';
import { bandesCorps, bandesManches, ourlets, tissu, bandeGrise, TEINTS } from '../pieces/habit.ts';

export default defineModele({
  nom: 't-shirt',
  params: Type.Object({
    couleur: choix(...CODES_COULEUR),
    manches: choix('courtes', 'longues'),
    /** Reflective tape. */
    bandes: Type.Boolean(),
    /** Close to the skin, as base layers are. */
    pres: Type.Boolean(),
  }),
  extremes: [
    { couleur: 'marine', manches: 'courtes', bandes: false, pres: false },
    { couleur: 'orange-fluo', manches: 'longues', bandes: true, pres: false },
    { couleur: 'anthracite', manches: 'longues', bandes: false, pres: true },
  ],
  prise: { azimut: 0.12, elevation: 0.05, sol: false, cadre: 0.9, exposition: 1.05 },
  construire({ couleur, manches, bandes, pres }) {
    const b = buste({
      longueur: pres ? 660 : 690,
      manches,
      ampleur: pres ? 0.9 : 1,
      plis: pres ? 0.8 : 1,
      encolure: 84,
    });
    const maille = tissu(TEINTS[couleur], 'jersey');
    return groupe(
      piece(peau(b.corps), maille),
      ...b.manches.map((m) => piece(peau(m), maille)),
      piece(peau(b.dos), maille),
      ...encolureCotes(b, TEINTS[couleur]),
      ...ourlets(b, TEINTS[couleur]),
      ...(bandes
        ? [
            ...bandesCorps(b, [-330, -450]),
            ...bandesManches(b, manches === 'longues' ? [240, 130] : [50]),
          ].map((g) => piece(g, bandeGrise()))
        : []),
    );
  },
});
