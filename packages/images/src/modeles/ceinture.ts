/** Work belts, rolled up: woven with a clip, or leather with a pin buckle. */
import * as Type from 'typebox';
import { groupe, piece, repeat } from '../geometrie/assemblage.ts';
import { rectangle, hole } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { nickel } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { cuir, textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR, COULEURS } from '../nuancier.ts';

const LARGE = 40;
const TOURS = 2.6;

export default defineModele({
  nom: 'ceinture',
  params: Type.Object({ matiere: choix('cuir', 'polyester'), couleur: choix(...CODES_COULEUR) }),
  extremes: [
    { matiere: 'cuir', couleur: 'marron' },
    { matiere: 'polyester', couleur: 'noir' },
  ],
  prise: { azimut: 0.35, elevation: 0.5, cadre: 0.8 },
  construire({ matiere, couleur }) {
    const enCuir = matiere === 'cuir';
    const e = enCuir ? 4 : 2.8;
    const skin = enCuir
      ? cuir(COULEURS[couleur])
      : textile(couleur === 'noir' ? '#34373c' : COULEURS[couleur], 'serge', 'y');
    const spirale = (t: number) => {
      const turn = t * TOURS * Math.PI * 2;
      return { turn, r: 34 + (turn / (Math.PI * 2)) * 11 };
    };
    const bande = surface(
      420,
      12,
      (u, v, out) => {
        // Round the section: out, over, back.
        const { turn, r } = spirale(Math.min(1, u));
        const k = v < 0.5 ? v * 2 : 2 - v * 2;
        const dehors = v < 0.5 ? e / 2 : -e / 2;
        const rr = r + dehors;
        out.set(rr * Math.sin(turn), k * LARGE, rr * Math.cos(turn));
      },
      0.8,
    );
    const { turn, r } = spirale(1);
    const [sx, sz] = [Math.sin(turn), Math.cos(turn)];
    const [tx, tz] = [Math.cos(turn), -Math.sin(turn)];
    const bout = surface(40, 1, (u, v, out) => {
      const l = u * 74;
      out.set(r * sx + tx * l + sx * 2, v * LARGE, r * sz + tz * l + sz * 2);
    });
    const boucle = enCuir
      ? [
          piece(
            extrude(hole(rectangle(52, 58, 8), rectangle(36, 44, 5)), 4, { chanfrein: 1.4 }),
            nickel(),
          ),
          piece(box(44, 4, 4, 1.8), nickel(), { position: [4, 0, 4] }),
        ]
      : [
          piece(box(58, 46, 6, 2.4), plastique('#25272b')),
          piece(box(40, 34, 3, 1.2), plastique('#303338'), { position: [0, 0, 4] }),
        ];
    const pose = groupe(...boucle);
    pose.position.set(r * sx + tx * 84 + sx * 3, LARGE / 2, r * sz + tz * 84 + sz * 3);
    pose.rotation.set(0, Math.atan2(sx, sz), 0);
    const oeillets = repeat(
      lathe(
        [
          [1.6, -0.5],
          [3.4, -0.5, 0.4],
          [3.4, 0.8, 0.5],
          [1.8, 0.8, 0.3],
          [1.6, -0.5],
        ],
        20,
      ).rotateX(Math.PI / 2),
      [0.93, 0.9, 0.87, 0.84, 0.81].map((t) => {
        const s = spirale(t);
        return {
          position: [
            (s.r + e / 2) * Math.sin(s.turn),
            LARGE / 2,
            (s.r + e / 2) * Math.cos(s.turn),
          ] as const,
          rotation: [0, s.turn, 0] as const,
        };
      }),
    );
    return groupe(
      piece(bande, skin),
      piece(bout, skin),
      pose,
      ...(enCuir ? [piece(oeillets, nickel())] : []),
    );
  },
});
