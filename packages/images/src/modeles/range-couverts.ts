/** Cutlery trays: compartments in a tray, moulded or of wood. */
import { Path, type Shape } from 'three';
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { plastique } from '../matieres/plastiques.ts';
import { bois } from '../matieres/bois.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const PROFOND = 480;

export default defineModele({
  nom: 'range-couverts',
  params: Type.Object({
    revetement: choix('anthracite', 'blanc', 'chene', 'hetre'),
    /** Width of the unit, millimetres. */
    largeur: mesure(280, 1250),
  }),
  extremes: [
    { revetement: 'anthracite', largeur: 600 },
    { revetement: 'chene', largeur: 400 },
    { revetement: 'blanc', largeur: 1200 },
    { revetement: 'hetre', largeur: 900 },
  ],
  prise: { azimut: 0.5, elevation: 0.72, cadre: 0.9 },
  construire({ revetement, largeur }) {
    const massif = revetement === 'chene' || revetement === 'hetre';
    const w = largeur - 40;
    const paroi = massif ? 11 : 7;
    const plateau = casiers(rectangle(w, PROFOND, massif ? 3 : 16), w, paroi, massif ? 2 : 16);
    const peau = massif
      ? bois(revetement, { fil: 'x', travers: 'z', vernis: 0.1 })
      : plastique(revetement === 'blanc' ? '#e6e5e1' : '#4b5057', 0.38);
    // Smaller than life where it is of wood: its grain is then seen, and not a noise.
    const echelle = massif ? 0.3 : 1;
    const forme = [
      extrudeUp(plateau, 52, { chanfrein: massif ? 1.2 : 2.6, finesse: 10 }),
      box(w - 8, 6, PROFOND - 8, 2).translate(0, 3, 0),
    ];
    return groupe(...forme.map((part) => piece(part.scale(echelle, echelle, echelle), peau)));
  },
});

/** Long places for cutlery, a broad one across at the front. */
function casiers(plateau: Shape, w: number, paroi: number, rayon: number): Shape {
  const colonnes = Math.max(3, Math.round(w / 100));
  const pas = (w - paroi) / colonnes;
  const bas = PROFOND * 0.26;
  const place = (cx: number, cy: number, l: number, p: number) =>
    plateau.holes.push(new Path(rectangle(l, p, rayon, cx, cy).getPoints(10)));
  for (let i = 0; i < colonnes; i++) {
    const x = -w / 2 + paroi / 2 + (i + 0.5) * pas;
    // The last column of a wide tray is left whole, for long tools.
    const entier = i === colonnes - 1;
    const p = entier ? PROFOND - 2 * paroi : PROFOND - bas - 2 * paroi;
    place(x, entier ? 0 : bas / 2, pas - paroi, p);
  }
  const l = (w - paroi) * ((colonnes - 1) / colonnes) - paroi;
  hole(plateau, rectangle(l, bas - paroi, rayon, -pas / 2, -PROFOND / 2 + paroi / 2 + bas / 2));
  return plateau;
}
