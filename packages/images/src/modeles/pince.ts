/** Pliers: what their jaws do, and what their handles are covered with. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { merge, mirror, piece, repeat } from '../geometrie/assemblage.ts';
import { disc, polygon, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { acierBruni, acierBrut } from '../matieres/metaux.ts';
import { bimatiere, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf, type Marque } from '../nuancier.ts';
import { gaine as manchon } from '../pieces/gaine.ts';
import { couleurVive, GOMME } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';
import { regions } from '../sdf/maillage.ts';

const MORS = ['universelle', 'coupante', 'demi-ronde'] as const;
type Mors = (typeof MORS)[number];
const GAINES = ['pvc', 'bimatiere', 'isolee'] as const;

/** The upper jaw, from the joint to the tip at the right; the parting line is y = 0. */
const PROFILS: Record<Mors, readonly (readonly [number, number, number?])[]> = {
  universelle: [
    [-20, 0.25],
    [-20, 9, 3],
    [-8, 13.4, 5],
    [6, 14, 6],
    [24, 11.4, 8],
    [47, 6.6, 3],
    [50, 5.6, 1],
    [50, 0.25],
    [27, 0.25],
    [24.5, 2.4, 2],
    [16, 2.4, 2],
    [13.5, 0.25],
  ],
  coupante: [
    [-20, 0.25],
    [-20, 9, 3],
    [-8, 13.4, 5],
    [4, 14.6, 6],
    [14, 13, 6],
    [28, 3.4, 3],
    [29, 0.25],
  ],
  'demi-ronde': [
    [-20, 0.25],
    [-20, 9, 3],
    [-8, 13, 5],
    [6, 13, 6],
    [18, 8.6, 6],
    [70, 2.6, 2],
    [71, 0.25],
    [20, 0.25],
    [18, 1.8, 2],
    [11, 1.8, 2],
    [9, 0.25],
  ],
};

export default defineModele({
  nom: 'pince',
  params: Type.Object({
    mors: choix(...MORS),
    gaine: choix(...GAINES),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { mors: 'universelle', gaine: 'bimatiere', marque: 'durandal' },
    { mors: 'coupante', gaine: 'pvc', marque: 'stahlmann' },
    { mors: 'demi-ronde', gaine: 'isolee', marque: 'neutre' },
    { mors: 'universelle', gaine: 'isolee', marque: 'elektra' },
  ],
  prise: { azimut: -0.75, elevation: 0.95 },
  construire({ mors, gaine, marque }) {
    const demi = extrude(roundedPolygon(PROFILS[mors]), 9.6, { chanfrein: 0.8 }).translate(
      0,
      0,
      -4.8,
    );
    const tete = merge(demi, mirror(demi, 'y'), bras(), mirror(bras(), 'y'));
    return coucher(
      0,
      piece(tete, acierBrut()),
      piece(
        merge(
          extrude(disc(10.5), 11.4, { chanfrein: 0.7 }).translate(0, 0, -5.7),
          extrude(disc(4.6), 12.6, { chanfrein: 0.5 }).translate(0, 0, -6.3),
        ),
        acierBrut(),
      ),
      piece(tranchants(mors), acierBruni()),
      ...[1, -1].map((cote) => gaineOf(cote, gaine, marque)),
    );
  },
});

/** The shank between the joint and the sleeve. */
function bras() {
  return extrude(
    polygon([
      [-4, 2],
      [-16, 12],
      [-46, 25],
      [-60, 27],
      [-60, 21],
      [-44, 19],
      [-20, 4],
    ]),
    8.4,
    { chanfrein: 1.2 },
  ).translate(0, 0, -4.2);
}

/** Hardened edges and teeth, darker than the rest. */
function tranchants(mors: Mors) {
  const lame = box(mors === 'coupante' ? 26 : 11, 1.7, 9.9, 0.2).translate(
    mors === 'coupante' ? 15 : mors === 'universelle' ? 7 : 3,
    0,
    0,
  );
  if (mors === 'coupante') return lame;
  const [debut, fin] = mors === 'universelle' ? [28.5, 49] : [23, 69];
  const poses = Array.from({ length: Math.floor((fin - debut) / 1.7) }, (_, i) => ({
    position: [debut + i * 1.7, 0, 0] as const,
  }));
  return merge(lame, repeat(box(0.75, mors === 'universelle' ? 3.4 : 2.2, 9.75, 0.1), poses));
}

function gaineOf(cote: number, gaine: (typeof GAINES)[number], marque: Marque): Object3D {
  const garde = gaine === 'pvc' ? 0 : gaine === 'isolee' ? 0.75 : 0.35;
  const geometry = manchon(
    [
      [-28, 17.5 * cote, 0],
      [-48, 23.5 * cote, 0],
      [-78, 26 * cote, 0],
      [-106, 23 * cote, 0],
      [-134, 15.5 * cote, 0],
    ],
    gaine === 'pvc' ? 6.4 : 7.8,
    garde,
  );
  const echelle = [1, 1, gaine === 'pvc' ? 1.05 : 1.25] as const;
  if (gaine === 'pvc') return piece(geometry, plastiqueBrillant(couleurVive(marque)), { echelle });
  // The outer half of the grip is soft, from the guard to the end.
  const dehors = (x: number, y: number) =>
    Math.max(
      21.5 + 3.4 * Math.sin((x + 134) / 34) - Math.abs(y) - (x < -100 ? (x + 100) * -0.16 : 0),
      x + 44,
      -124 - x,
    );
  const dur = gaine === 'isolee' ? '#b3221f' : couleurVive(marque);
  const souple =
    gaine === 'isolee' ? '#e0b012' : marque === 'neutre' ? teinteOf(marque).appoint : GOMME;
  return piece(
    regions(geometry, dehors),
    bimatiere(dur, { couleurB: souple, rugositeB: 0.66, joint: 0.5 }),
    { echelle },
  );
}
