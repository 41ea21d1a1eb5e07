/** The sheets of an XLSX workbook, from its parts. */
import { attribut, readBalises } from './balises.ts';
import { ajouterRangee, formule, MAX_COLONNES, type Feuille } from './feuille.ts';

/** By their names in the archive, as text; undefined for one that is not there. */
export type Parties = (nom: string) => string | undefined;

/** Undefined: it is no workbook. Throws on one that is broken. */
export function readXlsx(partie: Parties): Feuille[] | undefined {
  const classeur = partie('xl/workbook.xml');
  if (classeur === undefined) return undefined;
  if (!/<(?:\w+:)?sheet\s/.test(classeur)) throw new RangeError('a workbook without a sheet');
  const chemins = readChemins(partie('xl/_rels/workbook.xml.rels') ?? '');
  const textes = readTextes(partie('xl/sharedStrings.xml') ?? '');
  const zeros = readFormats(partie('xl/styles.xml') ?? '');
  return [...readBalises(classeur)].flatMap(({ sorte, nom, attributs }): Feuille[] => {
    if (sorte !== 'ouvre' || nom !== 'sheet') return [];
    const chemin = chemins.get(attribut(attributs, 'r:id') || attribut(attributs, 'id'));
    const xml = chemin === undefined ? undefined : partie(chemin);
    if (xml === undefined) return [];
    const feuille: Feuille = {
      nom: attribut(attributs, 'name').slice(0, 60),
      masquee: /hidden/i.test(attribut(attributs, 'state')),
      rangees: [],
    };
    readFeuille(xml, feuille, { textes, zeros });
    return [feuille];
  });
}

function readChemins(rels: string): Map<string, string> {
  const chemins = new Map<string, string>();
  for (const { nom, attributs } of readBalises(rels)) {
    if (nom !== 'relationship') continue;
    const target = attribut(attributs, 'target').replace(/^\/?(?:xl\/)?/, '');
    chemins.set(attribut(attributs, 'id'), `xl/${target}`);
  }
  return chemins;
}

function readTextes(xml: string): string[] {
  const textes: string[] = [];
  let isTexte = false;
  let isPhonetique = false;
  for (const { sorte, nom, isVide } of readBalises(xml)) {
    if (sorte === 'texte') {
      if (isTexte && !isPhonetique) textes[textes.length - 1] += nom;
    } else if (nom === 'si' && sorte === 'ouvre') textes.push('');
    else if (nom === 'rph') isPhonetique = sorte === 'ouvre' && !isVide;
    else if (nom === 't') isTexte = sorte === 'ouvre' && !isVide;
  }
  return textes;
}

/** By style: how many figures a number is shown with, as « 00000 » shows codes. */
function readFormats(xml: string): Map<number, number> {
  const codes = new Map<string, number>();
  const zeros = new Map<number, number>();
  let isCell = false;
  let style = 0;
  for (const { sorte, nom, attributs } of readBalises(xml)) {
    if (nom === 'cellxfs') isCell = sorte === 'ouvre';
    if (sorte !== 'ouvre') continue;
    const code = nom === 'numfmt' ? attribut(attributs, 'formatCode') : '';
    if (/^0{2,}$/.test(code)) codes.set(attribut(attributs, 'numFmtId'), code.length);
    if (nom !== 'xf' || !isCell) continue;
    const length = codes.get(attribut(attributs, 'numFmtId'));
    if (length !== undefined) zeros.set(style, length);
    style += 1;
  }
  return zeros;
}

interface Contexte {
  textes: readonly string[];
  zeros: ReadonlyMap<number, number>;
}

interface Cellule {
  at: number;
  type: string;
  style: number;
  valeur: string;
  formule: string | undefined;
}

function readFeuille(xml: string, feuille: Feuille, contexte: Contexte): void {
  let ligne = 0;
  let isMasquee = false;
  let cellules: string[] = [];
  let cellule: Cellule | undefined;
  let dans = '';
  for (const { sorte, nom, attributs, isVide } of readBalises(xml)) {
    if (sorte === 'texte') {
      if (!cellule) continue;
      if (dans === 'v' || dans === 't') cellule.valeur += nom;
      if (dans === 'f') cellule.formule = (cellule.formule ?? '') + nom;
    } else if (nom === 'row') {
      if (sorte === 'ferme' || isVide) ajouterRangee(feuille, ligne, cellules, isMasquee);
      if (sorte === 'ferme') continue;
      ligne = Number(attribut(attributs, 'r')) || ligne + 1;
      isMasquee = /^(?:1|true)$/i.test(attribut(attributs, 'hidden'));
      cellules = [];
    } else if (nom === 'c' && sorte === 'ouvre') {
      cellule = {
        at: colonneOf(attribut(attributs, 'r')) ?? cellules.length,
        type: attribut(attributs, 't'),
        style: Number(attribut(attributs, 's')) || 0,
        valeur: '',
        formule: undefined,
      };
      if (isVide) cellule = undefined;
    } else if (nom === 'c') {
      if (cellule && cellule.at < MAX_COLONNES) cellules[cellule.at] = texteOf(cellule, contexte);
      cellule = undefined;
    } else if (nom === 'f' && sorte === 'ouvre' && cellule) {
      cellule.formule ??= '';
      dans = isVide ? '' : 'f';
    } else {
      dans = sorte === 'ouvre' && !isVide ? nom : '';
    }
  }
}

/** « BC12 » stands in the 55th. */
function colonneOf(place: string): number | undefined {
  const [lettres = ''] = /^[A-Z]{1,3}/.exec(place) ?? [];
  if (lettres === '') return undefined;
  return lettres.split('').reduce((sum, lettre) => sum * 26 + lettre.charCodeAt(0) - 64, 0) - 1;
}

function texteOf(
  { type, style, valeur, formule: ecrite }: Cellule,
  { textes, zeros }: Contexte,
): string {
  if (ecrite !== undefined && valeur.trim() === '' && type !== 'str') return formule(ecrite);
  if (type === 's') return textes[Number(valeur)] ?? '';
  if (type === 'inlineStr' || type === 'str' || type === 'e') return valeur;
  if (type === 'b') return valeur;
  return nombreOf(valeur, zeros.get(style));
}

/** As it is shown: without the last figures that a computer adds to a sum. */
function nombreOf(valeur: string, zeros: number | undefined): string {
  const nombre = Number(valeur);
  if (valeur.trim() === '' || !Number.isFinite(nombre)) return valeur;
  const ecrit = String(Number(nombre.toPrecision(15)));
  return zeros === undefined ? ecrit : ecrit.padStart(zeros, '0');
}
