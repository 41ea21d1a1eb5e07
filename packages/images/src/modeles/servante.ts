/** Roller cabinets: steel body in its colour, drawers with full-width pulls, castors, top tray. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { aluBrosse, epoxy, zincBlanc } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, nombre } from '../modele.ts';
import { COULEURS } from '../nuancier.ts';
import { roue } from '../pieces/roue.ts';

const [L, P, H] = [730, 460, 800];

export default defineModele({
  nom: 'servante',
  params: Type.Object({
    tiroirs: nombre(4, 8),
    couleur: choix('rouge', 'bleu', 'noir'),
  }),
  extremes: [
    { tiroirs: 6, couleur: 'rouge' },
    { tiroirs: 5, couleur: 'bleu' },
    { tiroirs: 7, couleur: 'noir' },
  ],
  prise: { azimut: 0.5, elevation: 0.26 },
  construire({ tiroirs, couleur }) {
    const bas = 150;
    const peinture = () => epoxy(COULEURS[couleur]);
    // The last two are twice as deep.
    const parts = Array.from({ length: tiroirs }, (_, i) => (i >= tiroirs - 2 ? 2 : 1));
    const unite = (H - 40) / parts.reduce((a, b) => a + b, 0);
    let y = bas + H - 20;
    const facades = parts.map((part) => {
      const h = unite * part;
      y -= h;
      return { y: y + h / 2, h: h - 7 };
    });
    return groupe(
      piece(box(L, H, P, 10).translate(0, bas + H / 2, 0), peinture()),
      piece(box(L - 44, H - 34, 4, 2).translate(0, bas + H / 2, P / 2 - 1), plastique('#26282c')),
      piece(
        merge(...facades.map((f) => box(L - 60, f.h, 14, 4).translate(0, f.y, P / 2 + 6))),
        peinture(),
      ),
      piece(
        merge(
          ...facades.map((f) => box(L - 60, 15, 14, 4).translate(0, f.y + f.h / 2 - 8, P / 2 + 17)),
        ),
        aluBrosse('x'),
      ),
      piece(
        merge(
          extrudeUp(hole(rectangle(L + 16, P + 16, 20), rectangle(L - 24, P - 24, 12)), 34, {
            chanfrein: 5,
          }).translate(0, bas + H - 2, 0),
          box(L, 10, P, 3).translate(0, bas + H + 4, 0),
          box(8, 24, P - 30, 3).translate(90, bas + H + 14, 0),
        ),
        plastique('#2b2e33'),
      ),
      piece(box(L - 40, 26, P - 30, 4).translate(0, bas - 8, 0), plastique('#2b2e33')),
      ...[-1, 1].flatMap((x) => [-1, 1].map((z) => roulette(x * (L / 2 - 70), z * (P / 2 - 60)))),
      piece(
        merge(
          box(12, 260, 12, 5).translate(L / 2 + 46, bas + H - 190, 0),
          ...[-1, 1].map((k) =>
            box(46, 12, 12, 4).translate(L / 2 + 22, bas + H - 190 + k * 124, 0),
          ),
        ),
        zincBlanc(),
      ),
    );
  },
});

function roulette(x: number, z: number) {
  return poser(
    groupe(
      poser(roue(125, 36, 'caoutchouc-gris'), { position: [0, 62, 0], rotation: [0, 0.5, 0] }),
      piece(
        merge(
          box(90, 8, 76, 3).translate(0, 146, 0),
          ...[-1, 1].map((k) =>
            box(44, 96, 4, 2)
              .translate(-4, 98, k * 26)
              .rotateY(0.5),
          ),
        ),
        zincBlanc(),
      ),
    ),
    { position: [x, -8, z] },
  );
}
