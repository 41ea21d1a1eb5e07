/** Metals and their finishes. */
import type { MeshPhysicalMaterial } from 'three';
import type { Finition } from '../nuancier.ts';
import { lin, materiau, type Axe, type Relief } from './materiau.ts';

const GRAIN: Relief = { sorte: 'grain', echelle: 1.6, force: 0.03 };

export const zincBlanc = () =>
  materiau({ couleur: lin(0.74, 0.77, 0.81), metal: 1, rugosite: 0.27, relief: GRAIN });

export const zincJaune = () =>
  materiau({ couleur: lin(0.9, 0.68, 0.27), metal: 1, rugosite: 0.24, iris: 0.24, relief: GRAIN });

/** Dipped: matt, cloudy. */
export const galva = () =>
  materiau({
    couleur: lin(0.56, 0.58, 0.6),
    metal: 0.92,
    rugosite: 0.46,
    relief: { sorte: 'grain', echelle: 0.5, force: 0.09 },
  });

/** Black phosphate of dry-wall screws; burnished and blackened tools. */
export const phosphate = () =>
  materiau({
    couleur: lin(0.045, 0.045, 0.05),
    metal: 0.85,
    rugosite: 0.46,
    relief: { sorte: 'grain', echelle: 2, force: 0.05 },
  });

export const acierBruni = () =>
  materiau({ couleur: lin(0.2, 0.2, 0.21), metal: 1, rugosite: 0.36, relief: GRAIN });

/** The same on parts of a few millimetres, where a grain would look hammered. */
export const acierNoirci = () =>
  materiau({ couleur: lin(0.2, 0.2, 0.21), metal: 1, rugosite: 0.34 });

export const acierBrut = () =>
  materiau({
    couleur: lin(0.5, 0.5, 0.51),
    metal: 1,
    rugosite: 0.34,
    relief: { sorte: 'grain', echelle: 1, force: 0.04 },
  });

/** Forged or cast, grey. */
export const fonte = () =>
  materiau({
    couleur: lin(0.16, 0.165, 0.175),
    metal: 0.8,
    rugosite: 0.55,
    relief: { sorte: 'grain', echelle: 1.2, force: 0.12 },
  });

export const inox = () => materiau({ couleur: lin(0.72, 0.705, 0.68), metal: 1, rugosite: 0.16 });

export const inoxBrosse = (axe: Axe = 'x') =>
  materiau({
    couleur: lin(0.64, 0.63, 0.61),
    metal: 1,
    rugosite: 0.3,
    relief: { sorte: 'brosse', echelle: 9, force: 0.06, axe },
  });

export const nickel = () =>
  materiau({
    couleur: lin(0.7, 0.68, 0.64),
    metal: 1,
    rugosite: 0.22,
    relief: { sorte: 'grain', echelle: 0.8, force: 0.012 },
  });

export const chrome = () => materiau({ couleur: lin(0.78, 0.79, 0.8), metal: 1, rugosite: 0.07 });

export const chromeMat = () =>
  materiau({ couleur: lin(0.66, 0.67, 0.68), metal: 1, rugosite: 0.33, relief: GRAIN });

export const laiton = () => materiau({ couleur: lin(0.83, 0.6, 0.25), metal: 1, rugosite: 0.17 });

export const bronze = () => materiau({ couleur: lin(0.26, 0.17, 0.09), metal: 1, rugosite: 0.38 });

export const cuivre = () => materiau({ couleur: lin(0.86, 0.43, 0.27), metal: 1, rugosite: 0.2 });

export const aluBrosse = (axe: Axe = 'x') =>
  materiau({
    couleur: lin(0.74, 0.745, 0.75),
    metal: 1,
    rugosite: 0.34,
    relief: { sorte: 'brosse', echelle: 7, force: 0.05, axe },
  });

export const anodise = () =>
  materiau({ couleur: lin(0.66, 0.665, 0.675), metal: 1, rugosite: 0.38, relief: GRAIN });

export const aluNoir = () =>
  materiau({
    couleur: lin(0.034, 0.034, 0.037),
    metal: 0.6,
    rugosite: 0.42,
    relief: { sorte: 'grain', echelle: 4, force: 0.02 },
  });

export const hss = () => materiau({ couleur: lin(0.62, 0.63, 0.64), metal: 1, rugosite: 0.19 });
export const titane = () => materiau({ couleur: lin(0.86, 0.6, 0.2), metal: 1, rugosite: 0.24 });
export const cobalt = () => materiau({ couleur: lin(0.52, 0.42, 0.28), metal: 1, rugosite: 0.26 });
export const carbure = () => materiau({ couleur: lin(0.33, 0.33, 0.35), metal: 1, rugosite: 0.42 });
export const plomb = () => materiau({ couleur: lin(0.3, 0.31, 0.33), metal: 1, rugosite: 0.5 });

/** Baked paint, even and slightly soft. */
export const laque = (couleur: string, rugosite = 0.34) =>
  materiau({ couleur, rugosite, vernis: 0.25, rugositeVernis: 0.25 });

/** Powder coat: an orange skin. */
export const epoxy = (couleur: string) =>
  materiau({ couleur, rugosite: 0.42, relief: { sorte: 'grain', echelle: 1.1, force: 0.05 } });

/** Silver lacquer of closers and door furniture: flakes under a clear coat. */
export const argent = () =>
  materiau({ couleur: lin(0.5, 0.51, 0.52), metal: 0.75, rugosite: 0.42, relief: GRAIN });

export const laitonBrosse = (axe: Axe = 'x') =>
  materiau({
    couleur: lin(0.72, 0.52, 0.26),
    metal: 1,
    rugosite: 0.32,
    relief: { sorte: 'brosse', echelle: 8, force: 0.05, axe },
  });

export const nickelBrosse = (axe: Axe = 'x') =>
  materiau({
    couleur: lin(0.6, 0.58, 0.54),
    metal: 1,
    rugosite: 0.31,
    relief: { sorte: 'brosse', echelle: 8, force: 0.05, axe },
  });

const PAR_FINITION: Record<Finition, (axe: Axe) => MeshPhysicalMaterial> = {
  brut: acierBrut,
  'zinc-blanc': zincBlanc,
  'zinc-jaune': zincJaune,
  galva,
  phosphate,
  inox,
  'inox-brosse': inoxBrosse,
  nickel,
  chrome,
  'chrome-mat': chromeMat,
  laiton,
  bronze,
  cuivre,
  alu: aluBrosse,
  anodise,
  'alu-noir': aluNoir,
  'laque-blanc': () => laque('#eceae5'),
  'laque-noir': () => laque('#1d1e20'),
  'laque-anthracite': () => laque('#3b4046'),
  'laque-argent': argent,
  'laque-brun': () => laque('#46342a'),
  'laque-vert': () => laque('#1f4a36'),
  'laiton-brosse': laitonBrosse,
  'nickel-brosse': nickelBrosse,
};

/** The metal of a visible finish; `axe` is along the brushing. */
export function metal(finition: Finition, axe: Axe = 'x'): MeshPhysicalMaterial {
  return PAR_FINITION[finition](axe);
}
