/** A purchase order printed as PDF: the columns of its table are found by where their heads stand. */
import { extractTextItems, getDocumentProxy } from 'unpdf';
import {
  isCode,
  isTeteQuantite,
  isTeteReference,
} from '@comptoir/contract/achat-rapide/colonnes.ts';
import { MAX_SIGNES_TEXTE } from '@comptoir/contract/achat-rapide/colonnes.ts';
import { lireQuantite } from '@comptoir/contract/achat-rapide/quantite-lue.ts';
import type { CommandeLue, LigneCommande } from './commande-lue.ts';
import { lireNumeros } from './numeros-commande.ts';

const MAX_PAGES = 100;

interface Cellule {
  texte: string;
  gauche: number;
  droite: number;
}

type Rangee = readonly Cellule[];

/** Undefined: it holds pictures alone. Throws on what is no PDF or is locked. */
export async function lirePdf(octets: Uint8Array): Promise<CommandeLue | undefined> {
  // No code of the file is run, and nothing is fetched for it.
  const pdf = await getDocumentProxy(octets, {
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  if (pdf.numPages > MAX_PAGES) throw new RangeError('too many pages');
  const { items } = await extractTextItems(pdf);
  const rangees = items.flatMap(toRangees);
  if (rangees.length === 0) return undefined;
  return {
    format: 'pdf',
    lignes: lireRangees(rangees),
    ...lireNumeros(rangees.map(ecrire)),
  };
}

interface Item {
  str: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Words on one height are one row; those that touch are one cell. */
function toRangees(items: readonly Item[]): Rangee[] {
  const mots = items.filter(({ str }) => str.trim() !== '').sort((a, b) => b.y - a.y || a.x - b.x);
  const rangees: Item[][] = [];
  for (const mot of mots) {
    const derniere = rangees.at(-1);
    const [premier] = derniere ?? [];
    if (derniere && premier && Math.abs(premier.y - mot.y) < premier.height / 2) derniere.push(mot);
    else rangees.push([mot]);
  }
  return rangees.map(toCellules);
}

function toCellules(mots: readonly Item[]): Cellule[] {
  const cellules: Cellule[] = [];
  for (const { str, x, width, height } of mots.toSorted((a, b) => a.x - b.x)) {
    const avant = cellules.at(-1);
    const ecart = avant === undefined ? Infinity : x - avant.droite;
    if (avant && ecart < height * 0.6) {
      avant.texte += (ecart > height * 0.15 && !avant.texte.endsWith(' ') ? ' ' : '') + str;
      avant.droite = Math.max(avant.droite, x + width);
    } else {
      cellules.push({ texte: str, gauche: x, droite: x + width });
    }
  }
  return cellules.map((cellule) => ({ ...cellule, texte: cellule.texte.trim() }));
}

interface Colonnes {
  reference: Cellule;
  quantite: Cellule;
}

/** Heads are repeated on each page, and may move. */
function lireRangees(rangees: readonly Rangee[]): LigneCommande[] {
  const aTetes = rangees.some((rangee) => trouverTetes(rangee) !== undefined);
  let colonnes: Colonnes | undefined;
  return rangees.flatMap((rangee, at): LigneCommande[] => {
    const tetes = trouverTetes(rangee);
    colonnes = tetes ?? colonnes;
    if (tetes || (aTetes && !colonnes)) return [];
    const lue = colonnes ? lireSousTetes(rangee, colonnes) : lireSansTetes(rangee);
    return lue ? [{ ligne: at + 1, texte: ecrire(rangee).slice(0, MAX_SIGNES_TEXTE), ...lue }] : [];
  });
}

function trouverTetes(rangee: Rangee): Colonnes | undefined {
  const reference = rangee.find(({ texte }) => isTeteReference(texte));
  const quantite = rangee.find((cellule) => cellule !== reference && isTeteQuantite(cellule.texte));
  return reference && quantite ? { reference, quantite } : undefined;
}

type Lue = Pick<LigneCommande, 'codes' | 'quantite'>;

/** Descriptions that run over several rows and totals have no code in that place, or no figure. */
function lireSousTetes(rangee: Rangee, { reference, quantite }: Colonnes): Lue | undefined {
  const code = sous(rangee, reference);
  const nombre = sous(rangee, quantite);
  if (!code || !nombre || code === nombre) return undefined;
  const lue = lireQuantite(nombre.texte);
  if (!/\d/.test(code.texte) || /\s/.test(code.texte) || !lue) return undefined;
  return { codes: [code.texte], quantite: lue.quantite };
}

/** The cell that stands under a head: numbers are set to the right of theirs, words to the left. */
function sous(rangee: Rangee, tete: Cellule): Cellule | undefined {
  const distance = ({ gauche, droite }: Cellule) =>
    gauche < tete.droite && tete.gauche < droite
      ? 0
      : Math.min(Math.abs(gauche - tete.gauche), Math.abs(droite - tete.droite));
  const [proche] = rangee.toSorted((a, b) => distance(a) - distance(b));
  return proche && distance(proche) < (tete.droite - tete.gauche) / 2 + 12 ? proche : undefined;
}

function lireSansTetes(rangee: Rangee): Lue | undefined {
  const code = rangee.find(({ texte }) => isCode(texte) && texte.length >= 5);
  const nombre = rangee.find(({ texte }) => /^\d{1,6}(?:[.,]0+)?$/.test(texte));
  const lue = nombre && lireQuantite(nombre.texte);
  return code && lue ? { codes: [code.texte], quantite: lue.quantite } : undefined;
}

function ecrire(rangee: Rangee): string {
  return rangee.map(({ texte }) => texte).join(' ');
}
