/** Knee pads: inserts of foam for trousers, a pair; or shells with straps. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { curve, sweep } from '../geometrie/balayage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { bimatiere } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';
import { displace, raise, smoothstep, type Champ } from '../sdf/champ.ts';
import { block } from '../sdf/corps.ts';
import { mesh, regions } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'genouillere',
  params: Type.Object({
    garniture: choix('mousse', 'bidensite', 'gel', 'coque'),
    sangles: Type.Boolean(),
  }),
  extremes: [
    { garniture: 'bidensite', sangles: false },
    { garniture: 'mousse', sangles: false },
    { garniture: 'gel', sangles: true },
    { garniture: 'coque', sangles: true },
  ],
  prise: { azimut: 0.25, elevation: 0.75, cadre: 0.86 },
  construire({ garniture, sangles }) {
    const forme = genou(garniture, sangles);
    const une = (x: number, turn: number) =>
      poser(
        groupe(
          piece(
            forme,
            bimatiere(
              '#303338',
              {
                couleurB: TEINTES[garniture],
                rugositeB: garniture === 'coque' ? 0.3 : 0.75,
                joint: 0.6,
              },
              { sorte: 'grain', echelle: 0.9, force: 0.25 },
              0.9,
            ),
          ),
          ...(sangles ? [-62, 40].map((y) => piece(sangle(y), textile('#1f2124', 'toile'))) : []),
        ),
        { position: [x, 0, 0], rotation: [-1.1, 0, turn] },
      );
    return groupe(une(-96, 0.12), une(96, -0.08));
  },
});

const TEINTES = {
  mousse: '#4a4f55',
  bidensite: '#d8641b',
  gel: '#2b6fae',
  coque: '#4b5057',
} as const;

/** Bent round the knee, its ends thin. */
function genou(garniture: keyof typeof TEINTES, sangles: boolean) {
  const demi = sangles ? ([80, 112, 30] as const) : ([76, 118, 22] as const);
  const plaque: Champ = (x, y, z) => {
    const creux = z + (x / 80) ** 2 * 22 + (y / 120) ** 2 * 16;
    return block([0, 0, 0], [demi[0], demi[1], demi[2] * 0.5], 10)(x, y, creux) * 0.8;
  };
  const calotte: Champ = (x, y) =>
    garniture === 'mousse'
      ? Math.max(Math.abs(x) - 52, Math.abs(y) - 84) - 10
      : Math.hypot(x / 56, (y - 6) / (garniture === 'coque' ? 88 : 66)) * 56 - 56;
  const devant: Champ = (x, y, z) => Math.max(calotte(x, y, z), -z - 40);
  const rainures: Champ = (x, y) => {
    const vague = Math.abs(Math.sin((y + (garniture === 'gel' ? Math.abs(x) * 0.5 : 0)) * 0.12));
    return -1.2 * smoothstep(0.25, 0, vague) * smoothstep(-1, -6, calotte(x, y, 0));
  };
  const haut = garniture === 'mousse' ? 1.5 : 2.6;
  const corps = displace(raise(plaque, devant, haut), rainures);
  return regions(mesh(corps, [-100, -140, -70], [100, 140, 44], 2), devant);
}

function sangle(y: number) {
  return sweep(
    curve([
      [-74, y, -18],
      [-92, y, -50],
      [-60, y, -92],
      [0, y, -104],
      [60, y, -92],
      [92, y, -50],
      [74, y, -18],
    ]),
    rectangle(3, 34, 1),
    80,
  );
}
