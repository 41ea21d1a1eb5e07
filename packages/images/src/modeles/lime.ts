/** Files with their handle: section and coarseness of the cut. */
import type { BufferGeometry, Shape } from 'three';
import * as Type from 'typebox';
import { piece } from '../geometrie/assemblage.ts';
import { disc, polygon, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { lin, materiau } from '../matieres/materiau.ts';
import { acierBrut } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { manche, poigneeOf } from '../pieces/manche.ts';
import { allonger } from '../pieces/pose.ts';
import { regions } from '../sdf/maillage.ts';

const PROFILS = ['plate', 'demi-ronde', 'ronde', 'tiers-point'] as const;
type Profil = (typeof PROFILS)[number];
/** Cuts per millimetre. */
const TAILLES = { batarde: 0.42, demi: 0.62, douce: 0.95 } as const;

export default defineModele({
  nom: 'lime',
  params: Type.Object({
    profil: choix(...PROFILS),
    taille: choix('batarde', 'demi', 'douce'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { profil: 'plate', taille: 'demi', marque: 'abrasud' },
    { profil: 'demi-ronde', taille: 'batarde', marque: 'stahlmann' },
    { profil: 'ronde', taille: 'douce', marque: 'outibel' },
    { profil: 'tiers-point', taille: 'demi', marque: 'comptoir' },
  ],
  prise: { azimut: 0.8, elevation: 0.85 },
  construire({ profil, taille, marque }) {
    const strie = materiau({
      couleur: lin(0.3, 0.3, 0.31),
      metal: 1,
      rugosite: 0.4,
      relief: { sorte: 'serge', echelle: TAILLES[taille], force: 0.8, axe: 'z' },
    });
    const soie = lathe([
      [profil === 'ronde' ? 4.6 : 6, -4],
      [4, 12, 4],
      [4, 20],
    ]);
    const poignee = manche({
      profil: [
        [5, 14],
        [10, 15, 2],
        [12.6, 24, 4],
        [10.6, 36, 8],
        [15.6, 78, 22],
        [16.4, 106, 14],
        [12, 124, 8],
        [0, 127],
      ],
      ovale: 0.86,
    });
    return allonger(
      -1.42,
      piece(lame(profil), strie),
      piece(soie, acierBrut()),
      piece(
        regions(
          poignee,
          (x, y) => Math.max(Math.abs(y - 76) - 36, 8.6 - Math.abs(x) - 2 * Math.sin(y / 11)),
          (_, y) => 118 - y,
        ),
        poigneeOf(marque),
      ),
    );
  },
});

/** 200 mm long, thinner towards the tip. */
function lame(profil: Profil): BufferGeometry {
  const geometry = extrudeUp(section(profil), 200, { chanfrein: 0.3, finesse: 24 }).translate(
    0,
    -200,
    0,
  );
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    const t = Math.min(1, (position.getY(i) + 200) / 120);
    const k = profil === 'plate' ? 0.86 + 0.14 * t : 0.4 + 0.6 * t ** 0.7;
    position.setX(i, position.getX(i) * k);
    position.setZ(i, position.getZ(i) * (profil === 'plate' ? 1 : k));
  }
  return geometry;
}

function section(profil: Profil): Shape {
  if (profil === 'plate') return rectangle(21, 5.2, 0.4);
  if (profil === 'ronde') return disc(4.8);
  if (profil === 'tiers-point') {
    return roundedPolygon([
      [-8.5, -5, 0.8],
      [8.5, -5, 0.8],
      [0, 9.6, 0.8],
    ]);
  }
  return polygon(
    Array.from({ length: 25 }, (_, i) => {
      const t = (i / 24) * Math.PI;
      return [-10.5 * Math.cos(t), -2.5 + 6.5 * Math.sin(t)] as const;
    }).reverse(),
  );
}
