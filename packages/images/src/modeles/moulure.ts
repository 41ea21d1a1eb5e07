/** Planed battens, skirtings, quarter rounds: a bar of wood with its section in front. */
import type { Shape } from 'three';
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { polygon, roundedPolygon, type Point2 } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { bois } from '../matieres/bois.ts';
import { laque } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'moulure',
  params: Type.Object({
    section: choix('tasseau', 'plinthe', 'quart-de-rond'),
    essence: choix('sapin', 'pin', 'chene', 'hetre', 'appret'),
    /** Width over thickness. */
    proportion: mesure(1, 12),
  }),
  extremes: [
    { section: 'tasseau', essence: 'sapin', proportion: 1 },
    { section: 'plinthe', essence: 'appret', proportion: 8 },
    { section: 'quart-de-rond', essence: 'chene', proportion: 1 },
    { section: 'tasseau', essence: 'pin', proportion: 3 },
    { section: 'plinthe', essence: 'chene', proportion: 6 },
  ],
  prise: { azimut: 0.62, elevation: 0.4, cadre: 0.9 },
  construire({ section, essence, proportion }) {
    const e = 34 / Math.sqrt(proportion);
    const contour = SECTIONS[section](e * proportion, e);
    const barre = extrude(contour, section === 'plinthe' ? LONGUEUR_PLINTHE : 190, {
      chanfrein: 0.3,
      finesse: 24,
    });
    const peau =
      essence === 'appret'
        ? laque('#eceae6', 0.5)
        : bois(essence, { fil: 'z', travers: section === 'plinthe' ? 'y' : 'x', rugosite: 0.66 });
    return groupe(piece(barre, peau));
  },
});

/** A skirting is a strip: as long as it takes to see that. */
const LONGUEUR_PLINTHE = 620;

const SECTIONS: Record<'tasseau' | 'plinthe' | 'quart-de-rond', (l: number, e: number) => Shape> = {
  tasseau: (l, e) => {
    const r = 1;
    return roundedPolygon([
      [0, 0, r],
      [l, 0, r],
      [l, e, r],
      [0, e, r],
    ]);
  },
  // Standing as against a wall, its upper edge rounded to the front.
  plinthe: (l, e) =>
    roundedPolygon([
      [0, 0, 0.4],
      [e, 0, 0.4],
      [e, l, e * 0.85],
      [0, l, 0.4],
    ]),
  'quart-de-rond': (l) => {
    const arc = Array.from({ length: 25 }, (_, i): Point2 => {
      const turn = (i / 24) * (Math.PI / 2);
      return [l * Math.cos(turn), l * Math.sin(turn)];
    });
    return polygon([[0, 0], ...arc]);
  },
};
