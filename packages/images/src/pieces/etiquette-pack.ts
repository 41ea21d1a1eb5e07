/** The print of packs: three large elements, a maker, a mark and a swatch; no word of any language. */
import { dessiner, write, remplir, tracer, type Dessin, type Toile } from '../etiquettes/dessin.ts';
import { nomMarque } from '../etiquettes/etiquette.ts';
import { teinteOf, type Marque } from '../nuancier.ts';

export interface Pack {
  marque: Marque;
  /** Large mark of the range: a letter, a class, a number. */
  repere: string;
  /** What it holds, as printed: « 400 ml ». Only where a kind comes in no other size. */
  contenu?: string;
  /** Colour of what is inside; none unless told. */
  pastille?: string;
  /** Ground, where it is not the maker's colour. */
  fond?: string;
  /** Height over the width of one face. */
  format?: number;
  /** How often the face comes round the pack. */
  fois?: number;
}

const LARGE = 600;

/** Faces beside each other; with two, the middle of the drawing is the middle of a face. */
export function etiquettePack(pack: Pack): Dessin {
  const { fois = 2, format = 1.3 } = pack;
  const haut = Math.round(LARGE * format);
  const large = LARGE * fois;
  const { teinte, appoint } = teinteOf(pack.marque);
  const fond = pack.fond ?? teinte;
  return dessiner(large, haut, (toile) => {
    remplir(toile, fond, 0, 0, large, haut);
    const pale = pack.contenu === undefined && pack.pastille === undefined ? 0.78 : 0.6;
    bandes(toile, large, haut, pale, appoint === fond ? '#26282c' : appoint);
    const centres = fois === 1 ? [LARGE / 2] : [0, LARGE, LARGE * 2];
    for (const x of centres) face(toile, x, haut, pack, fond);
  });
}

/** A slanting edge, then the pale part with the swatch, from `haut` of the height down. */
function bandes(toile: Toile, w: number, h: number, haut: number, filet: string) {
  const bord = (y: number) =>
    [
      [0, h * (y + 0.05)],
      [w, h * (y - 0.05)],
      [w, h],
      [0, h],
    ] as const;
  tracer(toile, filet, bord(haut));
  tracer(toile, '#f4f3f0', bord(haut + 0.04));
}

function face(toile: Toile, x: number, h: number, pack: Pack, fond: string) {
  const { nom, encre } = teinteOf(pack.marque);
  const clair = pack.fond ? '#ffffff' : encre;
  // On a round pack half a face turns away: its middle is what one reads.
  const marge = LARGE * (pack.fois === 1 ? 0.84 : 0.6);
  nomMarque(toile, pack.marque, {
    x,
    y: h * 0.13,
    taille: h * 0.12,
    largeur: marge,
    couleur: clair,
  });
  write(toile, {
    texte: pack.repere,
    x,
    y: h * (nom ? 0.38 : 0.3),
    taille: h * (nom ? 0.26 : 0.34),
    couleur: clair,
    graisse: 900,
    largeur: marge * 0.9,
  });
  if (pack.pastille !== undefined) {
    const gros = pack.contenu === undefined ? 0.22 : 0.14;
    remplir(toile, fond, x - marge * 0.5, h * 0.7, marge, h * gros);
    remplir(toile, pack.pastille, x - marge * 0.485, h * 0.706, marge * 0.97, h * (gros - 0.012));
  }
  if (pack.contenu === undefined) return;
  write(toile, {
    texte: pack.contenu,
    x,
    y: h * (pack.pastille === undefined ? 0.83 : 0.92),
    taille: h * 0.09,
    couleur: '#26282c',
    largeur: marge,
  });
}
