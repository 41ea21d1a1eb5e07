/** Door closers: the body, and a scissor arm or an arm in a slide rail. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { rectangle, slot } from '../geometrie/contours.ts';
import { box, extrude, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal, nickel } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

export default defineModele({
  nom: 'ferme-porte',
  params: Type.Object({ bras: choix('compas', 'glissiere'), finition: choix(...FINITIONS) }),
  extremes: [
    { bras: 'compas', finition: 'laque-argent' },
    { bras: 'glissiere', finition: 'laque-noir' },
    { bras: 'glissiere', finition: 'inox-brosse' },
  ],
  prise: ({ finition }) => ({
    azimut: 0.42,
    elevation: 0.48,
    cadre: 0.9,
    exposition: finition === 'laque-noir' ? 1.3 : 1.12,
  }),
  construire({ bras, finition }) {
    const peau = metal(finition, 'x');
    return groupe(
      piece(corps(), peau),
      piece(bras === 'compas' ? compas() : glissiere(), peau),
      piece(axes(bras), nickel()),
    );
  },
});

function corps(): BufferGeometry {
  const section = rectangle(47, 58, 7, 0, 29);
  const capot = extrude(section, 232, { chanfrein: 3 })
    .rotateY(Math.PI / 2)
    .translate(-116, 0, 0);
  const embouts = [-117, 113].map((x) => box(5, 50, 40, 2).translate(x, 29, 0));
  return merge(capot, ...embouts);
}

function axes(bras: 'compas' | 'glissiere'): BufferGeometry {
  const pignon = lathe(
    [
      [0, 56],
      [10, 56],
      [10, 66, 1],
      [6, 67, 0.6],
      [0, 67],
    ],
    36,
  ).translate(30, 0, 0);
  if (bras === 'glissiere') return merge(pignon, galet(-104, 73, 6));
  return merge(pignon, galet(-120, 73, -88), galet(40, 74, -118));
}

const galet = (x: number, y: number, z: number) =>
  lathe(
    [
      [0, y - 10],
      [6.4, y - 10],
      [6.4, y + 2, 1],
      [4, y + 3, 0.6],
      [0, y + 3],
    ],
    32,
  ).translate(x, 0, z);

/** A flat bar between two points of a plane y. */
function biellette(
  x1: number,
  z1: number,
  x2: number,
  z2: number,
  y: number,
  large: number,
): BufferGeometry {
  return extrudeUp(slot([x1, -z1], [x2, -z2], large / 2), 6, { chanfrein: 1 }).translate(0, y, 0);
}

function compas(): BufferGeometry {
  const patte = merge(
    box(62, 34, 5, 1.4).translate(44, 68, -146),
    box(26, 6, 36, 1.4).translate(40, 66, -130),
  );
  return merge(
    biellette(30, 0, -120, -88, 63, 22),
    biellette(-120, -88, -10, -108, 70, 16),
    // The threaded part that is adjusted.
    lathe(
      [
        [0, -52],
        [5, -52, 0.5],
        [5, 0, 0.5],
        [0, 0],
      ],
      24,
    )
      .rotateZ(-Math.PI / 2)
      .rotateY(0.19)
      .translate(40, 73, -117),
    patte,
  );
}

function glissiere(): BufferGeometry {
  const profil = rectangle(20, 24, 2.5, 0, 0);
  const rail = extrude(profil, 400, { chanfrein: 1.2 })
    .rotateY(Math.PI / 2)
    .translate(-210, 88, 8);
  return merge(rail, biellette(30, 0, -104, 6, 64, 20));
}
