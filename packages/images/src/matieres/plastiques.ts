/** Moulded, soft, clear and mineral matter. */
import { Color, Vector3 } from 'three';
import { materiau, type Regions, type Relief } from './materiau.ts';

/** Plastic of tools and housings: a fine sparked grain. */
export const plastique = (couleur: string, rugosite = 0.42) =>
  materiau({ couleur, rugosite, relief: { sorte: 'grain', echelle: 1.8, force: 0.035 } });

export const plastiqueBrillant = (couleur: string) =>
  materiau({ couleur, rugosite: 0.24, vernis: 0.5 });

/** Helmets, enamel, glazed ware. */
export const ceramique = (couleur = '#f2f1ee') =>
  materiau({ couleur, rugosite: 0.12, vernis: 0.8, rugositeVernis: 0.05 });

/** Never pure black: its shapes would be lost. */
export const caoutchouc = (couleur = '#26282c') =>
  materiau({
    couleur,
    rugosite: 0.66,
    eclat: 0.6,
    relief: { sorte: 'grain', echelle: 3, force: 0.05 },
  });

export const mousse = (couleur: string) =>
  materiau({
    couleur,
    rugosite: 0.95,
    eclat: 0.3,
    duvet: 0.3,
    relief: { sorte: 'grain', echelle: 1.4, force: 0.4 },
  });

/** Clear: seen through, with its highlights. */
export const verre = (couleur = '#eef3f3', opacite = 0.22) =>
  materiau({ couleur, rugosite: 0.05, opacite, verre: true, eclat: 1 });

/** Two or three colours moulded in one piece: `regions()` of the geometry says where. */
export const bimatiere = (couleur: string, regions: Regions, relief?: Relief, rugosite = 0.38) =>
  materiau({
    couleur,
    rugosite,
    regions,
    relief: relief ?? { sorte: 'grain', echelle: 1.6, force: 0.03 },
  });

export const carton = (couleur = '#b8925f') =>
  materiau({
    couleur,
    rugosite: 0.9,
    eclat: 0.3,
    relief: { sorte: 'brosse', echelle: 1.2, force: 0.05, axe: 'x' },
  });

export const papier = (couleur = '#efece4') => materiau({ couleur, rugosite: 0.85, eclat: 0.3 });

/** Spots of two more colours in a ground; `taille` is spots per millimetre by axis. */
export function grains(
  couleur: string,
  a: string,
  b: string,
  taille: readonly [number, number, number],
  rugosite: number,
  force: number,
) {
  return materiau({
    couleur,
    rugosite,
    eclat: 0.4,
    relief: { sorte: 'grain', echelle: taille[0], force },
    fond: {
      define: 'GRAINS',
      uniforms: {
        uGrainA: { value: new Color(a) },
        uGrainB: { value: new Color(b) },
        uGrainTaille: { value: new Vector3(...taille) },
      },
    },
  });
}

export const beton = () => grains('#9c9a94', '#8a8882', '#b0aea8', [0.6, 0.6, 0.6], 0.9, 0.25);

/** Grit on paper or disc: fine is 2 per millimetre, coarse 0.6. */
export const abrasif = (couleur: string, finesse = 1.5) => {
  const fond = new Color(couleur);
  const clair = `#${fond.clone().lerp(new Color('#ffffff'), 0.13).getHexString()}`;
  const fonce = `#${fond.clone().multiplyScalar(0.66).getHexString()}`;
  return grains(couleur, clair, fonce, [finesse, finesse, finesse], 0.85, 0.45);
};

/** Chipboard, as its edges show it. */
export const agglomere = () => grains('#c8a877', '#dcc397', '#a07d4e', [0.45, 0.9, 0.45], 0.9, 0.2);

export const mdf = () => grains('#b8946a', '#c4a177', '#a98659', [2.5, 2.5, 2.5], 0.85, 0.08);

/** Strands as long as a finger, lying flat: `fil` is the thickness axis of the board. */
export const osb = (axe: 'x' | 'y' | 'z' = 'y') =>
  grains(
    '#cda873',
    '#e0c392',
    '#9c7442',
    [axe === 'x' ? 1.2 : 0.05, axe === 'y' ? 1.2 : 0.13, axe === 'z' ? 1.2 : 0.05],
    0.85,
    0.3,
  );
