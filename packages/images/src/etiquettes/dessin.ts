/** Printed things: labels, decals, dials. Drawn on a canvas with the bundled font only. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';

export const POLICE = 'Archivo';

/**
 * What is used of a canvas. Told here and not by the browser's types: the server reads the types of
 * models, and knows no browser.
 */
export interface Toile {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'miter' | 'round';
  font: string;
  textAlign: 'center' | 'left' | 'right' | 'start' | 'end';
  textBaseline: 'middle' | 'alphabetic' | 'top' | 'bottom' | 'hanging' | 'ideographic';
  globalAlpha: number;
  globalCompositeOperation: string;
  clearRect(x: number, y: number, w: number, h: number): void;
  fillRect(x: number, y: number, w: number, h: number): void;
  strokeRect(x: number, y: number, w: number, h: number): void;
  roundRect(x: number, y: number, w: number, h: number, r?: number | number[]): void;
  rect(x: number, y: number, w: number, h: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  arc(x: number, y: number, r: number, from: number, to: number, back?: boolean): void;
  ellipse(
    x: number,
    y: number,
    rx: number,
    ry: number,
    turn: number,
    from: number,
    to: number,
  ): void;
  fill(rule?: 'evenodd' | 'nonzero'): void;
  stroke(): void;
  clip(): void;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  scale(x: number, y: number): void;
  setLineDash(dashes: number[]): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Degrade;
  createRadialGradient(
    x0: number,
    y0: number,
    r0: number,
    x1: number,
    y1: number,
    r1: number,
  ): Degrade;
  fillText(texte: string, x: number, y: number, largeur?: number): void;
  strokeText(texte: string, x: number, y: number, largeur?: number): void;
  measureText(texte: string): { width: number };
}

interface Degrade {
  addColorStop(place: number, couleur: string): void;
}

/** The browser's, where there is one. */
const { document } = globalThis as unknown as {
  document?: {
    createElement(nom: 'canvas'): {
      width: number;
      height: number;
      getContext(kind: '2d'): Toile | null;
    };
  };
};

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
  if (document === undefined) return { texture: null, trace: trace.join(';') };
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const toile = canvas.getContext('2d');
  if (!toile) throw new Error('no canvas to draw a label on');
  draw(toile);
  const texture = new CanvasTexture(canvas as ConstructorParameters<typeof CanvasTexture>[0]);
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
  align?: Toile['textAlign'];
}

/** A word, centred on its height at (x, y). */
export function write(
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
