/** The drawings that stand in for pictures, drawn on a sheet: the few shapes and turns they are made of. */
import type { Pdf } from '../feuille.ts';
import { dessinDuGenre, writeSvg } from '../../images/images.public.ts';

/** Side of the square a drawing stands in. */
const COTE = 320;
/** The shades drawings are filled with, each by the colour of its middle. */
const TEINTES: Readonly<Record<string, string>> = {
  'url(#m)': '#d7dbe1',
  'url(#d)': '#636d79',
  'url(#b)': '#dbc5a1',
  'url(#p)': '#7c98bd',
  'url(#c)': '#efede9',
};

type Attributs = Readonly<Record<string, string>>;

const ELEMENT = /<(\/?)(g|path|circle|ellipse|rect)\b([^>]*?)(\/?)>/g;
const ATTRIBUT = /([\w-]+)="([^"]*)"/g;

export function dessiner(
  pdf: Pdf,
  genre: string,
  { x, y, cote }: { x: number; y: number; cote: number },
): void {
  const [, dessin = ''] = writeSvg(dessinDuGenre(genre)).split('</defs>');
  const styles: Attributs[] = [{ fill: 'none' }];
  pdf
    .save()
    .translate(x, y)
    .scale(cote / COTE);
  for (const [, fin, nom = '', ecrits = '', seul] of dessin.matchAll(ELEMENT)) {
    if (fin) {
      styles.pop();
      pdf.restore();
      continue;
    }
    const propres = Object.fromEntries(
      Array.from(ecrits.matchAll(ATTRIBUT), ([, cle = '', valeur = '']) => [cle, valeur]),
    );
    const style = { ...styles.at(-1), ...propres };
    if (nom === 'g') {
      styles.push(style);
      pdf.save();
      tourner(pdf, propres.transform);
      if (seul) styles.pop();
      continue;
    }
    // The shadow on the ground is a shade that ends in nothing.
    if (style.fill === 'url(#o)') continue;
    pdf.save();
    tourner(pdf, propres.transform);
    tracer(pdf, nom, propres);
    peindre(pdf, style);
    pdf.restore();
  }
  pdf.restore();
}

function tourner(pdf: Pdf, transform: string | undefined): void {
  for (const [, nom, nombres = ''] of (transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0] = nombres.split(/[\s,]+/).map(Number);
    if (nom === 'rotate') pdf.rotate(a, { origin: [b, c] });
    else if (nom === 'translate') pdf.translate(a, b);
  }
}

function tracer(pdf: Pdf, nom: string, attributs: Attributs): void {
  const read = (cle: string) => Number(attributs[cle] ?? 0);
  if (nom === 'path') pdf.path(attributs.d ?? '');
  else if (nom === 'circle') pdf.circle(read('cx'), read('cy'), read('r'));
  else if (nom === 'ellipse') pdf.ellipse(read('cx'), read('cy'), read('rx'), read('ry'));
  else pdf.roundedRect(read('x'), read('y'), read('width'), read('height'), read('rx'));
}

function peindre(pdf: Pdf, style: Attributs): void {
  const fill = couleurOf(style.fill);
  const stroke = couleurOf(style.stroke);
  pdf
    .lineWidth(Number(style['stroke-width'] ?? 1))
    .lineJoin('round')
    .lineCap('round');
  if (fill && stroke) pdf.fillAndStroke(fill, stroke);
  else if (fill) pdf.fill(fill);
  else if (stroke) pdf.stroke(stroke);
}

function couleurOf(ecrite: string | undefined): string | undefined {
  return ecrite === undefined || ecrite === 'none' ? undefined : (TEINTES[ecrite] ?? ecrite);
}
