/**
 * One line of a list or a mail: `2 x REF`, `REF x2`, `5 REF disjoncteur 16A`, `2 seaux REF`,
 * `REF - 2 seaux`, `10 clés (REF)`. A figure that may be a size or a packing is asked.
 */
import { isCode } from './code-ecrit.ts';
import type { LigneSituee } from './colonnes.ts';
import { lecturesOf } from './lectures.ts';
import { readQuantite, type QuantiteLue } from './quantite-lue.ts';
import { sensUnite } from './unites-lues.ts';

export type LigneEcrite = Omit<LigneSituee, 'ligne' | 'texte'>;

/** Longer than any line of an order. */
const MAX_SIGNES_LIGNE = 200;

export function readLigne(brute: string): LigneEcrite[] {
  const ligne = brute
    .slice(0, MAX_SIGNES_LIGNE)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/^[\s>]*(?:[-–•*·]|\d{1,3}\))\s+/u, '')
    .replace(/[;,\s]+$/u, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(ligne) || TETE_SEULE.test(ligne)) return [];
  return [readAutourDuCode(ligne) ?? readParForme(ligne)];
}

const TETE_SEULE = /^(?:r[eé]f(?:[eé]rence|erencia)?s?|qt[eé]|qty)\.?(?:\W+\p{L}+)?\W*$/iu;

