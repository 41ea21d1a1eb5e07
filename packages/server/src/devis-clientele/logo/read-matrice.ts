/** The `transform` of a shape as one matrix; undefined where there is none, or it cannot be read. */
import { composer, IDENTITE, type Matrice } from './dessin-logo.ts';

const ETAPE = /(\w+)\s*\(([^)]{0,200})\)/g;
const LIMITE = 1e6;

export function readMatrice(texte: string | undefined): Matrice | undefined {
  if (!texte) return undefined;
  let matrice = IDENTITE;
  for (const [, nom = '', arguments_ = ''] of texte.slice(0, 2000).matchAll(ETAPE)) {
    const nombres = arguments_
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (nombres.some((un) => !Number.isFinite(un) || Math.abs(un) > LIMITE)) return undefined;
    const etape = matriceOf(nom, nombres);
    if (!etape) return undefined;
    matrice = composer(matrice, etape);
  }
  return matrice === IDENTITE ? undefined : matrice;
}

function matriceOf(nom: string, nombres: readonly number[]): Matrice | undefined {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = nombres;
  const rad = (a * Math.PI) / 180;
  switch (nom) {
    case 'matrix':
      return nombres.length === 6 ? [a, b, c, d, e, f] : undefined;
    case 'translate':
      return [1, 0, 0, 1, a, b];
    case 'scale':
      return [a, 0, 0, nombres.length > 1 ? b : a, 0, 0];
    case 'rotate': {
      const tour: Matrice = [Math.cos(rad), Math.sin(rad), -Math.sin(rad), Math.cos(rad), 0, 0];
      return composer(composer([1, 0, 0, 1, b, c], tour), [1, 0, 0, 1, -b, -c]);
    }
    case 'skewX':
      return [1, 0, Math.tan(rad), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(rad), 0, 1, 0, 0];
    default:
      return undefined;
  }
}
