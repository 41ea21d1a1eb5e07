/** Views and dimensions laid out on the sheet, as large as it takes them. */
import type { Mesures } from './mesures.ts';
import { placerCotes, type Placees } from './placer-cotes.ts';
import { cadreOf, vide, type Cadre } from './cadre.ts';
import { type Point } from './traits.ts';
import type { Dessin, Vue } from './vue.ts';

/** As the pictures of a sheet are framed. */
export const FEUILLE: Point = [960, 800];
const MARGE = 28;
const ENTRE_VUES = 60;

export interface VuePlacee {
  vue: Vue;
  placees: Placees;
  /** Where its origin stands on the sheet. */
  origine: Point;
}

export interface Composition {
  /** Pixels of a millimetre. */
  echelle: number;
  vues: VuePlacee[];
}

const LARGEUR = FEUILLE[0] - 2 * MARGE;
const HAUTEUR = FEUILLE[1] - 2 * MARGE;

export function composer(dessin: Dessin, mesures: Mesures): Composition {
  const formes = dessin.vues.map(({ traits }) => cadreOf(traits));
  const disposerA = (echelle: number) => disposer(dessin, formes, mesures, echelle);
  // Words keep their size, so that the largest scale that fits is looked for.
  let petite = 0;
  let grande = Math.max(...FEUILLE) / tailleOf(formes);
  for (let i = 0; i < 18; i++) {
    const essai = (petite + grande) / 2;
    if (tient(disposerA(essai).cadre)) petite = essai;
    else grande = essai;
  }
  const { vues, cadre } = disposerA(petite);
  const dx = (FEUILLE[0] - cadre.x0 - cadre.x1) / 2;
  const dy = (FEUILLE[1] - cadre.y0 - cadre.y1) / 2;
  return {
    echelle: petite,
    vues: vues.map(({ origine: [x, y], ...vue }) => ({ ...vue, origine: [x + dx, y + dy] })),
  };
}

function tient({ x0, x1, y0, y1 }: Cadre): boolean {
  return x1 - x0 <= LARGEUR && y1 - y0 <= HAUTEUR;
}

/** The longest side of what is drawn: a scale that makes it longer than the sheet cannot fit. */
function tailleOf(formes: readonly Cadre[]): number {
  return Math.max(...formes.map(({ x0, x1, y0, y1 }) => Math.max(x1 - x0, y1 - y0)));
}

function disposer(
  { vues, sens = 'rangee' }: Dessin,
  formes: readonly Cadre[],
  mesures: Mesures,
  echelle: number,
) {
  const tout = vide();
  let curseur = 0;
  const disposees = vues.map((vue, i): VuePlacee => {
    const forme = agrandir(formes[i] ?? vide(), echelle);
    const placees = placerCotes(vue.cotes, forme, mesures, echelle);
    const { x0, y0, x1, y1 } = placees.cadre;
    const origine: Point = sens === 'rangee' ? [curseur - x0, 0] : [0, curseur - y0];
    curseur += (sens === 'rangee' ? x1 - x0 : y1 - y0) + ENTRE_VUES;
    tout.x0 = Math.min(tout.x0, x0 + origine[0]);
    tout.x1 = Math.max(tout.x1, x1 + origine[0]);
    tout.y0 = Math.min(tout.y0, y0 + origine[1]);
    tout.y1 = Math.max(tout.y1, y1 + origine[1]);
    return { vue, placees, origine };
  });
  return { vues: disposees, cadre: tout };
}

function agrandir({ x0, y0, x1, y1 }: Cadre, e: number): Cadre {
  return { x0: x0 * e, y0: y0 * e, x1: x1 * e, y1: y1 * e };
}
