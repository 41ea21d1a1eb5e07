/** Tool bags: stiff waterproof base, cloth body with pockets, tubular handle. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { acierBruni } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive, encreVive } from '../pieces/manche.ts';

export default defineModele({
  nom: 'sac-outils',
  params: Type.Object({
    /** Length over height of the body. */
    allonge: mesure(1.2, 1.7),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { allonge: 1.33, marque: 'rackor' },
    { allonge: 1.6, marque: 'durandal' },
  ],
  prise: { azimut: 0.45, elevation: 0.24 },
  construire({ allonge, marque }) {
    const h = 250;
    const l = h * allonge * 1.05;
    const p = 210;
    const toile = textile('#2c2f34', 'lisse');
    const liseret = textile(couleurVive(marque), 'lisse');
    return groupe(
      piece(box(l + 14, 64, p + 14, 18).translate(0, 32, 0), plastique('#33363b')),
      piece(
        merge(
          ...[-1, 1].flatMap((x) =>
            [-1, 1].map((z) => box(60, 12, 40, 5).translate(x * l * 0.36, 5, z * p * 0.36)),
          ),
        ),
        caoutchouc('#3a3d42'),
      ),
      piece(box(l, h - 30, p, 26).translate(0, h / 2 + 14, 0), toile),
      // Two flaps that close over the top.
      piece(box(l * 0.98, 60, p * 0.86, 24).translate(0, h + 2, 0), toile),
      piece(
        merge(
          box(l * 1.004, 14, p * 1.006, 7).translate(0, h - 22, 0),
          box(l * 0.9, 7, 9, 3).translate(0, h + 33, 0),
        ),
        liseret,
      ),
      ...poches(l, p),
      piece(
        tube(
          curve([
            [-l * 0.36, h - 10, 0],
            [-l * 0.34, h + 84, 0],
            [-l * 0.26, h + 116, 0],
            [0, h + 122, 0],
            [l * 0.26, h + 116, 0],
            [l * 0.34, h + 84, 0],
            [l * 0.36, h - 10, 0],
          ]),
          11,
          { pas: 90, cotes: 20 },
        ),
        acierBruni(),
      ),
      piece(
        tube(
          curve([
            [-l * 0.17, h + 120, 0],
            [0, h + 122, 0],
            [l * 0.17, h + 120, 0],
          ]),
          18,
          { pas: 40, cotes: 24, taille: (t) => 1 + 0.05 * Math.cos(t * 50) },
        ),
        caoutchouc(),
      ),
      piece(box(112, 34, 4, 2).translate(0, h * 0.8, p / 2 + 2), plastique(couleurVive(marque))),
      piece(plan(100, 25), decalque(logo(marque, encreVive(marque))), {
        position: [0, h * 0.8, p / 2 + 4.4],
      }),
    );
  },
});

/** Outer pockets of different widths, bound at their rim. */
function poches(l: number, p: number): Object3D[] {
  const toile = textile('#363a40', 'lisse');
  const bord = textile('#1f2125', 'lisse');
  const largeurs = [0.3, 0.18, 0.3];
  let x = -l * 0.43;
  return largeurs.flatMap((part) => {
    const w = l * part;
    x += w + l * 0.035;
    const centre = x - w / 2;
    return [
      piece(box(w, 108, 26, 11).translate(centre, 114, p / 2 + 8), toile),
      piece(box(w, 9, 28, 4).translate(centre, 164, p / 2 + 8), bord),
    ];
  });
}
