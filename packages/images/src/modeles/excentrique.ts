/** Cam housings of knock-down joints: a zinc drum, its mouth, its cross. */
import { Shape, Vector2, type BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { disc } from '../geometrie/contours.ts';
import { extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { materiau, lin } from '../matieres/materiau.ts';
import { defineModele, mesure } from '../modele.ts';
import { recess } from '../pieces/empreinte.ts';

const R = 7.5;

export default defineModele({
  nom: 'excentrique',
  params: Type.Object({
    /** Height over diameter. */
    hauteur: mesure(0.6, 1.6),
  }),
  extremes: [{ hauteur: 0.8 }, { hauteur: 1.3 }],
  prise: { azimut: 0.45, elevation: 0.6, cadre: 0.72 },
  construire({ hauteur }) {
    const h = hauteur * 2 * R;
    // Die-cast: greyer and softer than plated steel.
    const zamak = materiau({
      couleur: lin(0.52, 0.525, 0.54),
      metal: 1,
      rugosite: 0.36,
      relief: { sorte: 'grain', echelle: 3, force: 0.06 },
    });
    const deux = [
      boitier(h),
      boitier(h)
        .rotateZ(Math.PI / 2)
        .rotateY(0.9)
        .translate(22, R, 6),
    ];
    return groupe(piece(merge(...deux), zamak));
  },
});

function boitier(h: number): BufferGeometry {
  const haut = h * 0.3;
  const tambour = lathe([
    [5.2, h - haut],
    [R, h - haut, 0.2],
    [R, h - 1, 0.3],
    [R + 0.5, h - 0.9, 0.2],
    [R + 0.5, h - 0.2, 0.2],
    [5.4, h],
  ]);
  return merge(
    extrudeUp(disc(R), h * 0.16, { chanfrein: 0.4, finesse: 40 }),
    extrudeUp(machoire(R - 0.1, 4.4, 1.1), h - haut - h * 0.16 + 0.2, { chanfrein: 0.2 }).translate(
      0,
      h * 0.16 - 0.1,
      0,
    ),
    extrudeUp(machoire(4.3, 2.6, 2.1), h - haut - h * 0.16, { chanfrein: 0.2 }).translate(
      0,
      h * 0.16,
      0,
    ),
    tambour,
    recess({ empreinte: 'pozidriv', taille: 6.4, rayon: 5.4, y: h, profondeur: haut * 0.8 }),
  );
}

/** A ring open over an angle towards +x turned to the front. */
function machoire(dehors: number, dedans: number, ouverture: number): Shape {
  const arc = (r: number, sens: 1 | -1) =>
    Array.from({ length: 41 }, (_, i) => {
      const t = sens > 0 ? i / 40 : 1 - i / 40;
      const turn = -Math.PI / 3 + ouverture / 2 + t * (Math.PI * 2 - ouverture);
      return new Vector2(r * Math.cos(turn), r * Math.sin(turn));
    });
  return new Shape([...arc(dehors, 1), ...arc(dedans, -1)]);
}
