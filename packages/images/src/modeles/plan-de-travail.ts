/** Worktops: laminate over chipboard with a rounded front, or staves of solid wood. */
import type { Shape } from 'three';
import * as Type from 'typebox';
import { plan } from '../etiquettes/etiquette.ts';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { bois } from '../matieres/bois.ts';
import { agglomere } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { decor, faceImprimee, NOMS_DECOR, type NomDecor } from '../pieces/decors.ts';

/** Smaller than life: the figure is then seen. */
const K = 0.3;
const [LONG, PROFOND] = [600 * K, 420 * K];

export default defineModele({
  nom: 'plan-de-travail',
  params: Type.Object({
    surface: choix(...NOMS_DECOR, 'chene', 'hetre', 'noyer-massif', 'frene-massif'),
    /** Millimetres. */
    epaisseur: mesure(15, 45),
    /** Oil deepens the wood. */
    huile: Type.Boolean(),
  }),
  extremes: [
    { surface: 'chene', epaisseur: 38, huile: true },
    { surface: 'chene-naturel', epaisseur: 38, huile: false },
    { surface: 'marbre-blanc', epaisseur: 20, huile: false },
    { surface: 'beton', epaisseur: 38, huile: false },
    { surface: 'noyer-massif', epaisseur: 38, huile: false },
  ],
  // Pale and lying flat: less light, or its colour is lost.
  prise: { azimut: 0.6, elevation: 0.55, cadre: 0.92, exposition: 0.84 },
  construire({ surface, epaisseur, huile }) {
    const e = epaisseur * K;
    const massif = MASSIFS[surface as keyof typeof MASSIFS];
    if (massif) {
      const peau = bois(massif, {
        fil: 'x',
        travers: 'z',
        lames: [44 * K, 700 * K],
        rugosite: huile ? 0.42 : 0.68,
        vernis: huile ? 0.35 : 0,
      });
      return groupe(piece(barre(section(e, 1.2, 1.2, 0), LONG), peau));
    }
    const chant = e * 0.28;
    const dessin = faceImprimee(surface);
    return groupe(
      piece(
        barre(section(e, chant, 1, 0), LONG),
        decor(surface as NomDecor, { fil: 'x', travers: 'z' }),
      ),
      piece(barre(section(e, chant, 1, 0.35), LONG + 0.5), agglomere()),
      // Printed from the back to where the front begins to round.
      ...(dessin
        ? [
            piece(plan(LONG - 0.4, PROFOND - chant - 0.4), dessin, {
              position: [0, e + 0.05, -chant / 2],
              rotation: [-Math.PI / 2, 0, 0],
            }),
          ]
        : []),
    );
  },
});

const MASSIFS = {
  chene: 'chene',
  hetre: 'hetre',
  'noyer-massif': 'noyer',
  'frene-massif': 'frene',
} as const;

/** Seen from the right end: the front towards −x of the section, `retrait` inside the laminate. */
function section(e: number, haut: number, bas: number, retrait: number): Shape {
  const p = PROFOND / 2;
  return roundedPolygon([
    [-p + retrait, retrait, bas],
    [p - retrait, retrait, 0.3],
    [p - retrait, e - retrait, 0.3],
    [-p + retrait, e - retrait, haut],
  ]);
}

/** Along x, centred. */
function barre(shape: Shape, longueur: number) {
  return extrude(shape, longueur, { chanfrein: 0.12, finesse: 10 })
    .translate(0, 0, -longueur / 2)
    .rotateY(Math.PI / 2);
}
