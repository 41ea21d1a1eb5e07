import type { Conditionnement, Valeur } from '../../modele.ts';

interface Emballage {
  conditionnement: Conditionnement;
  millilitres: number;
  /** Price against that of as much sealant in single cartridges. */
  coefficient: number;
}

const CARTOUCHE: Conditionnement = { unite: 'cartouche', contenu: 1 };
const CARTON: Conditionnement = { unite: 'boite', contenu: 12 };

const EMBALLAGES: Readonly<Record<string, Emballage>> = {
  'cartouche-290': { conditionnement: CARTOUCHE, millilitres: 290, coefficient: 1 },
  'lot-290': { conditionnement: CARTON, millilitres: 12 * 290, coefficient: 0.92 },
  'cartouche-300': { conditionnement: CARTOUCHE, millilitres: 300, coefficient: 1 },
  'lot-300': { conditionnement: CARTON, millilitres: 12 * 300, coefficient: 0.92 },
  'poche-600': {
    conditionnement: { unite: 'piece', contenu: 1 },
    millilitres: 600,
    coefficient: 0.85,
  },
  'lot-600': {
    conditionnement: { unite: 'boite', contenu: 20 },
    millilitres: 20 * 600,
    coefficient: 0.78,
  },
};

export function emballage(code: Valeur | undefined): Emballage {
  const found = EMBALLAGES[String(code)];
  if (!found) throw new Error(`no pack ${String(code)}`);
  return found;
}

/** Cents of a pack from the price of one cartridge of 300 ml. */
export function prixMastic(code: Valeur | undefined, cartouche: number): number {
  const { millilitres, coefficient } = emballage(code);
  return Math.round((cartouche * millilitres * coefficient) / 300);
}

/** Grams of a pack: sealant of the given density and its envelope. */
export function poidsMastic(code: Valeur | undefined, densite: number): number {
  return Math.round(emballage(code).millilitres * (densite + 0.12));
}
