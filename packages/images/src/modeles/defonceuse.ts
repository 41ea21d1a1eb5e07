/** Plunge routers: the motor slides on two columns over its base, a handle on each side. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { disc, hole } from '../geometrie/contours.ts';
import { extrudeUp } from '../geometrie/solides.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBruni, anodise, chrome, hss } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { fentes } from '../pieces/aeration.ts';
import { cordon } from '../pieces/cordon.ts';
import { chiffre, coque, pose, signature, visCoque } from '../pieces/coque.ts';
import { smoothMax, union, without } from '../sdf/champ.ts';
import { block, cylinder } from '../sdf/corps.ts';

export default defineModele({
  nom: 'defonceuse',
  params: Type.Object({ marque: choix(...CODES_MARQUE), pince: choix('8', '12') }),
  extremes: [
    { marque: 'volmer', pince: '12' },
    { marque: 'krafto', pince: '8' },
  ],
  prise: { azimut: 0.3, elevation: 0.22 },
  construire({ marque, pince }) {
    const r = pince === '12' ? 47 : 40;
    const haut = pince === '12' ? 282 : 250;
    const ecart = r + 20;
    const corps = without(
      0.8,
      union(
        10,
        cylinder([0, (haut + 120) / 2, 0], 'y', r, (haut - 120) / 2, 14),
        cylinder([0, 126, 0], 'y', r * 0.72, 18, 6),
        block([0, 142, 0], [ecart + 12, 20, 22], 12),
      ),
      fentes({
        x: -14,
        y: haut - 34,
        pas: 7,
        nombre: 5,
        hauteur: 26,
        profondeur: [r - 8, 70],
        pente: 0,
      }),
    );
    const moule = coque({
      marque,
      corps,
      souple: (_x, y) => smoothMax(haut - 16 - y, -9, 1),
      sombre: (_x, y) => y - 166,
      min: [-ecart - 22, 92, -r - 10],
      max: [ecart + 22, haut + 10, r + 10],
      pas: 1.6,
      joint: false,
    });
    const colonnes = [-1, 1].map((s) =>
      lathe(
        [
          [0, 10],
          [7.5, 10],
          [7.5, 150],
          [0, 150],
        ],
        28,
      ).translate(s * ecart, 0, 0),
    );
    const base = hole(disc(84), disc(26));
    return groupe(
      moule.objet,
      piece(extrudeUp(base, 13, { chanfrein: 1.6, finesse: 64 }), anodise()),
      piece(extrudeUp(hole(disc(83), disc(24)), 4, { finesse: 64 }), plastique('#1f2023'), {
        position: [0, -4, 0],
      }),
      piece(merge(...colonnes), chrome()),
      piece(
        merge(
          ...[-1, 1].map((s) =>
            lathe([
              [0, 8],
              [16, 8, 2],
              [14, 22, 3],
              [10, 30, 2],
              [0, 30],
            ]).translate(s * ecart, 4, 0),
          ),
        ),
        anodise(),
      ),
      ...[-1, 1].map((s) =>
        poser(poignee(), {
          position: [s * (ecart + 8), 140, 0],
          rotation: [0, 0, -s * 1.35],
        }),
      ),
      piece(
        lathe([
          [0, 64],
          [13, 64, 1],
          [15, 84, 1],
          [15, 110],
          [0, 110],
        ]),
        acierBruni(),
      ),
      piece(
        lathe(
          [
            [0, 18],
            [9, 18, 0.4],
            [9, 42, 1],
            [4, 46, 1],
            [4, 66],
            [0, 66],
          ],
          24,
        ),
        hss(),
      ),
      piece(
        merge(
          box(9, 96, 6, 1).translate(-r * 0.5, 92, r * 0.72 + 8),
          repeatAround(box(6, 12, 6, 1.2).translate(12, 18, 0), 6, 'y').translate(
            -r * 0.5,
            0,
            r * 0.72 + 8,
          ),
        ),
        hss(),
      ),
      piece(box(26, 24, 12, 4), plastique(teinteOf(marque).appoint), {
        position: [-r * 0.5, 132, r * 0.7],
      }),
      signature(moule.champ, marque, { x: 0, y: 208, largeur: r * 1.3 }),
      pose(moule.champ, chiffre(`Ø ${pince}`), { x: 0, y: 186, largeur: 26, hauteur: 10 }),
      visCoque(moule.champ, [
        [-ecart + 4, 132],
        [ecart - 4, 132],
      ]),
      cordon([
        [0, haut - 8, -r + 4],
        [-10, haut + 10, -r - 46],
        [-40, haut - 50, -r - 80],
        [-70, 80, -r - 90],
        [-110, 4.5, -r - 60],
        [-60, 4.5, -r - 20],
      ]),
    );
  },
});

/** Along +y, from the column outwards. */
function poignee() {
  return piece(
    lathe([
      [0, 0],
      [12, 0, 2],
      [13, 12, 3],
      [19, 22, 6],
      [21, 44, 10],
      [18, 68, 10],
      [10, 78, 5],
      [0, 79],
    ]),
    caoutchouc('#2a2c30'),
  );
}
