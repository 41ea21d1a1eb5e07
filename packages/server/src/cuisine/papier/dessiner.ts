/** Draws a drawing of the contract into a box of the sheet, as large as it fits. */
import type { Dessin, Style, Trace } from '@comptoir/contract/cuisine/dessin.ts';
import type { Pdf } from '../../documents/documents.public.ts';

export interface Cadre {
  x: number;
  y: number;
  largeur: number;
  hauteur: number;
}

interface Encre {
  fond?: string;
  trait?: string;
  /** Points on the sheet. */
  epaisseur?: number;
  tirets?: true;
}

const ENCRES: Readonly<Record<Style, Encre>> = {
  sol: { fond: '#ffffff', trait: '#131a24', epaisseur: 0.6 },
  mur: { fond: '#131a24' },
  vide: { fond: '#ffffff', trait: '#131a24', epaisseur: 0.5 },
  meuble: { fond: '#f5f3ef', trait: '#131a24', epaisseur: 0.6 },
  colonne: { fond: '#ece8e1', trait: '#131a24', epaisseur: 0.8 },
  appareil: { fond: '#e9f0fa', trait: '#131a24', epaisseur: 0.6 },
  haut: { trait: '#174a8c', epaisseur: 0.6, tirets: true },
  facade: { fond: '#ffffff', trait: '#4b4e54', epaisseur: 0.5 },
  plan: { fond: '#ddd7cd', trait: '#131a24', epaisseur: 0.5 },
  trait: { trait: '#131a24', epaisseur: 0.6 },
  fin: { trait: '#857e73', epaisseur: 0.4 },
  cote: { trait: '#4b4e54', epaisseur: 0.4 },
  poignee: { fond: '#131a24' },
  niche: { fond: '#ece8e1', trait: '#857e73', epaisseur: 0.4 },
};

/** Height it took. */
export function dessiner(pdf: Pdf, dessin: Dessin, cadre: Cadre): number {
  const echelle = Math.min(cadre.largeur / dessin.largeur, cadre.hauteur / dessin.hauteur);
  const gauche = cadre.x + (cadre.largeur - dessin.largeur * echelle) / 2;
  const point = (x: number, y: number): [number, number] => [
    gauche + (x - dessin.x) * echelle,
    cadre.y + (y - dessin.y) * echelle,
  ];
  for (const trace of dessin.traces) tracer(pdf, trace, point, echelle);
  pdf.undash();
  return dessin.hauteur * echelle;
}

type Point = (x: number, y: number) => [number, number];

function tracer(pdf: Pdf, trace: Trace, point: Point, echelle: number): void {
  switch (trace.forme) {
    case 'rect':
      pdf.rect(...point(trace.x, trace.y), trace.largeur * echelle, trace.hauteur * echelle);
      return encrer(pdf, ENCRES[trace.style]);
    case 'ligne':
      pdf.moveTo(...point(trace.x1, trace.y1)).lineTo(...point(trace.x2, trace.y2));
      return encrer(pdf, ENCRES[trace.style]);
    case 'cercle':
      pdf.circle(...point(trace.x, trace.y), trace.rayon * echelle);
      return encrer(pdf, ENCRES[trace.style]);
    case 'chemin': {
      const [premier, ...suite] = trace.points;
      if (!premier) return;
      pdf.moveTo(...point(...premier));
      for (const each of suite) pdf.lineTo(...point(...each));
      if (trace.style === 'sol') pdf.closePath();
      return encrer(pdf, ENCRES[trace.style]);
    }
    case 'texte':
      return write(pdf, trace, point(trace.x, trace.y), echelle);
  }
}

function encrer(pdf: Pdf, { fond, trait, epaisseur = 0.5, tirets }: Encre): void {
  if (tirets) pdf.dash(3, { space: 2 });
  else pdf.undash();
  pdf.lineWidth(epaisseur);
  if (fond && trait) pdf.fillAndStroke(fond, trait);
  else if (fond) pdf.fill(fond);
  else if (trait) pdf.stroke(trait);
}

/** Never smaller than one can read on paper. */
const LISIBLE = 5.5;

function write(
  pdf: Pdf,
  { texte, taille, vertical, repere }: Extract<Trace, { forme: 'texte' }>,
  [x, y]: [number, number],
  echelle: number,
): void {
  const size = Math.max(taille * echelle, LISIBLE);
  const clair = repere !== undefined && /^[A-L]$/.test(texte);
  pdf.font(repere ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  pdf.fillColor(clair ? '#ffffff' : '#131a24');
  const largeur = pdf.widthOfString(texte);
  pdf.save();
  if (vertical) pdf.rotate(-90, { origin: [x, y] });
  pdf.text(texte, x - largeur / 2, y - size * 0.36, { lineBreak: false });
  pdf.restore();
}
