/** Plain rings: pull rings, seals, hoops. Lying, centred. */
import { TorusGeometry, type BufferGeometry } from 'three';

export function torusRing(rayon: number, brin: number, finesse = 48): BufferGeometry {
  return new TorusGeometry(rayon, brin, 16, finesse).rotateX(Math.PI / 2);
}
