/** Reads an order pasted from a spreadsheet, a mail or a message: references with their quantities. */
import { MAX_SIGNES_REFERENCE } from '../articles/references.contract.ts';
import { decouper, findSeparateur } from './cellules.ts';
import {
  codesPossibles,
  readColonnes,
  MAX_SIGNES_TEXTE,
  type Ecartee,
  type LectureTable,
  type LigneLue,
  type LigneSituee,
} from './colonnes.ts';
import type { Connus, Rangee } from './choix-colonnes.ts';
import { readLigne } from './ligne-ecrite.ts';

export { readLigne } from './ligne-ecrite.ts';

export function readTexte(texte: string): LigneLue[] {
  return readCollage(texte).lignes;
}

/** The lines of what was pasted, and what is to be said of the rest. */
export interface Collage {
  lignes: LigneLue[];
  /** Greetings, titles, totals: how many. */
  ecartees: number;
  /** Hidden rows of a file, whose quantity is asked. */
  masquees: number;
  /** Nothing says how many: one of each. */
  sansQuantite: boolean;
}

export function readCollage(texte: string): Collage {
  return toCollage(situerTexte(texte));
}

/** A hidden row may have been left out on purpose: its quantity is asked. */
export function toCollage({ lignes, ecartees, sansQuantite }: LectureTable): Collage {
  const masquees = lignes.filter(({ masquee }) => masquee).length;
  return {
    lignes: lignes.map((ligne) => {
      const { quantite } = ligne;
      const demandee = { quantite: 0, lu: String(quantite), lectures: [quantite] };
      return sansPlace(ligne.masquee && quantite > 0 ? { ...ligne, ...demandee } : ligne);
    }),
    ecartees: ecartees.length,
    masquees,
    sansQuantite,
  };
}

/** The same, each with its place in the text, and what was left aside. */
export function situerTexte(texte: string, connus?: Connus): LectureTable {
  const decoupe = decouperTexte(texte);
  return 'liste' in decoupe ? readListe(decoupe.liste) : situerRangees(decoupe.rangees, connus);
}

/** What the catalogue is asked before the text is read; nothing for a plain list. */
export function codesDuTexte(texte: string): string[] {
  const decoupe = decouperTexte(texte);
  return 'liste' in decoupe || isListe(decoupe.rangees) ? [] : codesPossibles(decoupe.rangees);
}

type Decoupe = { liste: string[] } | { rangees: Rangee[] };

function decouperTexte(texte: string): Decoupe {
  const propre = texte.replace(/^\ufeff/, '').replace(/[\u00a0\u202f]/g, ' ');
  const separateur = findSeparateur(propre);
  const isNotreTexte = NOTRE_TEXTE.test(propre);
  if (separateur === undefined || isNotreTexte) return { liste: propre.split(/\r\n?|\n/) };
  return { rangees: toRangees(decouper(propre, separateur)) };
}

/** A basket exported as text: the quantity and the code stand in one cell. */
const NOTRE_TEXTE = /^\d{1,6} x [^\s\t]+\t/m;

export function toRangees(rangees: readonly (readonly string[])[]): Rangee[] {
  return rangees
    .map((cellules, at) => ({ ligne: at + 1, cellules }))
    .filter(({ cellules }) => cellules.some((cellule) => cellule.trim() !== ''));
}

/** The same of the rows of a table. */
export function situerRangees(rangees: readonly Rangee[], connus?: Connus): LectureTable {
  if (!isListe(rangees)) {
    const lecture = readColonnes(rangees, connus);
    return { ...lecture, lignes: lecture.lignes.map(borner) };
  }
  const masquees = new Set(rangees.filter(({ masquee }) => masquee).map(({ ligne }) => ligne));
  const derniere = rangees.at(-1)?.ligne ?? 0;
  const textes = Array.from({ length: derniere }, () => '');
  for (const { ligne, cellules } of rangees) {
    textes[ligne - 1] = cellules.find((cellule) => cellule.trim() !== '') ?? '';
  }
  const lecture = readListe(textes);
  return {
    ...lecture,
    lignes: lecture.lignes.map((ligne) =>
      masquees.has(ligne.ligne) ? { ...ligne, masquee: true } : ligne,
    ),
  };
}

function isListe(rangees: readonly Rangee[]): boolean {
  return rangees.every(
    ({ cellules }) => cellules.filter((cellule) => cellule.trim() !== '').length === 1,
  );
}

function readListe(textes: readonly string[]): LectureTable {
  const lignes: LigneSituee[] = [];
  const ecartees: Ecartee[] = [];
  const numerotees = isNumerotee(textes);
  const isCommande = textes.some((texte) => /\d/.test(texte));
  textes.forEach((brute, at) => {
    const texte = brute.trim().slice(0, MAX_SIGNES_TEXTE);
    const isTitre = SOULIGNE.test(textes[at + 1] ?? '');
    if (isTitre || (isCommande && isDiscours(texte))) {
      if (/[\p{L}\p{N}]/u.test(texte)) ecartees.push({ ligne: at + 1, texte });
      return;
    }
    const ecrite = numerotees ? brute.replace(NUMERO, '') : brute;
    for (const lue of readLigne(ecrite)) lignes.push(borner({ ligne: at + 1, texte, ...lue }));
  });
  return { lignes, ecartees, sansQuantite: false };
}

const SOULIGNE = /^\s*[-=_*]{3,}\s*$/;
const NUMERO = /^\s*\d{1,3}[.)]\s+/;

/** « 1. », « 2. »… before every line: they number it. */
function isNumerotee(textes: readonly string[]): boolean {
  const numeros = textes.flatMap((texte) => NUMERO.exec(texte)?.[0].replace(/\D/g, '') ?? []);
  return numeros.length > 1 && numeros.every((numero, at) => Number(numero) === at + 1);
}

/** Words around an order: greetings, who signs, sums of money. */
function isDiscours(texte: string): boolean {
  if (/[@€£]|https?:|\b0\d(?:[ .-]?\d\d){4}\b|\+\d\d[ .]?\d/.test(texte)) {
    return readLigne(texte).every(
      ({ reference }) => !/^[\p{L}\d]+(?:[-/][\p{L}\d]+)+$/u.test(reference),
    );
  }
  if (/\d/.test(texte))
    return /\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/.test(texte) && texte.includes(' ');
  // A company may call an article by letters alone: « VIS-ATELIER ».
  return !/^\S*[-_./]\S+$|^[\p{Lu}]{3,}$/u.test(texte);
}

function borner(ligne: LigneSituee): LigneSituee {
  const cut = (code: string) => code.slice(0, MAX_SIGNES_REFERENCE);
  return {
    ...ligne,
    reference: cut(ligne.reference),
    ...(ligne.codes && { codes: ligne.codes.map(cut) }),
  };
}

function sansPlace({
  ligne: _ligne,
  texte: _texte,
  codes: _codes,
  masquee: _masquee,
  libelle: _libelle,
  ...lue
}: LigneSituee): LigneLue {
  return lue;
}
