/** Moving and zooming over the drawing. */
import { FRANCE, type Vue } from './projection.ts';

/** The nearest one may look: about forty kilometres across. */
const LARGEUR_MIN = 60;

/** Around a point of the drawing, which stays where it is on the screen. */
export function zoomer(vue: Vue, facteur: number, autour = centreOf(vue)): Vue {
  const largeur = borner(vue.largeur * facteur, LARGEUR_MIN, FRANCE.largeur);
  const ratio = largeur / vue.largeur;
  return retenir({
    x: autour.x - (autour.x - vue.x) * ratio,
    y: autour.y - (autour.y - vue.y) * ratio,
    largeur,
    hauteur: vue.hauteur * ratio,
  });
}

export function deplacer(vue: Vue, dx: number, dy: number): Vue {
  return retenir({ ...vue, x: vue.x + dx, y: vue.y + dy });
}

export function centreOf({ x, y, largeur, hauteur }: Vue): {
  x: number;
  y: number;
} {
  return { x: x + largeur / 2, y: y + hauteur / 2 };
}

/** The country never leaves the frame: its middle is always somewhere within the whole view. */
function retenir(vue: Vue): Vue {
  const { largeur, hauteur } = vue;
  return {
    x: borner(vue.x, FRANCE.x - largeur / 2, FRANCE.x + FRANCE.largeur - largeur / 2),
    y: borner(vue.y, FRANCE.y - hauteur / 2, FRANCE.y + FRANCE.hauteur - hauteur / 2),
    largeur,
    hauteur,
  };
}

function borner(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
