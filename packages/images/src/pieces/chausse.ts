/** What feet wear, one form for shoes and boots: x towards the toe, y up, the sole at y = 0. */
import { smoothMax, smoothMin, smoothstep, type Champ } from '../sdf/champ.ts';

/** Half the width of a foot along its length, from heel (−120) to toe (165). */
export function demiLarge(x: number): number {
  const talon = 34 + 6 * smoothstep(-120, -60, x);
  const avant = 13 * smoothstep(-30, 90, x);
  const bout = 1 - (Math.max(0, x - 96) / 76) ** 3;
  const arriere = Math.sqrt(Math.max(0.02, 1 - Math.max(0, (-x - 88) / 36) ** 2));
  return (talon + avant) * Math.sqrt(Math.max(0.03, bout)) * arriere;
}

/** The middle of a foot swings inwards at the toes. */
export const axe = (x: number) => 7 * smoothstep(20, 160, x);

/** Height of the instep at a place, for a shoe; the shaft is added by those who have one. */
export function dessus(x: number): number {
  return 56 + 42 * smoothstep(95, -14, x) - 10 * smoothstep(125, 172, x);
}

/** The upper, closed above; `tige` is how high it goes round the ankle. */
export function empeigne(tige: number, large = 1): Champ {
  return (x, y, z) => {
    const w = demiLarge(x) * large * (1 - 0.26 * smoothstep(30, 95, y));
    const cote = Math.abs(z - axe(x)) - w;
    const haut = y - dessus(x);
    const pied = smoothMax(
      smoothMax(smoothMax(cote, haut, 34), 10 - y, 6),
      Math.max(x - 168, -122 - x),
      8,
    );
    const avantTige = x - (12 - 0.1 * (y - 90));
    const arriereTige = -x - 112 + 0.06 * (y - 70);
    const rayon = 46 * large * (1 + 0.05 * smoothstep(100, 180, y));
    const jambe = smoothMax(
      Math.hypot((x + 52) / 1.3, z) - rayon,
      smoothMax(smoothMax(avantTige, arriereTige, 20), y - tige, 3),
      6,
    );
    const col = smoothMax(jambe, 30 - y, 10);
    return smoothMin(pied, col, 26) * 0.8;
  };
}

/** Sole with its heel and cleats; `haut` is where the upper begins. */
export function semelle(haut: number, crampons = true): Champ {
  return (x, y, z) => {
    const w = demiLarge(x) + 4;
    const bord = Math.abs(z - axe(x)) - w;
    const cambre = 8 * Math.exp(-(((x + 28) / 26) ** 2));
    const releve = 14 * smoothstep(95, 175, x) ** 1.5;
    const dessous = cambre + releve - y;
    const relief = crampons && Math.sin(x * 0.31) > 0.35 ? 0 : 4.5;
    const corps = smoothMax(bord, smoothMax(dessous + relief, y - haut - releve * 0.6, 3), 4);
    return smoothMax(corps, Math.max(x - 172, -126 - x), 6) * 0.8;
  };
}
