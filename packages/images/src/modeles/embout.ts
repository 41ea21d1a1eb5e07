/** Screwdriver bits: hexagon with its size, torsion neck, tip of the recess it fits. */
import * as Type from 'typebox';
import type { BufferGeometry } from 'three';
import { dessiner, write } from '../etiquettes/dessin.ts';
import { decalque, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { cross, sixLobes, type Point2 } from '../geometrie/contours.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { acierNoirci, hss } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { queue } from '../pieces/emmanchement.ts';
import { sixPans } from '../pieces/six-pans.ts';

const R = 3.17;

const NUMEROS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '10',
  '15',
  '20',
  '25',
  '27',
  '30',
  '40',
  '50',
] as const;

export default defineModele({
  nom: 'embout',
  params: Type.Object({
    empreinte: choix('ph', 'pz', 't', 'h'),
    /** As engraved: PZ2, T25, 5. */
    numero: choix(...NUMEROS),
    /** Across the tip, millimetres. */
    taille: mesure(2, 9.5),
    /** Length of the bit; long ones have a groove to be held by. */
    longueur: mesure(25, 152),
  }),
  extremes: [
    { empreinte: 'pz', numero: '2', taille: 5.6, longueur: 25 },
    { empreinte: 't', numero: '25', taille: 4.5, longueur: 50 },
    { empreinte: 'h', numero: '4', taille: 4, longueur: 25 },
    { empreinte: 'ph', numero: '2', taille: 5.6, longueur: 150 },
  ],
  prise: { azimut: 0.8, elevation: 0.7 },
  construire({ empreinte, numero, taille, longueur }) {
    const long = longueur > 30;
    const hexa = long ? 26 : 9.5;
    const pointe = Math.min(longueur * 0.3, 9);
    const tige = Math.max(1.9, Math.min(R, taille * 0.46));
    const corps = merge(
      long
        ? queue('hexagonal', hexa).rotateY(Math.PI / 6)
        : sixPans({ plats: R * 2, hauteur: hexa, haut: 1, bas: 1 }).rotateY(Math.PI / 6),
      lathe([
        [R * 0.96, hexa - 0.6],
        [R * 0.7, hexa + 1.4, 0.6],
        [R * 0.66, hexa + 3, 1],
        [tige, longueur - pointe, 1],
        [tige, longueur - pointe + 0.6],
      ]),
    );
    const marque = dessiner(512, 160, (toile) => {
      toile.clearRect(0, 0, 512, 160);
      const texte = `${empreinte === 'h' ? '' : empreinte.toUpperCase()}${numero}`;
      write(toile, { texte, x: 256, y: 84, taille: 130, couleur: '#f0efec', largeur: 480 });
    });
    return groupe(
      poser(
        groupe(
          piece(corps, acierNoirci()),
          piece(panne(empreinte, taille, tige, longueur - pointe, longueur), hss()),
          // On the flat that looks at us once it lies.
          piece(plan(9, 2.8), decalque(marque), {
            position: [0, hexa - 5.4, R + 0.03],
            rotation: [0, 0, Math.PI / 2],
          }),
        ),
        { rotation: [-0.75, 0, -Math.PI / 2] },
      ),
    );
  },
});

/** From the round neck to the drive's outline, tapering where the recess does. */
function panne(
  empreinte: 'ph' | 'pz' | 't' | 'h',
  taille: number,
  tige: number,
  y0: number,
  y1: number,
): BufferGeometry {
  const contour = contourOf(empreinte, taille);
  const conique = empreinte === 'ph' || empreinte === 'pz';
  const n = contour.length;
  const cotes = 12;
  return surface(
    n,
    cotes + 1,
    (u, v, out) => {
      const i = Math.round(u * n) % n;
      const [x, z] = contour[i] ?? [0, 0];
      if (v === 1) return void out.set(0, y1 - (conique ? 0 : -0.1), 0);
      const t = Math.min(1, (v * (cotes + 1)) / cotes);
      const a = Math.atan2(z, x);
      const fond = Math.min(1, t / 0.3);
      const cone = conique ? 1 - 0.68 * Math.max(0, (t - 0.35) / 0.65) : 1;
      const [rx, rz] = [tige * Math.cos(a), tige * Math.sin(a)];
      out.set((rx + (x - rx) * fond) * cone, y0 + (y1 - y0) * t, -(rz + (z - rz) * fond) * cone);
    },
    0.4,
  );
}

/** Enough points on every side for the taper to be even. */
function contourOf(empreinte: 'ph' | 'pz' | 't' | 'h', taille: number): Point2[] {
  if (empreinte === 't') return sixLobes(taille);
  if (empreinte === 'h') {
    return Array.from({ length: 72 }, (_, i): Point2 => {
      const a = (i / 72) * Math.PI * 2;
      const dans = ((a + Math.PI / 6) % (Math.PI / 3)) - Math.PI / 6;
      const r = taille / 2 / Math.cos(dans);
      return [r * Math.cos(a), r * Math.sin(a)];
    });
  }
  const croix = cross(taille, taille * (empreinte === 'ph' ? 0.26 : 0.2));
  return croix.flatMap(([x, y], i) => {
    const [nx, ny] = croix[(i + 1) % croix.length] ?? [x, y];
    return [0, 1 / 3, 2 / 3].map((t): Point2 => [x + (nx - x) * t, y + (ny - y) * t]);
  });
}
