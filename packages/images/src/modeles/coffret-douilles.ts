/** Socket sets: an open case, two-colour foam, the ratchet and rows of sockets. */
import * as Type from 'typebox';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { disc, hexagon, hole, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { chrome, chromeMat } from '../matieres/metaux.ts';
import { mousse, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, nombre } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive, GOMME } from '../pieces/manche.ts';

export default defineModele({
  nom: 'coffret-douilles',
  params: Type.Object({
    /** In two rows: small squares come with many. */
    douilles: nombre(12, 30),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { douilles: 18, marque: 'stahlmann' },
    { douilles: 28, marque: 'durandal' },
    { douilles: 14, marque: 'outibel' },
  ],
  prise: { azimut: 0.35, elevation: 0.72 },
  construire({ douilles, marque }) {
    const [L, P] = [330, 200];
    const coque = plastique('#2b2e33');
    const couvercle = poser(
      groupe(
        piece(cadre(L, P, 26), coque),
        piece(box(L - 8, 2, P - 8, 0.8), mousse('#34373c'), { position: [0, 4, 0] }),
      ),
      { position: [0, 24, -P / 2 - 4], rotation: [Math.PI / 2 - 0.35, 0, 0] },
    );
    couvercle.children.forEach((part) => part.position.add({ x: 0, y: 0, z: -P / 2 } as never));
    const parRang = Math.ceil(douilles / 2);
    const rangs = Array.from({ length: douilles }, (_, i) => {
      const rang = Math.floor(i / parRang);
      const k = i % parRang;
      const pas = (L - 30) / parRang;
      const d = pas * (0.62 + 0.26 * (k / parRang));
      return piece(
        merge(
          lathe(
            [
              [d * 0.42, 0],
              [d * 0.5, 8, 1],
              [d * 0.5, 27, 0.6],
              [d * 0.44, 28],
            ],
            36,
          ),
          extrudeUp(hole(disc(d * 0.44), hexagon(d * 0.66)), 10, { chanfrein: 0.3 }).translate(
            0,
            18,
            0,
          ),
          lathe(
            [
              [d * 0.42, 19],
              [0, 19],
            ],
            24,
          ),
        ),
        chrome(),
        { position: [-L / 2 + 15 + pas * (k + 0.5), 14, rang === 0 ? -72 : -38] },
      );
    });
    return groupe(
      piece(cadre(L, P, 26), coque),
      piece(box(L - 10, 14, P - 10, 1), mousse('#a2211d'), { position: [0, 12, 0] }),
      piece(box(L - 10, 5, P - 10, 1), mousse('#34373c'), { position: [0, 18, 0] }),
      couvercle,
      ...rangs,
      cliquet(marque),
      ...rallonges(),
      piece(
        merge(...[-90, 90].map((x) => box(44, 14, 8, 2).translate(x, 15, P / 2 + 2))),
        plastique(couleurVive(marque)),
      ),
      piece(plan(80, 20), decalque(logo(marque)), { position: [0, 13, P / 2 + 0.4] }),
    );
  },
});

/** A tray with rounded rim, open above. */
function cadre(L: number, P: number, h: number) {
  return merge(
    extrudeUp(hole(rectangle(L, P, 12), rectangle(L - 8, P - 8, 9)), h, { chanfrein: 1.4 }),
    extrudeUp(rectangle(L - 2, P - 2, 11), 4, { chanfrein: 1 }),
  );
}

function cliquet(marque: Parameters<typeof couleurVive>[0]) {
  const corps = extrudeUp(
    roundedPolygon([
      [-104, -18, 12],
      [-66, -18, 12],
      [-50, -7, 8],
      [10, -7, 4],
      [10, 7, 4],
      [-50, 7, 8],
      [-66, 18, 12],
      [-104, 18, 12],
    ]),
    14,
    { chanfrein: 2 },
  );
  const poignee = lathe([
    [8, 6],
    [11, 9, 2],
    [10, 40, 10],
    [12, 84, 8],
    [9, 96, 3],
    [0, 97],
  ]).rotateZ(-Math.PI / 2);
  return poser(
    groupe(
      piece(
        merge(corps, extrudeUp(disc(9), 4, { chanfrein: 1 }).translate(-85, 13, 0)),
        chromeMat(),
      ),
      piece(poignee, plastique(couleurVive(marque)), { position: [0, 8, 0] }),
      piece(
        lathe([
          [11.4, 40],
          [11.8, 60],
          [11.9, 78],
        ]).rotateZ(-Math.PI / 2),
        plastique(GOMME),
        { position: [0, 8, 0] },
      ),
    ),
    { position: [-44, 19, 8] },
  );
}

function rallonges() {
  const tige = (l: number) =>
    lathe([
      [0, 0],
      [9, 0, 1],
      [9, 20, 2],
      [5.5, 26, 2],
      [5.5, l - 12],
      [4.4, l],
      [0, l],
    ]).rotateZ(-Math.PI / 2);
  return [
    piece(tige(200), chrome(), { position: [-150, 24, 52] }),
    piece(tige(92), chrome(), { position: [62, 24, 52] }),
    piece(tige(78), chrome(), { position: [76, 24, 12] }),
    piece(extrude(disc(4), 70, { chanfrein: 0.5 }).rotateY(Math.PI / 2), chromeMat(), {
      position: [-150, 23, 80],
    }),
  ];
}
