/** Strands of OSB: flakes as long as a finger pressed into the face, in four tints. */
import { BufferGeometry, Float32BufferAttribute, type Mesh } from 'three';
import { piece } from '../geometrie/assemblage.ts';
import { materiau } from '../matieres/materiau.ts';
import { suite } from './pierres.ts';

const TEINTES = ['#d5b07c', '#c39a63', '#e0c596', '#b38852'];

/** Over a rectangle about the origin, on the height y; flakes are cut at its edges. */
export function lamelles(longueur: number, largeur: number, y: number): Mesh[] {
  const tirer = suite(41);
  const nombre = Math.round((longueur * largeur) / 17);
  const points: number[][] = TEINTES.map(() => []);
  const [x1, z1] = [longueur / 2, largeur / 2];
  for (let i = 0; i < nombre; i++) {
    const [cx, cz] = [(tirer() - 0.5) * longueur * 1.1, (tirer() - 0.5) * largeur * 1.1];
    const [l, e] = [6 + tirer() * 9, 1.2 + tirer() * 2];
    // Most lie along the board, some across.
    const cap = (tirer() - 0.5) * 1.3 + (tirer() > 0.88 ? 1.5 : 0);
    const [c, s] = [Math.cos(cap), Math.sin(cap)];
    const haut = y + (i / nombre) * 0.5;
    const coin = (a: number, b: number): [number, number, number] => [
      Math.max(-x1, Math.min(x1, cx + a * c - b * s)),
      haut,
      Math.max(-z1, Math.min(z1, cz + a * s + b * c)),
    ];
    const contour = [
      coin(-l, -e * 0.6),
      coin(-l * 0.8, e),
      coin(l * 0.7, e * 0.9),
      coin(l, 0),
      coin(l * 0.85, -e),
    ];
    const couche = points[Math.floor(tirer() * TEINTES.length)] ?? [];
    for (let k = 1; k + 1 < contour.length; k++) {
      couche.push(...(contour[0] ?? []), ...(contour[k] ?? []), ...(contour[k + 1] ?? []));
    }
  }
  return points.map((places, i) => {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
    const normales = places.map((_, n) => (n % 3 === 1 ? 1 : 0));
    geometry.setAttribute('normal', new Float32BufferAttribute(normales, 3));
    return piece(
      geometry,
      materiau({
        couleur: TEINTES[i] ?? '',
        rugosite: 0.8,
        eclat: 0.3,
        relief: { sorte: 'brosse', echelle: 3, force: 0.12, axe: 'x' },
      }),
    );
  });
}
