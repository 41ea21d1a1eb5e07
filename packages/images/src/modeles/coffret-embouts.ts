/** Sets of bits: an open case, rows of bits with the ring of their family, the holder. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeat } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierNoirci, hss } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { sixPans } from '../pieces/six-pans.ts';

/** Rows, and bits in a row; the holder is one of the pieces. */
const RANGS = { '12': [1, 11], '32': [3, 10], '61': [5, 12] } as const;
const BAGUES = ['#2f6db3', '#c23a2b', '#3d8a4a', '#d9a21c', '#6d4a9a'] as const;
const PAS = 10;

export default defineModele({
  nom: 'coffret-embouts',
  params: Type.Object({ nombre: choix('12', '32', '61'), marque: choix(...CODES_MARQUE) }),
  extremes: [
    { nombre: '32', marque: 'krafto' },
    { nombre: '12', marque: 'karbex' },
    { nombre: '61', marque: 'comptoir' },
  ],
  prise: { azimut: 0.42, elevation: 0.5 },
  construire({ nombre, marque }) {
    const [rangs, parRang] = RANGS[nombre];
    const { teinte, appoint } = teinteOf(marque);
    const [l, p] = [parRang * PAS + 34, rangs * 15 + 16];
    const bac = merge(
      box(l, 5, p, 2).translate(0, 2.5, 0),
      box(l, 18, 4, 1.6).translate(0, 9, p / 2 - 2),
      box(l, 18, 4, 1.6).translate(0, 9, -p / 2 + 2),
      box(4, 18, p, 1.6).translate(l / 2 - 2, 9, 0),
      box(4, 18, p, 1.6).translate(-l / 2 + 2, 9, 0),
    );
    const h = Math.max(44, p * 0.82);
    const dessus = merge(
      box(l, h, 4, 2),
      box(l, 4, 13, 1.6).translate(0, h / 2 - 2, 6),
      box(4, h, 13, 1.6).translate(l / 2 - 2, 0, 6),
      box(4, h, 13, 1.6).translate(-l / 2 + 2, 0, 6),
    );
    const z = (rang: number) => (rang - (rangs - 1) / 2) * -15;
    const x = (i: number) => (i - (parRang - 1) / 2) * PAS - 9;
    const poses = (rang: number) =>
      Array.from({ length: parRang }, (_, i) => ({
        position: [x(i), 12 + rang * 3.5, z(rang)] as const,
      }));
    return groupe(
      piece(bac, plastique('#2b2e33')),
      ...Array.from({ length: rangs }, (_, rang) =>
        groupe(
          piece(box(l - 12, 12 + rang * 3.5, 12, 1.5), plastique(teinte), {
            position: [0, 8 + rang * 1.75, z(rang)],
          }),
          piece(repeat(EMBOUT(), poses(rang)), acierNoirci()),
          piece(repeat(BAGUE(), poses(rang)), plastique(BAGUES[rang] ?? BAGUES[0])),
        ),
      ),
      piece(PORTE(), hss(), { position: [l / 2 - 14, 12, 0] }),
      poser(
        groupe(
          piece(dessus, plastique('#2b2e33')),
          piece(
            plan(l * 0.6, l * 0.15),
            decalque(logo(marque, marque === 'karbex' ? appoint : '#f0efec')),
            {
              position: [0, 0, 2.2],
            },
          ),
        ),
        { position: [0, h * 0.5 + 12, -p / 2 - 8], rotation: [-0.3, 0, 0] },
      ),
    );
  },
});

const EMBOUT = () =>
  merge(
    sixPans({ plats: 6.3, hauteur: 8, haut: 1 }),
    lathe(
      [
        [3, 7],
        [2.2, 9, 0.6],
        [2.2, 12],
        [2.6, 13, 0.4],
        [0.7, 18, 0.2],
        [0, 18],
      ],
      20,
    ),
  );

const BAGUE = () =>
  lathe(
    [
      [3, 6.6],
      [3.9, 6.8, 0.3],
      [3.9, 8.6, 0.3],
      [3, 8.8],
    ],
    24,
  );

const PORTE = () =>
  lathe([
    [5.4, 0],
    [5.4, 22, 0.4],
    [6.4, 22.6, 0.4],
    [6.4, 32, 0.5],
    [5, 33, 0.3],
    [3.6, 33, 0.2],
    [3.6, 28],
    [0, 28],
  ]);
