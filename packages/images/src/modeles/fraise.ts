/** Router bits: shank, body, two carbide edges, a bearing where it follows one. */
import * as Type from 'typebox';
import type { Shape } from 'three';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { polygon, type Point2 } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBruni, carbure, chrome, hss, laque } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const SOUS_QUEUE = 32;

export default defineModele({
  nom: 'fraise',
  params: Type.Object({
    forme: choix('droite', 'quart-de-rond', 'affleurer'),
    /** Shank, cutter across, cutter height, millimetres. */
    queue: mesure(6, 12),
    diametre: mesure(3, 42),
    hauteur: mesure(8, 40),
  }),
  extremes: [
    { forme: 'droite', queue: 8, diametre: 12, hauteur: 30 },
    { forme: 'quart-de-rond', queue: 8, diametre: 25.5, hauteur: 13 },
    { forme: 'affleurer', queue: 12, diametre: 19, hauteur: 38 },
    { forme: 'droite', queue: 8, diametre: 4, hauteur: 12 },
  ],
  prise: { azimut: 0.5, elevation: 0.2 },
  construire({ forme, queue, diametre, hauteur: h }) {
    const r = diametre / 2;
    const noyau = Math.min(r * 0.62, queue * 0.62);
    const roulement = forme !== 'droite';
    const tige = lathe([
      [0, -SOUS_QUEUE],
      [queue / 2 - 0.6, -SOUS_QUEUE, 0.2],
      [queue / 2, -SOUS_QUEUE + 0.8, 0.3],
      [queue / 2, -4, 1],
      [Math.min(queue / 2, r), -1, 0.6],
      [noyau, 0],
    ]);
    const profil = aile(forme, noyau * 0.4, r, h);
    const epaisseur = Math.max(1.2, Math.min(r * 0.62, 5));
    const corps = merge(
      lathe([
        [noyau, -1],
        [noyau, h - 0.4, 0.4],
        [0, h],
      ]),
      repeatAround(extrude(profil, epaisseur, { chanfrein: 0.3 }).translate(0, 0, -epaisseur), 2),
    );
    // The plate stands a hair proud of its seat.
    const plaque = aile(forme, r * 0.55, r + 0.25, h);
    const taillants = repeatAround(extrude(plaque, 1.3, { chanfrein: 0.12 }), 2);
    return groupe(
      poser(
        groupe(
          piece(tige, hss()),
          piece(corps, laque('#b5402c', 0.4)),
          piece(taillants, carbure()),
          ...(roulement ? [guide(forme === 'affleurer' ? r : r - congeOf(r, h), h)] : []),
        ),
        { rotation: [0, 0.95, Math.PI] },
      ),
    );
  },
});

/** Radius that it leaves on the edge of the board: the bearing is always 12.7 mm. */
function congeOf(r: number, h: number): number {
  return Math.max(0.5, Math.min(h * 0.8, r - 6.35));
}

/** Half of the cutter's profile, from its core outwards. */
function aile(
  forme: 'droite' | 'quart-de-rond' | 'affleurer',
  dedans: number,
  r: number,
  h: number,
): Shape {
  if (forme !== 'quart-de-rond') {
    return polygon([
      [dedans, 0],
      [r, 0],
      [r, h],
      [dedans, h],
    ]);
  }
  const rayon = congeOf(r, h);
  const arc = Array.from({ length: 13 }, (_, i): Point2 => {
    const t = (i / 12) * (Math.PI / 2);
    return [r - rayon * Math.sin(t), h * 0.92 - rayon * Math.cos(t)];
  });
  return polygon([[dedans, 0], [r, 0], ...arc, [r - rayon, h], [dedans, h]]);
}

function guide(r: number, h: number) {
  const bague = lathe([
    [r * 0.5, h + 0.3],
    [r * 0.92, h + 0.3, 0.3],
    [r, h + 0.7, 0.3],
    [r, h + 4.6, 0.3],
    [r * 0.92, h + 5, 0.3],
    [r * 0.72, h + 5, 0.1],
    [r * 0.68, h + 4.6, 0.1],
    [r * 0.5, h + 4.6],
  ]);
  const vis = lathe([
    [r * 0.52, h + 4],
    [r * 0.52, h + 6.4, 0.4],
    [r * 0.26, h + 6.6, 0.1],
    [r * 0.24, h + 5.4],
    [0, h + 5.4],
  ]);
  return groupe(piece(bague, chrome()), piece(vis, acierBruni()));
}
