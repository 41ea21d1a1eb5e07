/** Sleeveless: quilted bodywarmers with a zip, hi-vis vests with tape and a touch closure. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import type { Point2 } from '../geometrie/contours.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR } from '../nuancier.ts';
import { buste, type Buste } from '../pieces/buste.ts';
import { colMontant } from '../pieces/cols.ts';
import { lisiere, peau, rapporter, type Panneau } from '../pieces/etoffe.ts';
import { patte, zip } from '../pieces/fermetures.ts';
import { nuance, tissu, type Tissu, TEINTS } from '../pieces/habit.ts';
import { PRISE_VETEMENT, retroreflechir } from '../pieces/haut.ts';

export default defineModele({
  nom: 'gilet',
  params: Type.Object({
    forme: choix('matelasse', 'haute-visibilite'),
    couleur: choix(...CODES_COULEUR),
  }),
  extremes: [
    { forme: 'haute-visibilite', couleur: 'jaune-fluo' },
    { forme: 'matelasse', couleur: 'marine' },
  ],
  prise: { ...PRISE_VETEMENT, azimut: 0.16 },
  construire({ forme, couleur: code }) {
    const couleur = TEINTS[code];
    return groupe(...(forme === 'matelasse' ? matelasse(couleur) : fluo(couleur)));
  },
});

/** Rows of padding between seams. */
function matelasse(couleur: string): Object3D[] {
  const b = buste({ longueur: 690, manches: 'sans', ampleur: 1.06, encolure: 62, plis: 0.35 });
  const RANG = 74;
  const boudin = (y: number) => 15 * Math.abs(Math.sin(((y - b.bas) / RANG) * Math.PI)) ** 0.55 - 6;
  const gonfle: Panneau = {
    ...b.corps,
    at(u, v) {
      const [x, y, z] = b.corps.at(u, v);
      const marge = Math.min(1, Math.min(u, 1 - u) * 14, Math.abs(x) / 22);
      const fronce =
        0.7 * Math.sin(x * 0.21 + 3 * Math.sin(x * 0.031 + y * 0.013)) * (1 - (boudin(y) + 6) / 15);
      return [x * (1 + 0.012 * (boudin(y) / 9)), y, z + (boudin(y) + fronce) * marge];
    },
  };
  return [
    piece(peau(gonfle, { pas: 3.4 }), tissu(couleur, 'softshell')),
    piece(peau(b.dos), tissu(nuance(couleur, 0.7), 'softshell')),
    ...colMontant(b, couleur, 'softshell', 66),
    zip([0, b.bas + 4], [0, -10], b.z, couleur, 16),
    ...biais(b, nuance(couleur, 0.8), 'jersey', 12),
    ...[1, -1].map((sens) =>
      zip(
        [sens * 150, b.bas + 84],
        [sens * 138, b.bas + 222],
        (x, y) => b.z(x, y) + 8,
        couleur,
        12,
      ),
    ),
  ];
}

function fluo(couleur: string): Object3D[] {
  const b = buste({ longueur: 680, manches: 'sans', ampleur: 1.1, encolure: 190, plis: 0.9 });
  const sombre = '#5c6166';
  return [
    piece(peau(b.corps), tissu(couleur, 'jersey')),
    piece(peau(b.dos), tissu(nuance(couleur, 0.9), 'jersey')),
    ...retroreflechir(b, { corps: [-400, -540], manches: [], bretelles: true }),
    ...patte(b.z, {
      x: 2,
      bas: b.bas + 3,
      haut: -190,
      large: 26,
      couleur: nuance(couleur, 0.94),
      sorte: 'jersey',
    }),
    ...biais(b, sombre, 'toile', 9),
    piece(
      peau(
        rapporter(
          lisiere(
            b.cou.slice(1, -1).map(([x, y]): Point2 => [x * 1.02, y - 3]),
            10,
          ),
          b.z,
          1.6,
        ),
        { pas: 4 },
      ),
      tissu(sombre, 'toile'),
    ),
  ];
}

/** The edge of the armholes, bound. */
function biais(b: Buste, couleur: string, sorte: Tissu, large: number): Object3D[] {
  return [1, -1].map((sens) => {
    const line = [0.04, 0.09, 0.16, 0.3, 0.5, 0.7, 0.86, 1].map((t): Point2 => {
      const y = b.aisselle[1] + (b.epaule[1] - 2 - b.aisselle[1]) * t;
      return [sens * (b.demi(y) - large * 0.35), y];
    });
    return piece(
      peau(rapporter(lisiere(line, large), b.z, 2.4), { pas: 4 }),
      tissu(couleur, sorte),
    );
  });
}
