/** Electric water heaters: white cylinder, domed ends, its cap, pipes with their rings. */
import * as Type from 'typebox';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { galva, laque, nickel } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';

const R = 255;

export default defineModele({
  nom: 'chauffe-eau',
  params: Type.Object({
    pose: choix('vertical', 'horizontal', 'sol'),
    /** Height over diameter. */
    elancement: mesure(0.9, 3.6),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { pose: 'vertical', elancement: 2, marque: 'aquanor' },
    { pose: 'horizontal', elancement: 2, marque: 'neutre' },
    { pose: 'sol', elancement: 3, marque: 'norderik' },
  ],
  prise: { azimut: 0.4, elevation: 0.1, cadre: 0.9 },
  construire({ pose, elancement, marque }) {
    const h = 2 * R * elancement;
    const cuve = lathe(
      [
        [0, 0],
        [R - 60, 4, 30],
        [R - 6, 34, 30],
        [R - 4, 40, 2],
        [R, 42, 1],
        [R, h - 42, 1],
        [R - 4, h - 40, 2],
        [R - 6, h - 34, 30],
        [R - 60, h - 4, 30],
        [0, h],
      ],
      128,
    );
    const capot = lathe([
      [0, -42],
      [86, -42, 10],
      [96, -8, 4],
      [98, 14],
      [0, 14],
    ]);
    const tuyau = lathe([
      [0, -66],
      [13, -66, 1],
      [13, 10],
      [0, 10],
    ]);
    const bague = lathe([
      [13, -22],
      [22, -22, 2],
      [22, -4, 2],
      [13, -4],
    ]);
    const trepied = [0, 1, 2].map((i) => {
      const a = (i / 3) * Math.PI * 2 + 0.5;
      return box(36, 150, 20, 6).translate(Math.sin(a) * 180, -66, Math.cos(a) * 180);
    });
    const objet = groupe(
      piece(cuve, laque('#eeede9')),
      piece(capot, plastique('#dfdeda')),
      piece(
        merge(tuyau.clone().translate(-130, 0, 60), tuyau.clone().translate(130, 0, 60)),
        nickel(),
      ),
      piece(bague.clone().translate(-130, 0, 60), plastiqueBrillant('#2a5fb4')),
      piece(bague.clone().translate(130, 0, 60), plastiqueBrillant('#b3221f')),
      piece(plan(190, 47), decalque(logo(marque, '#3b4046')), { position: [0, h * 0.76, R + 1] }),
      ...(pose === 'sol'
        ? [piece(merge(...trepied), galva())]
        : [
            piece(
              merge(...[0.25, 0.78].map((k) => box(330, 36, 30, 4).translate(0, h * k, -R - 8))),
              galva(),
            ),
          ]),
    );
    return pose === 'horizontal' ? groupe(poser(objet, { rotation: [0, 0, Math.PI / 2] })) : objet;
  },
});
