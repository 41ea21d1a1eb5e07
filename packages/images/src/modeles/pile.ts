/** Batteries by their size: cells standing side by side, or the square one with its snaps. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { dessiner, write, remplir } from '../etiquettes/dessin.ts';
import { cintre, imprime, nomMarque, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { nickel } from '../matieres/metaux.ts';
import { plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf, type Marque } from '../nuancier.ts';

const FORMATS = {
  lr6: [7.2, 50],
  lr03: [5.2, 44],
  lr14: [13, 49],
  lr20: [17, 60],
  '6lr61': [0, 0],
} as const;

export default defineModele({
  nom: 'pile',
  params: Type.Object({
    format: choix('lr6', 'lr03', 'lr14', 'lr20', '6lr61'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { format: 'lr6', marque: 'elektra' },
    { format: 'lr20', marque: 'luminor' },
    { format: '6lr61', marque: 'neutre' },
  ],
  prise: { azimut: 0.3, elevation: 0.26, cadre: 0.8 },
  construire({ format, marque }) {
    if (format === '6lr61') return groupe(...bloc(marque));
    const [r, h] = FORMATS[format];
    return groupe(
      cellule(r, h, marque, format),
      poser(cellule(r, h, marque, format), { position: [-2.3 * r, 0, -1.1 * r] }),
      poser(cellule(r, h, marque, format), {
        position: [2.2 * r, r, 2.2 * r],
        rotation: [0, -0.55, Math.PI / 2],
      }),
    );
  },
});

function cellule(r: number, h: number, marque: Marque, format: string): Object3D {
  return groupe(
    piece(
      lathe([
        [0, 0],
        [r * 0.7, 0, 0.3],
        [r * 0.74, 0.5],
        [r, 0.6, 0.5],
        [r, h - 1.4, 0.6],
        [r * 0.6, h - 1, 0.3],
        [r * 0.37, h - 0.8],
        [r * 0.37, h + 1.2, 0.4],
        [0, h + 1.4],
      ]),
      nickel(),
    ),
    piece(
      cintre(r + 0.05, 0.8, h - 1.6),
      imprime(print(marque, format, (h - 2.4) / (2 * Math.PI * r)), 0.26, 0.7),
      {
        rotation: [0, 0.2, 0],
      },
    ),
  );
}

/** Round a cell: dark below, the maker's colour above. */
function print(marque: Marque, format: string, rapport: number) {
  const [w, h] = [1200, Math.round(1200 * rapport)];
  const { teinte } = teinteOf(marque);
  return dessiner(w, h, (toile) => {
    remplir(toile, '#232529', 0, 0, w, h);
    remplir(toile, teinte, 0, 0, w, h * 0.34);
    for (const x of [0, w / 2, w]) {
      write(toile, {
        texte: '+',
        x,
        y: h * 0.13,
        taille: h * 0.16,
        couleur: '#ffffff',
        largeur: 300,
      });
      write(toile, {
        texte: format.toUpperCase(),
        x,
        y: h * 0.52,
        taille: 150,
        couleur: '#ffffff',
        largeur: 380,
      });
      write(toile, {
        texte: '1,5 V',
        x,
        y: h * 0.86,
        taille: 90,
        couleur: '#c9ccce',
        largeur: 300,
      });
      nomMarque(toile, marque, { x, y: h * 0.7, taille: 90, largeur: 380, couleur: '#ffffff' });
    }
  });
}

function bloc(marque: Marque): Object3D[] {
  const { teinte } = teinteOf(marque);
  const dessin = dessiner(520, 920, (toile) => {
    remplir(toile, '#232529', 0, 0, 520, 920);
    remplir(toile, teinte, 0, 0, 520, 300);
    write(toile, { texte: '9 V', x: 260, y: 480, taille: 210, couleur: '#ffffff', largeur: 460 });
    write(toile, {
      texte: '6LR61',
      x: 260,
      y: 780,
      taille: 110,
      couleur: '#c9ccce',
      largeur: 460,
    });
    nomMarque(toile, marque, { x: 260, y: 150, taille: 100, largeur: 460 });
  });
  return [
    piece(box(26, 45, 17, 1.6).translate(0, 22.5, 0), plastiqueBrillant('#232529')),
    piece(plan(25, 43), imprime(dessin, 0.26, 0.7), { position: [0, 22.5, 8.55] }),
    piece(
      merge(
        box(25.6, 1.4, 16.6, 0.6).translate(0, 45.2, 0),
        lathe([
          [4.4, 45],
          [4.4, 48, 0.6],
          [2.6, 48, 0.4],
          [2.6, 46],
          [0, 46],
        ]).translate(-6.2, 0, 0),
        lathe([
          [2.8, 45],
          [2.8, 48, 0.6],
          [0, 48.4],
        ]).translate(6.2, 0, 0),
      ),
      nickel(),
    ),
  ];
}
