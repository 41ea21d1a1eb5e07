/** Support channel: a C of folded steel, slotted back, toothed lips. */
import * as Type from 'typebox';
import { groupe, merge, mirror, piece, repeat } from '../geometrie/assemblage.ts';
import { hole, rectangle, roundedPolygon, slot } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const L = 41;
const LONG = 220;

export default defineModele({
  nom: 'rail-supportage',
  params: Type.Object({
    finition: choix(...FINITIONS),
    hauteur: mesure(18, 45),
    epaisseur: mesure(1.2, 3),
  }),
  extremes: [
    { finition: 'galva', hauteur: 41, epaisseur: 2.5 },
    { finition: 'zinc-blanc', hauteur: 21, epaisseur: 1.5 },
  ],
  prise: { azimut: 0.62, elevation: 0.6 },
  construire({ finition, hauteur: h, epaisseur: e }) {
    const demi = L / 2;
    // A side with the bend to the back and the lip turned in and down.
    const profil = roundedPolygon([
      [demi - 3, 0, 0.1],
      [demi, 0, 3],
      [demi, h, 3],
      [demi - 9.5, h, 3],
      [demi - 9.5, h - 7.5, 0.4],
      [demi - 9.5 + e, h - 7.5, 0.4],
      [demi - 9.5 + e, h - e, 1],
      [demi - e, h - e, 1.2],
      [demi - e, e, 1.2],
      [demi - 3, e, 0.1],
    ]);
    const cote = extrude(profil, LONG, { chanfrein: 0.25 }).translate(0, 0, -LONG / 2);
    const fond = rectangle(L - 5.8, LONG);
    for (let i = 0; i < 4; i++) {
      const y = -LONG / 2 + 35 + i * 50;
      hole(fond, slot([0, y - 8], [0, y + 8], 6.5));
    }
    const dos = extrude(fond, e, { chanfrein: 0.15 }).rotateX(-Math.PI / 2);
    const crans = repeat(
      box(e, 1.6, 1.5, 0),
      Array.from({ length: Math.floor(LONG / 3) - 1 }, (_, i) => ({
        position: [demi - 9.5 + e / 2, h - 7.9, -LONG / 2 + 2 + i * 3] as const,
      })),
    );
    const flanc = merge(cote, crans);
    const rail = merge(flanc, mirror(flanc, 'x'), dos);
    const acier = metal(finition, 'z');
    // Beside it one that shows its back.
    return groupe(
      piece(rail, acier),
      piece(rail, acier, { position: [-L * 1.35, h, 18], rotation: [0, 0, Math.PI] }),
    );
  },
});
