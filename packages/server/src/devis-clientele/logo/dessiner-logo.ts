/** The logo at the head of a paper, as large as its place allows; returns where it ends. */
import type { Pdf } from '../../documents/documents.public.ts';
import type { LogoLu } from './read-logo.travail.ts';
import { sizeOfJpeg } from './read-jpeg.ts';
import { sizeOfPng } from './read-png.ts';
import { readSvg } from './read-svg.ts';

interface Place {
  x: number;
  y: number;
  largeur: number;
  hauteur: number;
}

export function dessinerLogo(pdf: Pdf, { type, data }: LogoLu, place: Place): number {
  const octets = Buffer.from(data, 'base64');
  if (type === 'image/svg+xml') return dessinerTraces(pdf, octets, place);
  const { x, y, largeur, hauteur } = place;
  const taille = type === 'image/png' ? sizeOfPng(octets) : sizeOfJpeg(octets);
  const echelle = Math.min(1, largeur / taille.largeur, hauteur / taille.hauteur);
  const height = taille.hauteur * echelle;
  pdf.image(octets, x, y, { width: taille.largeur * echelle, height });
  return y + height;
}

function dessinerTraces(pdf: Pdf, octets: Buffer, { x, y, largeur, hauteur }: Place): number {
  const { vue, traces } = readSvg(octets);
  const [gauche, haut, l, h] = vue;
  const echelle = Math.min(largeur / l, hauteur / h);
  pdf.save().translate(x, y).scale(echelle).translate(-gauche, -haut);
  // What goes beyond the picture is not seen on a page either.
  pdf.rect(gauche, haut, l, h).clip();
  for (const { d, fond, trait, epaisseur, isPair, opacite, matrice } of traces) {
    pdf
      .save()
      .transform(...matrice)
      .opacity(opacite)
      .lineWidth(epaisseur);
    pdf.path(d);
    if (fond !== null && trait !== null) pdf.fillAndStroke(fond, trait, regleOf(isPair));
    else if (fond !== null) pdf.fill(fond, regleOf(isPair));
    else if (trait !== null) pdf.stroke(trait);
    pdf.restore();
  }
  pdf.restore();
  return y + h * echelle;
}

const regleOf = (isPair: boolean) => (isPair ? 'even-odd' : 'non-zero');
