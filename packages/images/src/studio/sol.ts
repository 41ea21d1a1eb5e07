/** The shadow on the white table: sharp where the object touches it, wide where it is faint. */
import { smoothstep } from '../sdf/champ.ts';
import { coteOf, type Format } from './format.ts';

/** Blurs in pixels of an 800 pixel picture. */
const FLOUS = { net: 1.2, moyen: 7, large: 20 } as const;
/** The frame is white at its edges whatever stands in it. */
const MARGE = 0.14;

/** Opacity of the shadow for each pixel, from darkness read at a lower size. */
export function ombrer(sol: Float32Array, format: Format, force: number): Float32Array {
  const { largeur, hauteur } = format;
  const echelle = coteOf(format) / 800;
  const net = flouter(sol, format, FLOUS.net * echelle);
  const moyen = flouter(sol, format, FLOUS.moyen * echelle);
  const large = flouter(sol, format, FLOUS.large * echelle);
  return sol.map((_, i) => {
    const [n, m, l] = [net[i] ?? 0, moyen[i] ?? 0, large[i] ?? 0];
    const doux = m + (l - m) * (1 - smoothstep(0.06, 0.3, l));
    const dur = doux + (n - doux) * smoothstep(0.4, 0.8, m);
    const [x, y] = [i % largeur, Math.floor(i / largeur)];
    const bord = Math.min(x, y, largeur - 1 - x, hauteur - 1 - y) / (coteOf(format) * MARGE);
    const sombre = Math.max(0, dur) * smoothstep(0, 1, bord);
    return Math.max(0, force * sombre ** 1.3 - 0.008);
  });
}

/** Three box blurs are as good as a Gaussian. */
function flouter(source: Float32Array, { largeur, hauteur }: Format, rayon: number): Float32Array {
  const r = Math.max(1, Math.round(rayon));
  let out = source;
  for (let fois = 0; fois < 3; fois++) {
    out = moyenner(out, r, { lignes: hauteur, rangee: largeur, longueur: largeur, pas: 1 });
    out = moyenner(out, r, { lignes: largeur, rangee: 1, longueur: hauteur, pas: largeur });
  }
  return out;
}

/** How a map is walked: so many lines, `rangee` apart, of so many pixels, `pas` apart. */
interface Parcours {
  lignes: number;
  rangee: number;
  longueur: number;
  pas: number;
}

function moyenner(
  source: Float32Array,
  r: number,
  { lignes, rangee, longueur, pas }: Parcours,
): Float32Array {
  const out = new Float32Array(source.length);
  for (let ligne = 0; ligne < lignes; ligne++) {
    const debut = ligne * rangee;
    let somme = 0;
    for (let i = -r; i < longueur; i++) {
      if (i + r < longueur) somme += source[debut + (i + r) * pas] ?? 0;
      if (i - r - 1 >= 0) somme -= source[debut + (i - r - 1) * pas] ?? 0;
      if (i >= 0) out[debut + i * pas] = somme / (2 * r + 1);
    }
  }
  return out;
}

/** The value between pixels of a smaller map. */
export function readEntre(
  map: Float32Array,
  { largeur, hauteur }: Format,
  x: number,
  y: number,
): number {
  const px = Math.min(largeur - 1.001, Math.max(0, x));
  const py = Math.min(hauteur - 1.001, Math.max(0, y));
  const [i, j] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - i, py - j];
  const at = (dx: number, dy: number) => map[(j + dy) * largeur + i + dx] ?? 0;
  const bas = at(0, 0) * (1 - fx) + at(1, 0) * fx;
  const haut = at(0, 1) * (1 - fx) + at(1, 1) * fx;
  return bas * (1 - fy) + haut * fy;
}
