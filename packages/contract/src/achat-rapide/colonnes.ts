/** Finds which column holds the references and which the quantities, by their heads or by what is in them. */
import { isTroisDecimales, lireQuantite } from './quantite-lue.ts';

export interface LigneLue {
  reference: string;
  quantite: number;
  /** The quantity as it was written, where another reading was possible. */
  lu?: string;
}

/** A line with its place in what was read. */
export interface LigneSituee extends LigneLue {
  /** From 1. */
  ligne: number;
  /** As it was written, its beginning where it is long. */
  texte: string;
}

export interface Rangee {
  ligne: number;
  cellules: readonly string[];
}

/** Of a line, enough to know it again. */
export const MAX_SIGNES_TEXTE = 200;

/** Letters and figures alone, without accents: `Qté.` and `QTE` are one head. */
const plain = (texte: string) =>
  texte
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const TETE_REFERENCE =
  /^(?:(?:votre |notre |your |our |su |nuestra )?ref(?:erence|erencia|s)?(?: .*)?|(?:code|codigo|cod|n|no|num|numero|item|part|product|articulo|article|art|produit|sku)(?: (?:article|articulo|produit|producto|product|item|number|no|code|codigo|ref|reference|referencia))?)$/;
const TETE_EAN = /^(?:ean(?: ?\d+)?|gtin|code barres?|barcode|codigo de barras|gencod)$/;
const TETE_QUANTITE =
  /^(?:(?:order )?(?:qte|qt|qty|quantites?|quantity|quantities|quant|cant|cantidad(?:es)?|ctd|uds|unidades|nombre|nb|nbre|units|pieces|count)(?: .*)?)$/;

interface Colonnes {
  /** Those a reference may stand in, the best first. */
  references: number[];
  quantite: number | undefined;
  /** Rows above the first line. */
  debut: number;
}

/** A title or an address may stand above the table. */
const RANGEES_AVANT_TETE = 15;

export function lireColonnes(rangees: readonly Rangee[]): LigneSituee[] {
  const { references, quantite, debut } = findColonnes(rangees.map(({ cellules }) => cellules));
  const lignes = rangees.slice(debut).map(({ ligne, cellules }) => ({
    ligne,
    cellules,
    reference: references.map((at) => cellules[at]?.trim() ?? '').find((texte) => texte !== ''),
    ecrite: quantite === undefined ? '' : (cellules[quantite]?.trim() ?? ''),
  }));
  const chiffres = lignes.map(({ ecrite }) => ecrite).filter((ecrite) => ecrite !== '');
  const troisDecimales = chiffres.length > 1 && chiffres.every(isTroisDecimales);
  return lignes.flatMap(({ ligne, cellules, reference, ecrite }) => {
    if (reference === undefined || !/[\p{L}\p{N}]/u.test(reference)) return [];
    const situee = { ligne, texte: joindre(cellules), reference };
    if (ecrite === '') return [{ ...situee, quantite: 1 }];
    const lue = lireQuantite(ecrite, troisDecimales);
    // Words where a figure was expected: said on the line, never guessed.
    return [{ ...situee, ...(lue ?? { quantite: 0, lu: ecrite.slice(0, 20) }) }];
  });
}

function joindre(cellules: readonly string[]): string {
  const pleines = cellules.map((cellule) => cellule.trim()).filter((cellule) => cellule !== '');
  return pleines.join(' · ').slice(0, MAX_SIGNES_TEXTE);
}

function findColonnes(rangees: readonly (readonly string[])[]): Colonnes {
  const tete = rangees.slice(0, RANGEES_AVANT_TETE).findIndex(isTete);
  const corps = rangees.slice(tete + 1);
  if (tete === -1) return { ...findByContent(corps), debut: 0 };
  const heads = (rangees[tete] ?? []).map(plain);
  const listHeads = (test: RegExp) =>
    heads.flatMap((head, at) => (head !== '' && test.test(head) ? [at] : []));
  const nommees = [...listHeads(TETE_REFERENCE), ...listHeads(TETE_EAN)];
  const quantites = listHeads(TETE_QUANTITE);
  const lues = findByContent(corps, { quantite: quantites[0], reference: nommees[0] });
  return {
    references: nommees.length > 0 ? nommees : lues.references,
    quantite: quantites[0] ?? lues.quantite,
    debut: tete + 1,
  };
}

function isTete(rangee: readonly string[]): boolean {
  const heads = rangee.map(plain).filter((head) => head !== '');
  return (
    heads.some((head) => isTeteQuantite(head) || isTeteReference(head)) &&
    !rangee.some((cellule) => isCode(cellule))
  );
}

export function isTeteReference(cellule: string): boolean {
  const head = plain(cellule);
  return TETE_REFERENCE.test(head) || TETE_EAN.test(head);
}

export function isTeteQuantite(cellule: string): boolean {
  const head = plain(cellule);
  return TETE_QUANTITE.test(head) && !/\d/.test(head);
}

/** One word with a figure in it, or figures too long to be a quantity. */
export function isCode(cellule: string): boolean {
  const texte = cellule.trim();
  if (/^\d+$/.test(texte)) return texte.length >= 7;
  return texte.length >= 3 && /^\S+$/.test(texte) && /\d/.test(texte) && /\p{L}/u.test(texte);
}

interface Fixees {
  quantite?: number | undefined;
  reference?: number | undefined;
}

function findByContent(
  rangees: readonly (readonly string[])[],
  fixees: Fixees = {},
): Omit<Colonnes, 'debut'> {
  const largeur = Math.max(0, ...rangees.map((rangee) => rangee.length));
  const colonnes = Array.from({ length: largeur }, (_, at) =>
    rangees.map((rangee) => rangee[at]?.trim() ?? '').filter((cellule) => cellule !== ''),
  );
  const share = (test: (cellule: string) => boolean) =>
    colonnes.map((cellules) => cellules.filter(test).length);
  const codes = share(isCode);
  const entiers = share((cellule) => /^\d{1,6}$/.test(cellule));
  const nombres = share((cellule) => lireQuantite(cellule) !== undefined && !isCode(cellule));

  let reference = fixees.reference ?? best(codes, [fixees.quantite]);
  if (reference === undefined) {
    // No code at all: the longest figures, or the first words.
    const lengths = colonnes.map((cellules, at) =>
      at === fixees.quantite ? 0 : Math.max(0, ...cellules.map((cellule) => cellule.length)),
    );
    reference = best(lengths, [fixees.quantite]) ?? 0;
  }
  const quantite =
    fixees.quantite ?? best(entiers, [reference]) ?? best(nombres, [reference]) ?? undefined;
  return { references: [reference], quantite };
}

/** Where there are most; the first of equals. */
function best(
  counts: readonly number[],
  except: readonly (number | undefined)[],
): number | undefined {
  let found: number | undefined;
  counts.forEach((count, at) => {
    if (count > 0 && !except.includes(at) && (found === undefined || count > (counts[found] ?? 0)))
      found = at;
  });
  return found;
}
