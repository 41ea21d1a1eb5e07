/** Two-component resin: one tube, a thick one or twins by volume, and the mixing nozzle. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { dessiner, write, remplir, tracer } from '../etiquettes/dessin.ts';
import { cintre, imprime, nomMarque } from '../etiquettes/etiquette.ts';
import { groupe, piece, poser, repeat } from '../geometrie/assemblage.ts';
import { lathe } from '../geometrie/surface.ts';
import { box } from '../geometrie/solides.ts';
import { plastique, plastiqueBrillant, verre } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf, type Marque } from '../nuancier.ts';

const TUBES = {
  165: { rayon: 22, corps: 128, places: [0] },
  300: { rayon: 24.5, corps: 205, places: [0] },
  410: { rayon: 29, corps: 200, places: [0] },
  420: { rayon: 29, corps: 205, places: [0] },
  585: { rayon: 25, corps: 215, places: [-26, 26] },
  825: { rayon: 29, corps: 245, places: [-30, 30] },
} as const;
const RESINES = { polyester: '#c9a227', vinylester: '#b3382c', epoxy: '#2d5f9a' } as const;

export default defineModele({
  nom: 'cartouche-resine',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    resine: choix('polyester', 'vinylester', 'epoxy'),
    /** Millilitres: the shape follows them. */
    contenance: choix('165', '300', '410', '420', '585', '825'),
  }),
  extremes: [
    { marque: 'ankra', resine: 'vinylester', contenance: '410' },
    { marque: 'sikora', resine: 'polyester', contenance: '300' },
    { marque: 'ankra', resine: 'epoxy', contenance: '585' },
  ],
  prise: { azimut: 0.12, elevation: 0.22 },
  construire({ marque, resine, contenance }) {
    const { rayon, corps, places } = TUBES[contenance];
    const tubes = places.map((x) => tube(rayon, corps, x, etiquette(marque, resine, contenance)));
    const jumelles =
      places.length > 1
        ? [piece(box(46, 14, 34, 5), plastique('#2b2d31'), { position: [0, corps + 10, 0] })]
        : [];
    // The nozzle lies before it: mounted it would make the picture twice as high.
    return groupe(
      ...tubes,
      ...jumelles,
      piece(bouchon(corps + (places.length > 1 ? 14 : 6)), plastique('#2b2d31')),
      poser(groupe(canule(0)), {
        position: [-58, 13.5, rayon + 34],
        rotation: [0, 0.22, -Math.PI / 2],
      }),
    );
  },
});

function tube(rayon: number, corps: number, x: number, dessin: ReturnType<typeof etiquette>) {
  const coque = lathe([
    [0, 1.5],
    [rayon - 3, 1.5],
    [rayon - 1.5, 0, 0.6],
    [rayon, 0, 0.6],
    [rayon, corps, 0.8],
    [rayon - 1, corps + 3, 0.8],
    [14, corps + 7, 4],
    [9, corps + 9, 2],
    [9, corps + 18, 0.5],
    [0, corps + 18],
  ]);
  return groupe(
    piece(coque, plastiqueBrillant('#d9d7d2'), { position: [x, 0, 0] }),
    piece(cintre(rayon + 0.12, 10, corps - 5), imprime(dessin), { position: [x, 0, 0] }),
  );
}

function bouchon(y: number) {
  return lathe([
    [11, y],
    [13, y + 0.6, 0.6],
    [13, y + 15, 1.4],
    [9, y + 18, 2],
    [0, y + 18],
  ]);
}

/** Clear, so that the helix that mixes is seen. */
function canule(y: number): Object3D {
  const elements = repeat(
    box(8, 7.4, 1.4, 0.4),
    Array.from({ length: 8 }, (_, i) => ({
      position: [0, y + 22 + i * 7.4, 0] as const,
      rotation: [0.5 * (i % 2 === 0 ? 1 : -1), i * (Math.PI / 2), 0] as const,
    })),
  );
  return groupe(
    piece(
      lathe([
        [11, y - 2],
        [13.5, y - 1, 0.6],
        [13.5, y + 10, 1],
        [9, y + 14, 2],
        [6, y + 20],
      ]),
      plastique('#2b2d31'),
    ),
    piece(elements, plastique('#e8a21c')),
    piece(
      lathe([
        [6.4, y + 16],
        [6.4, y + 82, 2],
        [3, y + 96, 1],
        [2.6, y + 112, 0.4],
        [2, y + 112],
      ]),
      verre('#dfe8ea', 0.34),
    ),
  );
}

function etiquette(marque: Marque, resine: keyof typeof RESINES, contenance: string) {
  const { teinte, encre } = teinteOf(marque);
  return dessiner(1256, 1576, (toile) => {
    remplir(toile, teinte, 0, 0, 1256, 1576);
    tracer(toile, RESINES[resine], [
      [0, 760],
      [1256, 620],
      [1256, 1576],
      [0, 1576],
    ]);
    remplir(toile, '#f2f1ed', 0, 1190, 1256, 250);
    for (const x of [0, 628, 1256]) {
      nomMarque(toile, marque, { x, y: 250, taille: 130, largeur: 420 });
      write(toile, {
        texte: { polyester: 'P', vinylester: 'V', epoxy: 'E' }[resine],
        x: x - 70,
        y: 960,
        taille: 260,
        couleur: '#ffffff',
        graisse: 900,
      });
      // A threaded stud, the sign of an anchor.
      remplir(toile, encre, x + 112, 770, 56, 330);
      for (let filet = 0; filet < 6; filet++) {
        remplir(toile, encre, x + 96, 786 + filet * 54, 88, 26);
      }
      write(toile, { texte: `${contenance} ml`, x, y: 1320, taille: 130, couleur: '#26282c' });
    }
  });
}
