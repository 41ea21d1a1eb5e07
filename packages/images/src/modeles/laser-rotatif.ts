/** Rotary lasers: a cage round the turning head, bumpers, a panel of keys. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { latheZ } from '../geometrie/tours.ts';
import { materiau } from '../matieres/materiau.ts';
import { anodise } from '../matieres/metaux.ts';
import { caoutchouc, plastique, verre } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { coque, signature } from '../pieces/coque.ts';
import { mirrored, union, without } from '../sdf/champ.ts';
import { block, capsule } from '../sdf/corps.ts';

export default defineModele({
  nom: 'laser-rotatif',
  params: Type.Object({ marque: choix(...CODES_MARQUE), faisceau: choix('rouge', 'vert') }),
  extremes: [
    { marque: 'volmer', faisceau: 'rouge' },
    { marque: 'bremond', faisceau: 'vert' },
  ],
  prise: { azimut: 0.42, elevation: 0.22 },
  construire({ marque, faisceau }) {
    const anse = union(
      8,
      capsule([62, 30, 0], [88, 60, 0], 15, 14),
      capsule([88, 60, 0], [88, 150, 0], 14, 14),
      capsule([88, 150, 0], [56, 172, 0], 14, 13),
    );
    const corps = without(
      0.8,
      union(
        8,
        block([0, 76, 0], [66, 62, 58], 22),
        mirrored(anse, 'x'),
        block([0, 150, 0], [46, 22, 44], 14),
      ),
      block([0, 82, 62], [40, 26, 6], 3),
    );
    const moule = coque({
      marque,
      corps,
      souple: (x, y) => Math.min(70 - Math.abs(x), y - 34),
      sombre: (_x, y) => 142 - y,
      min: [-116, 4, -70],
      max: [116, 190, 72],
      pas: 1.6,
      joint: false,
    });
    const lumiere = materiau({
      couleur: faisceau === 'vert' ? '#27c454' : '#e0251f',
      rugosite: 0.15,
      vernis: 0.8,
    });
    return groupe(
      moule.objet,
      piece(
        lathe([
          [0, 0],
          [54, 0, 2],
          [56, 14, 3],
          [0, 16],
        ]),
        caoutchouc('#26282c'),
      ),
      piece(
        lathe([
          [0, 168],
          [22, 168],
          [22, 186, 2],
          [16, 190, 2],
          [16, 216, 2],
          [0, 218],
        ]),
        anodise(),
      ),
      piece(
        latheZ([
          [0, 0],
          [7, 0],
          [7, 3, 1],
          [0, 3],
        ]),
        lumiere,
        { position: [0, 204, 15] },
      ),
      piece(
        lathe([
          [42, 170],
          [42, 232],
        ]),
        verre('#dfe9e6', 0.16),
      ),
      piece(
        merge(
          lathe([
            [0, 230],
            [46, 230, 2],
            [47, 238, 4],
            [30, 246, 4],
            [0, 247],
          ]),
          ...[0.8, 2.4, 3.9, 5.5].map((a) =>
            box(7, 64, 7, 2).translate(41 * Math.cos(a), 200, 41 * Math.sin(a)),
          ),
        ),
        plastique('#26282c'),
      ),
      piece(box(76, 48, 4, 2), plastique('#1d1e21'), { position: [0, 82, 57] }),
      piece(
        repeat(
          box(14, 9, 4, 2),
          [-24, 0, 24].flatMap((x) => [70, 88].map((y) => ({ position: [x, y, 59.5] as const }))),
        ),
        plastique('#8a8f94'),
      ),
      piece(box(12, 6, 4, 2), plastique(teinteOf(marque).teinte), { position: [0, 102, 59] }),
      signature(moule.champ, marque, { x: 0, y: 124, largeur: 70 }),
    );
  },
});
