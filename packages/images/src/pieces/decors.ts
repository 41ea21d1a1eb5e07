/** Decors of boards, worktops and edging: plain colours, woods, stones. */
import type { MeshPhysicalMaterial } from 'three';
import { melamine, type NomEssence, type OptionsBois } from '../matieres/bois.ts';
import { grains } from '../matieres/plastiques.ts';

export const NOMS_DECOR = [
  'blanc',
  'gris-clair',
  'anthracite',
  'noir',
  'cachemire',
  'bleu-nuit',
  'sauge',
  'terre-cuite',
  'chene-naturel',
  'chene-clair',
  'chene-fume',
  'noyer',
  'frene',
  'orme',
  'marbre-blanc',
  'beton',
  'ardoise',
] as const;
export type NomDecor = (typeof NOMS_DECOR)[number];

const UNIS: Partial<Record<NomDecor, `#${string}`>> = {
  blanc: '#eceae6',
  'gris-clair': '#c3c5c4',
  anthracite: '#3d4247',
  noir: '#26282b',
  cachemire: '#c9bda9',
  'bleu-nuit': '#26344d',
  sauge: '#93a18b',
  'terre-cuite': '#ad6a4c',
};

const BOIS: Partial<Record<NomDecor, NomEssence>> = {
  'chene-naturel': 'chene',
  'chene-clair': 'chene-clair',
  'chene-fume': 'chene-fume',
  noyer: 'noyer',
  frene: 'frene',
  orme: 'orme',
};

export function decor(nom: NomDecor, options: OptionsBois = {}): MeshPhysicalMaterial {
  const essence = BOIS[nom];
  if (essence) return melamine(essence, options);
  const uni = UNIS[nom];
  if (uni) return melamine(uni, options);
  return PIERRES[nom as keyof typeof PIERRES]();
}

/** Printed stones: clouds and veins much longer than wide. */
const PIERRES = {
  'marbre-blanc': () => grains('#e7e5e1', '#f3f1ee', '#b3b3b4', [0.012, 0.05, 0.06], 0.3, 0.01),
  beton: () => grains('#9b9c99', '#8c8d8b', '#abaca8', [0.05, 0.2, 0.06], 0.55, 0.03),
  ardoise: () => grains('#3a3d40', '#2e3134', '#4b4f52', [0.03, 0.2, 0.07], 0.5, 0.05),
} as const;
