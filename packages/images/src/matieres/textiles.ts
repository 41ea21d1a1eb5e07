/** Cloth, leather, rope: the weave is in object space, seen along `axe`, the thickness. */
import { materiau, type Axe, type Regions, type Relief } from './materiau.ts';

export type Armure = 'toile' | 'serge' | 'tricot' | 'maille-fine' | 'polaire' | 'lisse';

const ARMURES: Record<Armure, Omit<Relief, 'axe'>> = {
  toile: { sorte: 'toile', echelle: 0.9, force: 0.22 },
  serge: { sorte: 'serge', echelle: 0.8, force: 0.2 },
  tricot: { sorte: 'tricot', echelle: 0.55, force: 0.5 },
  'maille-fine': { sorte: 'tricot', echelle: 1.3, force: 0.3 },
  polaire: { sorte: 'grain', echelle: 0.5, force: 0.5 },
  lisse: { sorte: 'grain', echelle: 1.2, force: 0.08 },
};

export function textile(
  couleur: string,
  armure: Armure = 'toile',
  axe: Axe = 'z',
  regions?: Regions,
) {
  return materiau({
    couleur,
    rugosite: armure === 'lisse' ? 0.7 : 0.92,
    eclat: 0.4,
    duvet: armure === 'lisse' ? 0.1 : 0.45,
    relief: { ...ARMURES[armure], axe },
    ...(regions && { regions }),
  });
}

export function cuir(couleur: string, regions?: Regions) {
  return materiau({
    couleur,
    rugosite: 0.55,
    eclat: 0.6,
    relief: { sorte: 'cuir', echelle: 0.5, force: 0.35 },
    ...(regions && { regions }),
  });
}

/** Suede: leather's flesh side. */
export const croute = (couleur: string) =>
  materiau({
    couleur,
    rugosite: 0.95,
    eclat: 0.2,
    duvet: 0.5,
    relief: { sorte: 'grain', echelle: 1.2, force: 0.25 },
  });

/** Tape that sends light back. */
export const retroreflechissant = () =>
  materiau({
    couleur: '#b9bdc1',
    rugosite: 0.42,
    relief: { sorte: 'toile', echelle: 1.2, force: 0.08 },
  });
