/** Printed things: labels, decals, dials. Drawn on a canvas with the bundled font only. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';

export const POLICE = 'Archivo';

export type Toile = CanvasRenderingContext2D;

export interface Dessin {
  /** Null where nothing can be drawn: models are built without a browser too. */
  texture: Texture | null;
  /** What was drawn, for those who compare two of them. */
  trace: string;
}

/**
 * Draws `width` × `height` pixels. Big things only, and nothing in a language: a brand, a number,
 * a swatch, a size.
 */
export function dessiner(width: number, height: number, draw: (toile: Toile) => void): Dessin {
  const trace: string[] = [];
  draw(recorder(trace));
  if (typeof document === 'undefined') return { texture: null, trace: trace.join(';') };
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const toile = canvas.getContext('2d');
  if (!toile) throw new Error('no canvas to draw a label on');
  draw(toile);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return { texture, trace: trace.join(';') };
}

/** Stands in for a canvas and writes down what it is told. */
function recorder(trace: string[]): Toile {
  const measured = { width: 100, actualBoundingBoxAscent: 10, actualBoundingBoxDescent: 2 };
  const target: object = {};
  return new Proxy(target, {
    get: (_, name) => {
      if (name === 'measureText') return () => measured;
      return (...args: unknown[]) => {
        trace.push(`${String(name)}(${args.map(String).join()})`);
        return recorder(trace);
      };
    },
    set: (_, name, value) => {
      trace.push(`${String(name)}=${String(value)}`);
      return true;
    },
  }) as Toile;
}

export interface Mot {
  texte: string;
  x: number;
  y: number;
  /** Height of the letters, pixels. */
  taille: number;
  couleur: string;
  graisse?: number;
  /** Widest it may be; it is set smaller to fit. */
  largeur?: number;
  align?: CanvasTextAlign;
}

/** A word, centred on its height at (x, y). */
export function ecrire(
  toile: Toile,
  { texte, x, y, taille, couleur, graisse = 800, largeur, align = 'center' }: Mot,
): void {
  const font = (size: number) => `${graisse} ${size}px ${POLICE}`;
  toile.font = font(taille);
  const needed = toile.measureText(texte).width;
  if (largeur !== undefined && needed > largeur) toile.font = font((taille * largeur) / needed);
  toile.fillStyle = couleur;
  toile.textAlign = align;
  toile.textBaseline = 'middle';
  toile.fillText(texte, x, y);
}

export function remplir(toile: Toile, couleur: string, x: number, y: number, w: number, h: number) {
  toile.fillStyle = couleur;
  toile.fillRect(x, y, w, h);
}

/** A filled polygon: chevrons, bands, arrows. */
export function tracer(
  toile: Toile,
  couleur: string,
  points: readonly (readonly [number, number])[],
) {
  toile.fillStyle = couleur;
  toile.beginPath();
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) toile.moveTo(x, y);
    else toile.lineTo(x, y);
  }
  toile.closePath();
  toile.fill();
}
