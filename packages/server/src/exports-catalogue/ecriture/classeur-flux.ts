/**
 * A workbook written as it comes, never whole in memory: texts stand in their cells rather than in
 * one list of them all. Cells of text stay text, whatever they begin with.
 */
import { Zip } from 'fflate';
import type { Cellule } from '../../documents/tableur.public.ts';
import { escapeXml } from '../../http/xml.ts';
import type { Sortie } from './fiche.ts';
import { createPartZip } from './part-zip.ts';

export interface FeuilleFlux {
  nom: string;
  /** `largeur` in signs. */
  colonnes: readonly { tete: string; largeur: number }[];
}

export interface ClasseurFlux {
  rangee(feuille: number, cellules: readonly Cellule[]): void;
  /** An archive has its files one after the other: sheets after one that is open are held back. */
  finFeuille(feuille: number): void;
  /** Sheet by sheet: what was held back of each may leave memory before the next. */
  fin(): Iterable<void>;
}

/** Signs of a sheet that are compressed at once. */
const PUSH_AT = 128 * 1024;

/** The level of zlib for sheets that are held back. */
const PETITE = 6;
/** Sheets that leave as they are written: one that is whole at once, then the longest. */
const PREMIERES = 1;

const TETE = 1;
const TEXTE = 2;
const STYLES = { 0: 3, 2: 4, 4: 5, exactes: 0 } as const;

export function createClasseurFlux(feuilles: readonly FeuilleFlux[], sortie: Sortie): ClasseurFlux {
  const zip = new Zip((error, octets) => {
    if (error) throw error;
    if (octets.length > 0) sortie(octets);
  });
  for (const [nom, contenu] of Object.entries(partsOf(feuilles))) {
    const part = createPartZip(nom);
    zip.add(part);
    part.push(Buffer.from(contenu), true);
  }
  const ouvertes = feuilles.map((feuille, n) => openFeuille(zip, n + 1, feuille, n > PREMIERES));
  return {
    rangee: (feuille, cellules) => ouvertes[feuille]?.rangee(cellules),
    finFeuille: (feuille) => ouvertes[feuille]?.fin(),
    *fin() {
      for (const feuille of ouvertes) yield feuille.fin();
      zip.end();
    },
  };
}

/** `isRetenue`: it waits in memory until the sheets before it are whole. */
function openFeuille(zip: Zip, numero: number, { colonnes }: FeuilleFlux, isRetenue: boolean) {
  const part = createPartZip(`xl/worksheets/sheet${numero}.xml`, isRetenue ? PETITE : undefined);
  zip.add(part);
  const lettres = colonnes.map((_, n) => lettreOf(n));
  let rang = 0;
  let isFinie = false;
  let texte = `${XML}<worksheet xmlns="${NS}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${colonnes
    .map(
      ({ largeur }, n) => `<col min="${n + 1}" max="${n + 1}" width="${largeur}" customWidth="1"/>`,
    )
    .join('')}</cols><sheetData>`;

  function write(cellules: readonly string[]): void {
    texte += `<row r="${++rang}">${cellules.join('')}</row>`;
    if (texte.length < PUSH_AT) return;
    part.push(Buffer.from(texte));
    texte = '';
  }

  const nomOf = (n: number) => `${lettres[n] ?? ''}${rang + 1}`;
  write(colonnes.map(({ tete }, n) => celluleTexte(nomOf(n), tete, TETE)));
  return {
    rangee: (cellules: readonly Cellule[]) =>
      write(cellules.map((cellule, n) => writeCellule(nomOf(n), cellule))),
    fin() {
      if (isFinie) return;
      isFinie = true;
      part.push(Buffer.from(`${texte}</sheetData></worksheet>`), true);
      texte = '';
    },
  };
}

function writeCellule(nom: string, cellule: Cellule): string {
  if ('texte' in cellule) return celluleTexte(nom, cellule.texte, TEXTE);
  const { nombre, decimales } = cellule;
  return nombre === '' ? '' : `<c r="${nom}" s="${STYLES[decimales]}"><v>${nombre}</v></c>`;
}

function celluleTexte(nom: string, texte: string, style: number): string {
  if (texte === '') return '';
  return `<c r="${nom}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(sansControle(texte))}</t></is></c>`;
}

/** Signs that XML has no way to write. */
// eslint-disable-next-line no-control-regex
const CONTROLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function sansControle(texte: string): string {
  // Most have none: looking is quicker than writing them anew.
  return texte.search(CONTROLE) === -1 ? texte : texte.replaceAll(CONTROLE, '');
}

/** 0 is A, 26 is AA. */
function lettreOf(n: number): string {
  const last = String.fromCharCode(65 + (n % 26));
  return n < 26 ? last : lettreOf(Math.floor(n / 26) - 1) + last;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const NS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PKG = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function partsOf(feuilles: readonly FeuilleFlux[]): Record<string, string> {
  const each = (write: (feuille: FeuilleFlux, numero: number) => string) =>
    feuilles.map((feuille, n) => write(feuille, n + 1)).join('');
  const styles = feuilles.length + 1;
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PKG}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${each((_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PKG}/relationships"><Relationship Id="rId1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${NS}" xmlns:r="${REL}"><sheets>${each(({ nom }, n) => `<sheet name="${escapeXml(nom)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PKG}/relationships">${each((_, n) => `<Relationship Id="rId${n}" Type="${REL}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${styles}" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${NS}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00##"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  };
}