const NOMBRE = /^\d{1,6}(?:[.,]\d{1,3})?$/;
const FOIS = /^[x×*]$/iu;
/** « 16A », « 18V », « 4x40 », « M8x60 »: a size, not a code. */
const MESURE =
  /^(?:[mø]?\d+(?:[.,/]\d+)?(?:[x×]\d.*|v|a|ah|w|mm|cm|m|mm2|mm²|m2|kg|g|l|ml|bars?|nm|°|"|″|€)|\d+(?:[.,]\d+)?[x×*]|[x×*]\d+)$/iu;
/** Beside a figure, they make it a size or a price. */
const GRANDEUR = /^(?:v|a|ah|w|mm|cm|mm2|mm²|bars?|nm|°|″|"|€|eur|ht|ttc|%|volts?|watts?|=)$/iu;
/** Before a figure, they make it what a packing holds: « boîte de 200 ». */
const CONTENANT = /^(?:de|d|of|par|per|por|à|a|x|×|\*)$/iu;
const ETIQUETTE = /^(?:qt[eé]s?|qty|quantit[eéy]s?|cant|cantidad|nb|nombre)[.:]*$/iu;
/** May stand between a figure and its code. */
const LIAISON = /^(?:[-–—:=,;(#/|·]+|de|d|of|r[eé]f\.?:?|x|×|\*)$/iu;

/** How sure it is that a figure says how many: by its sign, beside the code, first or last of all. */
const MARQUEE = 4;
const VOISINE = 3;
const EN_TETE = 2;
const EN_FIN = 1;

interface Candidat {
  poids: number;
  lue: QuantiteLue;
}

/** Undefined: no word of it looks like a code. */
function readAutourDuCode(ligne: string): LigneEcrite | undefined {
  const mots = ligne.split(/\s+/u).flatMap(couper);
  const places = [...mots.keys()].filter((at) => isCodeEcrit(mots[at] ?? ''));
  if (places.length === 0 || mots.length === 1) return undefined;
  const [at = 0] = places.toSorted((a, b) => poidsCode(mots[b] ?? '') - poidsCode(mots[a] ?? ''));
  const codes = [at, ...places.filter((place) => place !== at)].map((place) => mots[place] ?? '');
  const nombres = [...mots.keys()].filter((place) => !places.includes(place));
  const candidats = nombres.flatMap((place) => candidatA(mots, place, at) ?? []);
  return {
    reference: codes[0] ?? ligne,
    ...retenir(candidats),
    ...(codes.length > 1 && { codes }),
  };
}

/** « (REF) », « REF: »: signs around a word are not of it. */
function couper(mot: string): string[] {
  const [, avant = '', dedans = '', apres = ''] =
    /^([([«"“]*)(.*?)([)\]»"”,;:.]*)$/u.exec(mot) ?? [];
  return [avant, dedans, apres.replace(/[)\]»"”.]/gu, '')].filter((part) => part !== '');
}

function isCodeEcrit(mot: string): boolean {
  if (!isCode(mot) || mot.length < 5 || MESURE.test(mot) || /:\/\/|@/.test(mot)) return false;
  const accole = ACCOLE.exec(mot);
  return accole === null || sensUnite(accole[2] ?? '') === undefined;
}

/** « 12pcs ». */
const ACCOLE = /^(\d{1,6})(\p{L}+\.?)$/u;

/** The longest, with dashes, is the likeliest. */
function poidsCode(mot: string): number {
  return mot.length + (/[-/]/.test(mot) ? 20 : 0) + (/^\d+$/.test(mot) ? 10 : 0);
}

function candidatA(mots: readonly string[], place: number, code: number): Candidat | undefined {
  const mot = mots[place] ?? '';
  const avant = mots[place - 1] ?? '';
  const apres = mots[place + 1] ?? '';
  const colle = /^(?:[x×*](\d{1,6})|(\d{1,6})[x×*])$/iu.exec(mot);
  if (colle) return candidat(MARQUEE, colle[1] ?? colle[2] ?? '', apres);
  const accole = ACCOLE.exec(mot);
  const isAccole = accole !== null && sensUnite(accole[2] ?? '')?.sorte === 'piece';
  const nombre = isAccole ? (accole[1] ?? '') : mot;
  if (!NOMBRE.test(nombre)) return undefined;
  const voisin = isAccole ? (accole[2] ?? '') : apres;
  // « 4 x 40 » is a size.
  const isFoisAvant = FOIS.test(avant) && !NOMBRE.test(mots[place - 2] ?? '');
  const isFoisApres = FOIS.test(apres) && !NOMBRE.test(mots[place + 2] ?? '');
  if (
    isFoisAvant ||
    isFoisApres ||
    ETIQUETTE.test(avant) ||
    (/^[:=]$/.test(avant) && ETIQUETTE.test(mots[place - 2] ?? ''))
  ) {
    return candidat(MARQUEE, nombre, isFoisApres ? '' : voisin);
  }
  if (FOIS.test(avant) || FOIS.test(apres) || GRANDEUR.test(apres)) return undefined;
  const hasUnite = !isAccole && isUniteDeLigne(apres);
  const entre =
    place < code ? mots.slice(place + (hasUnite ? 2 : 1), code) : mots.slice(code + 1, place);
  if (entre.every((each) => LIAISON.test(each))) return candidat(VOISINE, nombre, voisin);
  if (place === 0) return candidat(EN_TETE, nombre, voisin);
  if (CONTENANT.test(avant)) return undefined;
  const isLast = place + (hasUnite ? 2 : 1) === mots.length;
  return isLast ? candidat(EN_FIN, nombre, voisin) : undefined;
}

function isUniteDeLigne(mot: string): boolean {
  return mot !== '' && sensUnite(mot) !== undefined && !/\d/.test(mot);
}

function candidat(poids: number, nombre: string, voisin: string): Candidat | undefined {
  const lue = readQuantite(nombre);
  const unite = isUniteDeLigne(voisin) ? { unite: voisin } : {};
  return lue && { poids, lue: { ...lue, ...unite } };
}

/** None: one of it. Several that may be meant, or one at the end of a label: asked. */
function retenir(candidats: readonly Candidat[]): QuantiteLue {
  const poids = Math.max(0, ...candidats.map((each) => each.poids));
  const least = poids === MARQUEE ? MARQUEE : Math.min(poids, EN_TETE);
  const surs = candidats.filter((each) => each.poids >= least).map(({ lue }) => lue);
  const [premier] = surs;
  if (!premier) return { quantite: 1 };
  const lectures = surs.flatMap((lue) =>
    lue.quantite > 0 ? [lue.quantite] : (lue.lectures ?? []),
  );
  if (poids > EN_FIN && (surs.length === 1 || new Set(lectures).size === 1)) return premier;
  const lu = [...new Set(lectures)].join(' / ');
  return { quantite: 0, lu, lectures: lecturesOf(poids === EN_FIN ? [...lectures, 1] : lectures) };
}

/** Where reference and quantity stand in each. A space must part the sign from a code: `4x40` is one. */
const FORMES: readonly (readonly [RegExp, ref: number, nombre: number])[] = [
  [/^(\d{1,6})(?:\s*[x×*]\s+|\s+[x×*]\s*)(.+)$/iu, 2, 1],
  [/^(.+?)\s+[x×*]\s*(\d[\d.,]*)$/iu, 1, 2],
  [/^(\d{1,6})\s*[,;\t]\s*(.*\p{L}.*|\d{7,})$/u, 2, 1],
  [/^(.+?)\s*[,;:=]\s*(\d{1,6})$/iu, 1, 2],
  [/^(.*\S)\s+(\d{1,6}(?:[.,]\d+)?(?:\s*\p{L}{1,8}\.?)?)$/u, 1, 2],
  [/^(\d{1,6}(?:\s*(?:pcs?|u)\.?)?)\s+(\S*[\p{L}\d]{3}\S*)$/iu, 2, 1],
];

/** Reads what holds no word that looks like a code: « KR 1860 x 4 », « VIS-ATELIER 4 ». */
function readParForme(ligne: string): LigneEcrite {
  for (const [motif, ref, nombre] of FORMES) {
    const match = motif.exec(ligne);
    const reference = match?.[ref]?.trim();
    const lue = match && readQuantite(match[nombre] ?? '');
    // « vis 4 x 40 » names a size, not forty of something.
    const isTaille = /\s\d+(?:\s*[x×*])?$/iu.test(reference ?? '') && /[x×*]/iu.test(ligne);
    if ((ref < nombre && isTaille) || !reference || !lue) continue;
    // « 18 V » is a size; « 4 pcs » is not.
    if (lue.unite !== undefined && sensUnite(lue.unite) === undefined) continue;
    return { reference, ...lue };
  }
  return { reference: ligne, quantite: 1 };
}
