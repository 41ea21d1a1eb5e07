/** Bottles and cans of soap and gel: pump bottle, small flask, can with handle, tub with pump. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { dessiner, write, remplir, tracer } from '../etiquettes/dessin.ts';
import { cintre, imprime, nomMarque, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import type { Point2 } from '../geometrie/contours.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { plastique, plastiqueBrillant, verre } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf, type Marque } from '../nuancier.ts';

export default defineModele({
  nom: 'flacon',
  params: Type.Object({
    forme: choix('flacon', 'pompe', 'bidon'),
    contenu: choix('savon', 'gel'),
    /** Millilitres, as printed. */
    contenance: choix('100', '250', '500', '1000', '3000', '4500', '5000'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { forme: 'pompe', contenu: 'gel', contenance: '500', marque: 'sikora' },
    { forme: 'flacon', contenu: 'savon', contenance: '250', marque: 'colsyl' },
    { forme: 'bidon', contenu: 'savon', contenance: '4500', marque: 'comptoir' },
    { forme: 'bidon', contenu: 'gel', contenance: '5000', marque: 'sikora' },
  ],
  prise: { azimut: 0.3, elevation: 0.14 },
  construire({ forme, contenu, contenance, marque }) {
    const print = imprime(
      etiquette(marque, Number(contenance), contenu, forme === 'bidon' ? 700 : 380),
    );
    const matiere = contenu === 'gel' ? plastiqueBrillant('#cfe3ea') : plastiqueBrillant('#eceae6');
    if (forme === 'bidon') return groupe(...bidon(matiere, print, contenu === 'savon'));
    const haut = forme === 'pompe' ? 150 : 130;
    const r = forme === 'pompe' ? 36 : 31;
    const corps = lathe([
      [0, 2],
      [r - 5, 2],
      [r - 3, 0, 1],
      [r, 3, 3],
      [r, haut, 10],
      [r * 0.55, haut + 16, 8],
      [13, haut + 22, 3],
      [13, haut + 28],
      [0, haut + 28],
    ]);
    const tete =
      forme === 'pompe'
        ? pompe(haut + 24)
        : [
            piece(
              lathe([
                [15, haut + 22],
                [16, haut + 23, 1],
                [14.6, haut + 44, 2],
                [0, haut + 45],
              ]),
              plastiqueBrillant(teinteOf(marque).teinte),
            ),
          ];
    return groupe(
      piece(corps, matiere),
      ...(contenu === 'gel'
        ? [
            piece(
              lathe([
                [r + 0.3, 6],
                [r + 0.3, haut - 8],
              ]),
              verre('#dcebf0', 0.25),
            ),
          ]
        : []),
      piece(cintre(r + 0.4, 16, haut - 18, Math.PI * 1.3), print, { rotation: [0, 0.3, 0] }),
      ...tete,
    );
  },
});

function pompe(y: number): Object3D[] {
  const blanc = plastique('#eceae6');
  return [
    piece(
      merge(
        lathe([
          [16, y - 2],
          [17, y, 1],
          [16, y + 16, 2],
          [9, y + 20, 2],
          [9, y + 26],
          [0, y + 26],
        ]),
        lathe(
          [
            [4.6, y + 24],
            [4.6, y + 52],
          ],
          24,
        ),
      ),
      blanc,
    ),
    piece(
      merge(
        lathe([
          [0, y + 50],
          [12, y + 50, 2],
          [12, y + 62, 3],
          [0, y + 64],
        ]),
        tube(
          curve([
            [0, y + 57, 0],
            [18, y + 58, 8],
            [34, y + 54, 15],
            [40, y + 46, 18],
          ]),
          4.6,
          { pas: 30, cotes: 14 },
        ),
      ),
      blanc,
    ),
  ];
}

function bidon(
  matiere: ReturnType<typeof plastiqueBrillant>,
  print: ReturnType<typeof imprime>,
  avecPompe: boolean,
): Object3D[] {
  const [w, p, h] = [180, 130, 230];
  const anse = tube(
    curve([
      [-62, h - 18, 0],
      [-60, h + 26, 0],
      [-30, h + 44, 0],
      [14, h + 40, 0],
      [34, h + 8, 0],
    ]),
    11,
    { pas: 60, cotes: 18 },
  );
  return [
    piece(
      merge(
        box(w, h, p, 24).translate(0, h / 2, 0),
        anse,
        lathe([
          [26, h - 4],
          [26, h + 16],
          [0, h + 16],
        ]).translate(58, 0, 0),
      ),
      matiere,
    ),
    piece(plan(w - 50, h - 60), print, { position: [0, h / 2 - 4, p / 2 + 0.5] }),
    ...(avecPompe
      ? pompe(h + 14).map((part) => {
          part.position.x = 58;
          return part;
        })
      : [
          piece(
            lathe([
              [28, h + 8],
              [29, h + 10, 1],
              [28, h + 32, 2],
              [0, h + 33],
            ]),
            plastiqueBrillant('#2a5fb4'),
            { position: [58, 0, 0] },
          ),
        ]),
  ];
}

function etiquette(marque: Marque, contenance: number, contenu: string, largeur: number) {
  const { teinte, appoint } = teinteOf(marque);
  return dessiner(800, 1000, (toile) => {
    remplir(toile, teinte, 0, 0, 800, 1000);
    tracer(toile, appoint, [
      [0, 560],
      [800, 430],
      [800, 1000],
      [0, 1000],
    ]);
    tracer(toile, '#f4f3f0', [
      [0, 600],
      [800, 470],
      [800, 1000],
      [0, 1000],
    ]);
    nomMarque(toile, marque, { x: 400, y: 200, taille: 150, largeur });
    // A drop for soap, a cross for what disinfects.
    const couleur = contenu === 'gel' ? '#2f7d3a' : '#c26a12';
    if (contenu === 'gel') {
      remplir(toile, couleur, 365, 610, 70, 190);
      remplir(toile, couleur, 305, 670, 190, 70);
    } else {
      tracer(toile, couleur, goutte(400, 590, 216));
    }
    const texte = contenance >= 1000 ? `${contenance / 1000} l` : `${contenance} ml`;
    write(toile, { texte, x: 400, y: 900, taille: 120, largeur, couleur: '#26282c' });
  });
}

/** Its tip at the top. */
function goutte(x: number, y: number, haut: number): Point2[] {
  return Array.from({ length: 48 }, (_, i) => {
    const a = (i / 48) * Math.PI * 2;
    const large = 0.36 * Math.sin(a) * Math.sin(a / 2) ** 1.4;
    return [x + haut * large, y + (haut * (1 - Math.cos(a))) / 2] as const;
  });
}
