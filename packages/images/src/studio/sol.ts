/** The shadow on the white table: sharp where the object touches it, wide where it is faint. */
import { smoothstep } from '../sdf/champ.ts';

/** Blurs in pixels of an 800 pixel picture. */
const FLOUS = { net: 1.2, moyen: 7, large: 20 } as const;
/** The frame is white at its edges whatever stands in it. */
const MARGE = 0.14;

/** Opacity of the shadow for each pixel, from darkness read at a lower size. */
export function ombrer(sol: Float32Array, taille: number, force: number): Float32Array {
  const echelle = taille / 800;
  const net = flouter(sol, taille, FLOUS.net * echelle);
  const moyen = flouter(sol, taille, FLOUS.moyen * echelle);
  const large = flouter(sol, taille, FLOUS.large * echelle);
  return sol.map((_, i) => {
    const [n, m, l] = [net[i] ?? 0, moyen[i] ?? 0, large[i] ?? 0];
    const doux = m + (l - m) * (1 - smoothstep(0.06, 0.3, l));
    const dur = doux + (n - doux) * smoothstep(0.4, 0.8, m);
    const [x, y] = [i % taille, Math.floor(i / taille)];
    const bord = Math.min(x, y, taille - 1 - x, taille - 1 - y) / (taille * MARGE);
    const sombre = Math.max(0, dur) * smoothstep(0, 1, bord);
    return Math.max(0, force * sombre ** 1.3 - 0.008);
  });
}

/** Three box blurs are as good as a Gaussian. */
function flouter(source: Float32Array, taille: number, rayon: number): Float32Array {
  const r = Math.max(1, Math.round(rayon));
  let out = source;
  for (let fois = 0; fois < 3; fois++) {
    out = moyenner(out, taille, r, 1, taille);
    out = moyenner(out, taille, r, taille, 1);
  }
  return out;
}

function moyenner(
  source: Float32Array,
  taille: number,
  r: number,
  pas: number,
  rangee: number,
): Float32Array {
  const out = new Float32Array(source.length);
  for (let ligne = 0; ligne < taille; ligne++) {
    const debut = ligne * rangee;
    let somme = 0;
    for (let i = -r; i < taille; i++) {
      if (i + r < taille) somme += source[debut + (i + r) * pas] ?? 0;
      if (i - r - 1 >= 0) somme -= source[debut + (i - r - 1) * pas] ?? 0;
      if (i >= 0) out[debut + i * pas] = somme / (2 * r + 1);
    }
  }
  return out;
}

/** The value between pixels of a smaller map. */
export function lireEntre(map: Float32Array, taille: number, x: number, y: number): number {
  const px = Math.min(taille - 1.001, Math.max(0, x));
  const py = Math.min(taille - 1.001, Math.max(0, y));
  const [i, j] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - i, py - j];
  const at = (dx: number, dy: number) => map[(j + dy) * taille + i + dx] ?? 0;
  const bas = at(0, 0) * (1 - fx) + at(1, 0) * fx;
  const haut = at(0, 1) * (1 - fx) + at(1, 1) * fx;
  return bas * (1 - fy) + haut * fy;
}
