/** Decors of boards, worktops and edging: plain colours, woods, stones. */
import type { MeshPhysicalMaterial } from 'three';
import { melamine, type NomEssence, type OptionsBois } from '../matieres/bois.ts';
import { FONDS, NOMS_PIERRE, pierre, type NomPierre } from './pierres.ts';

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
  // The ground of the stone, for edges and curved parts where nothing can be printed.
  return melamine(FONDS[nom as NomPierre] as `#${string}`, options);
}

/** Skin of a flat face, texture coordinates from 0 to 1; undefined where the decor needs none. */
export function faceImprimee(nom: string): MeshPhysicalMaterial | undefined {
  const found = NOMS_PIERRE.find((connu) => connu === nom);
  return found && pierre(found);
}
