/**
 * The text of a cut list: `3x1200+1x800` for bars, `2x600x400` for sheets, pieces × millimetres.
 * Read as people type and paste it, written in one form.
 */
import { tientDansPanneau, type Panneau } from './panneau.ts';
import {
  COTE_MIN,
  COTES_MAX,
  grouperPieces,
  PIECES_MAX,
  type PieceBarre,
  type PiecePanneau,
} from './piece.ts';

/** Signs; a list written in its one form never has as many. */
export const TEXTE_MAX = 10_000;

export const CODES_COUPE = [
  'vide',
  'texte-trop-long',
  /** Not pieces × size. */
  'illisible',
  /** Sizes are whole millimetres: `1.200` is 1.2 for some and 1,200 for others. */
  'decimale',
  /** One size too many or too few: a length for a bar, a length and a width for a sheet. */
  'nombre-de-cotes',
  'quantite-nulle',
  'trop-de-pieces',
  'trop-de-cotes',
  'cote-trop-petite',
  /** Longer than the bar, larger than what is left of the sheet within its trimmed edges. */
  'cote-trop-grande',
] as const;
export type CodeCoupe = (typeof CODES_COUPE)[number];

export interface ErreurCoupe {
  code: CodeCoupe;
  /** The part as typed and where it begins; the whole text when it is about all of it. */
  texte: string;
  debut: number;
}

export interface LectureCoupe<P> {
  /** What could be read, in its one form. */
  pieces: P[];
  /** In the order of the text; the list is good when there is none. */
  erreurs: ErreurCoupe[];
}

const SEPARATEURS = /[+;\n\r]+/;
const FOIS = /[x×✕✖*]/iu;
// Thousands may be set apart by a space, as the shop itself writes them.
const NOMBRE = /^(\d{1,3}(?:\s\d{3})+|\d+)\s*(mm|cm|m)?$/iu;
const DECIMALE = /\d[.,]\d/;
const UNE = { value: 1, unite: undefined };
const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

export function parseCoupeBarre(
  texte: string,
  barre: { longueur: number },
): LectureCoupe<PieceBarre> {
  return parseTexte(texte, 1, (quantite, [longueur = 0]) => ({
    piece: { quantite, longueur },
    tient: longueur <= barre.longueur,
  }));
}

export function parseCoupePanneau(texte: string, panneau: Panneau): LectureCoupe<PiecePanneau> {
  return parseTexte(texte, 2, (quantite, [longueur = 0, largeur = 0]) => {
    const piece = { quantite, longueur, largeur };
    return { piece, tient: tientDansPanneau(piece, panneau) };
  });
}

/** The one form: same sizes together, the longest first. */
export function writeTraitCoupe(pieces: readonly (PieceBarre | PiecePanneau)[]): string {
  return grouperPieces(pieces)
    .map((piece) => {
      const barre = `${piece.quantite}x${piece.longueur}`;
      return 'largeur' in piece ? `${barre}x${piece.largeur}` : barre;
    })
    .join('+');
}

type Build<P> = (quantite: number, cotes: readonly number[]) => { piece: P; tient: boolean };

function parseTexte<P extends PieceBarre | PiecePanneau>(
  texte: string,
  cotes: 1 | 2,
  build: Build<P>,
): LectureCoupe<P> {
  const whole = (code: CodeCoupe): ErreurCoupe => ({ code, texte, debut: 0 });
  if (texte.length > TEXTE_MAX) {
    return { pieces: [], erreurs: [{ code: 'texte-trop-long', texte: '', debut: 0 }] };
  }
  const pieces: P[] = [];
  const erreurs: ErreurCoupe[] = [];
  let total = 0;
  const parties = listParties(texte);
  for (const partie of parties) {
    const lu = parsePartie(partie.texte, cotes, build);
    if (typeof lu === 'string') {
      erreurs.push({ ...partie, code: lu });
    } else {
      total += lu.quantite;
      if (total <= PIECES_MAX) pieces.push(lu);
    }
  }
  if (parties.length === 0) erreurs.push(whole('vide'));
  if (total > PIECES_MAX) erreurs.push(whole('trop-de-pieces'));
  const groupes = grouperPieces(pieces);
  if (groupes.length > COTES_MAX) erreurs.push(whole('trop-de-cotes'));
  return { pieces: groupes.slice(0, COTES_MAX), erreurs };
}

function listParties(texte: string): { texte: string; debut: number }[] {
  let debut = 0;
  const parties: { texte: string; debut: number }[] = [];
  for (const partie of texte.split(/([+;\n\r]+)/)) {
    const trimmed = partie.trim();
    if (trimmed !== '' && !SEPARATEURS.test(partie)) {
      parties.push({ texte: trimmed, debut: debut + partie.indexOf(trimmed) });
    }
    debut += partie.length;
  }
  return parties;
}

/** Columns of a spreadsheet are parted by tabs. */
function splitNombres(texte: string): string[] {
  return texte.split(FOIS).flatMap((nombre) =>
    nombre
      .trim()
      .split(/\t+/)
      .map((cell) => cell.trim()),
  );
}

function parsePartie<P>(texte: string, nombreCotes: 1 | 2, build: Build<P>): P | CodeCoupe {
  if (DECIMALE.test(texte)) return 'decimale';
  const nombres = splitNombres(texte).map((nombre) => NOMBRE.exec(nombre));
  if (nombres.some((nombre) => nombre === null)) return 'illisible';
  const read = nombres.map((nombre) => ({
    value: Number((nombre?.[1] ?? '').replace(/\s/gu, '')),
    unite: nombre?.[2]?.toLowerCase(),
  }));
  // A single piece needs no number before it.
  const isAlone = read.length === nombreCotes;
  const quantite = isAlone ? UNE : (read[0] ?? UNE);
  const sizes = isAlone ? read : read.slice(1);
  if (sizes.length !== nombreCotes) return 'nombre-de-cotes';
  if (quantite.unite !== undefined) return 'illisible';
  if (quantite.value === 0) return 'quantite-nulle';
  if (quantite.value > PIECES_MAX) return 'trop-de-pieces';
  // `60 x 40 cm`: the unit is written once for both.
  const unite = sizes.find((size) => size.unite !== undefined)?.unite;
  const cotes = sizes.map((size) => size.value * (MILLIMETRES[size.unite ?? unite ?? 'mm'] ?? 1));
  if (cotes.some((cote) => cote < COTE_MIN)) return 'cote-trop-petite';
  const { piece, tient } = build(quantite.value, cotes);
  return tient ? piece : 'cote-trop-grande';
}
