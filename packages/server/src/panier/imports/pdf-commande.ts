/** A purchase order printed as PDF: the columns of its table are found by where their heads stand. */
import { extractTextItems, getDocumentProxy } from 'unpdf';
import { codesPossibles, readColonnes } from '@comptoir/contract/achat-rapide/colonnes.ts';
import { isCode } from '@comptoir/contract/achat-rapide/code-ecrit.ts';
import type { Rangee as RangeeLue } from '@comptoir/contract/achat-rapide/choix-colonnes.ts';
import {
  toLigneCommande,
  type CommandeLue,
  type Connaitre,
  type LignesLues,
} from './commande-lue.ts';
import { readNumeros } from './numeros-commande.ts';
import { isTetes, rangerSousTetes, type Cellule, type Rangee } from './pdf-tetes.ts';

const MAX_PAGES = 100;

/** Its reader asked for the password to open it. */
export function isProtege(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}

/** Undefined: it holds pictures alone. Throws on what is no PDF or is locked. */
export async function readPdf(
  octets: Uint8Array,
  connaitre: Connaitre,
): Promise<CommandeLue | undefined> {
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
    ...(await readTable(rangees, connaitre)),
    ...readNumeros(rangees.map(write)),
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
    if (derniere && premier && Math.abs(premier.y - mot.y) < hauteurOf(premier) / 2)
      derniere.push(mot);
    else rangees.push([mot]);
  }
  return rangees.map(toCellules);
}

/** Some programs tell none of their letters. */
const HAUTEUR = 8;

function hauteurOf({ height }: Item): number {
  return height > 0 ? height : HAUTEUR;
}

function toCellules(mots: readonly Item[]): Cellule[] {
  const cellules: Cellule[] = [];
  for (const mot of mots.toSorted((a, b) => a.x - b.x)) {
    const { str, x, width } = mot;
    const height = hauteurOf(mot);
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

async function readTable(rangees: readonly Rangee[], connaitre: Connaitre): Promise<LignesLues> {
  const tete = rangees.findIndex(isTetes);
  const table = tete === -1 ? rangerParPlace(rangees) : rangerSousTetes(rangees, tete);
  const codes = codesPossibles(table);
  const connus = codes.length === 0 ? new Set<string>() : await connaitre(codes);
  const { lignes, sansQuantite } = readColonnes(table, connus);
  return {
    // Descriptions that run over several rows and totals have no code in that place, or no figure.
    lignes: lignes
      .filter(({ reference, quantite, lectures = [] }) =>
        connus.has(reference)
          ? true
          : /\d/.test(reference) && !/\s/.test(reference) && (quantite > 0 || lectures.length > 0),
      )
      .map(toLigneCommande),
    ecartees: { nombre: 0, lignes: [] },
    feuilles: [],
    sansQuantite,
  };
}

/** Without heads: of the rows that hold a code, what stands over one another is a column. */
function rangerParPlace(rangees: readonly Rangee[]): RangeeLue[] {
  const lignes = rangees
    .map((cellules, place) => ({ ligne: place + 1, cellules }))
    .filter(({ cellules }) => cellules.some(({ texte }) => isCode(texte) && texte.length >= 5));
  const colonnes: { gauche: number; droite: number }[] = [];
  const places = lignes.map(({ cellules }) =>
    cellules.map((cellule) => {
      let colonne = colonnes.find(
        ({ gauche, droite }) => cellule.gauche < droite && gauche < cellule.droite,
      );
      if (!colonne) {
        colonne = { gauche: cellule.gauche, droite: cellule.droite };
        colonnes.push(colonne);
      }
      colonne.gauche = Math.min(colonne.gauche, cellule.gauche);
      colonne.droite = Math.max(colonne.droite, cellule.droite);
      return { colonne, texte: cellule.texte };
    }),
  );
  const ordre = colonnes.toSorted((a, b) => a.gauche - b.gauche);
  return lignes.map(({ ligne }, rang) => {
    const cellules = ordre.map(() => '');
    for (const { colonne, texte } of places[rang] ?? []) {
      const place = ordre.indexOf(colonne);
      cellules[place] = `${cellules[place] ?? ''} ${texte}`.trim();
    }
    return { ligne, cellules };
  });
}

function write(rangee: Rangee): string {
  return rangee.map(({ texte }) => texte).join(' ');
}
