/** Wood and its imitations, solid: faces and ends of a board agree. */
import { Color, Vector3, Vector4 } from 'three';
import { materiau, type Axe } from './materiau.ts';

interface Essence {
  clair: string;
  fonce: string;
  pore: string;
  /** Millimetres between rings, strength of pores. */
  cerne: number;
  pores: number;
}

export const ESSENCES = {
  chene: { clair: '#d6b488', fonce: '#a87e52', pore: '#6b4a2b', cerne: 4.5, pores: 0.75 },
  'chene-fume': { clair: '#8a6a48', fonce: '#5c4229', pore: '#33231a', cerne: 4.5, pores: 0.7 },
  'chene-clair': { clair: '#e2cba6', fonce: '#c6a67c', pore: '#94734c', cerne: 4.5, pores: 0.55 },
  hetre: { clair: '#dcb189', fonce: '#c3906a', pore: '#9a6a47', cerne: 6, pores: 0.35 },
  noyer: { clair: '#8b6243', fonce: '#553722', pore: '#2f1d12', cerne: 5.5, pores: 0.6 },
  pin: { clair: '#e6c892', fonce: '#c68f4e', pore: '#b07a3e', cerne: 5, pores: 0.12 },
  sapin: { clair: '#ead6ae', fonce: '#cfa56b', pore: '#b98c55', cerne: 4, pores: 0.1 },
  frene: { clair: '#e3d2b3', fonce: '#bfa27a', pore: '#8d7250', cerne: 5, pores: 0.6 },
  bouleau: { clair: '#e5d0a8', fonce: '#d3b884', pore: '#b99b68', cerne: 7, pores: 0.2 },
  exotique: { clair: '#a5653f', fonce: '#733f24', pore: '#4a2716', cerne: 6, pores: 0.55 },
  orme: { clair: '#a39482', fonce: '#7b6c5b', pore: '#4f4438', cerne: 6, pores: 0.5 },
  peuplier: { clair: '#e9dfc6', fonce: '#d9c9a6', pore: '#c2ad84', cerne: 8, pores: 0.12 },
  okoume: { clair: '#bea28c', fonce: '#a2836b', pore: '#85583c', cerne: 9, pores: 0.35 },
  douglas: { clair: '#d9a577', fonce: '#b06b40', pore: '#8b5230', cerne: 4, pores: 0.12 },
} as const satisfies Record<string, Essence>;
export type NomEssence = keyof typeof ESSENCES;
export const NOMS_ESSENCE = Object.keys(ESSENCES) as [NomEssence, ...NomEssence[]];

export interface OptionsBois {
  /** Along the grain, and across the face; x and z for a board that lies along x. */
  fil?: Axe;
  travers?: Axe;
  /** Width and length of staves, millimetres; none unless told. */
  lames?: readonly [largeur: number, longueur?: number];
  rugosite?: number;
  vernis?: number;
}

const RANG = { x: 0, y: 1, z: 2 } as const;

export function bois(
  essence: NomEssence,
  { fil = 'x', travers = 'z', lames = [0, 0], rugosite = 0.62, vernis = 0 }: OptionsBois = {},
) {
  const { clair, fonce, pore, cerne, pores } = ESSENCES[essence];
  const reste = 3 - RANG[fil] - RANG[travers];
  return materiau({
    couleur: clair,
    rugosite,
    vernis,
    eclat: 0.5,
    fond: {
      define: 'BOIS',
      uniforms: {
        uClair: { value: new Color(clair) },
        uFonce: { value: new Color(fonce) },
        uPore: { value: new Color(pore) },
        uVeine: { value: new Vector4(lames[0], lames[1] ?? 0, cerne, pores) },
        uAxes: { value: new Vector3(RANG[fil], RANG[travers], reste) },
      },
    },
  });
}

/** Decor paper: a wood without its pores' depth, or a plain colour with a fine grain. */
export function melamine(decor: NomEssence | `#${string}`, options: OptionsBois = {}) {
  if (decor in ESSENCES) {
    return bois(decor as NomEssence, { rugosite: 0.46, ...options });
  }
  return materiau({
    couleur: decor,
    rugosite: options.rugosite ?? 0.44,
    relief: { sorte: 'grain', echelle: 2.4, force: 0.03 },
  });
}
