/** Padlocks: a body of brass, its shackle, and the key beside it. */
import * as Type from 'typebox';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { laiton, nickel } from '../matieres/metaux.ts';
import { plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { anse } from '../pieces/anse.ts';
import { cle } from '../pieces/entree.ts';

export default defineModele({
  nom: 'cadenas',
  params: Type.Object({ anse: choix('standard', 'haute'), marque: choix(...CODES_MARQUE) }),
  extremes: [
    { anse: 'standard', marque: 'clavero' },
    { anse: 'haute', marque: 'neutre' },
  ],
  prise: { azimut: 0.38, elevation: 0.26 },
  construire({ anse: hauteur, marque }) {
    const corps = merge(
      extrude(rectangle(40, 33, 4, 0, 17.5), 14, { chanfrein: 1.6 }).translate(0, 0, -7),
      box(36, 3, 12, 0.8).translate(0, 1.2, 0),
    );
    const bague = plastiqueBrillant('#2b2d31');
    return groupe(
      piece(corps, laiton()),
      piece(
        anse({ entraxe: 25, rayon: 3.3, haut: hauteur === 'haute' ? 96 : 58, bas: 33 }),
        nickel(),
      ),
      ...[-12.5, 12.5].map((x) => piece(box(9, 1.4, 9, 0.6).translate(x, 34.3, 0), bague)),
      piece(plan(30, 7.5), decalque(logo(marque, '#5d4415')), { position: [0, 20, 7.06] }),
      piece(cle(), nickel(), {
        position: [6, 1.1, 30],
        rotation: [-Math.PI / 2, 0, -0.25],
        echelle: 0.84,
      }),
    );
  },
});
