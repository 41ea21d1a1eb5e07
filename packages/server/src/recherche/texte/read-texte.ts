/**
 * How a text is read, whoever wrote it: labels, questions and synonyms go through here, so that they
 * meet. Pure; see docs/recherche.md.
 */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { nier } from './negations.ts';
import { plier } from './plier.ts';
import { NOMBRE, readNombre, toBase, UNITE } from './unites.ts';
import type { Jeton } from './jeton.ts';

type Lecture = Pick<Jeton, 'sorte' | 'terme' | 'contenus' | 'parties'>;

const ESPACES = '[ \u00a0]{0,2}';
const MESURE = `(?:[mø]${ESPACES})?${NOMBRE}(?:${ESPACES}${UNITE})?`;
const DIMENSIONS = new RegExp(
  `${MESURE}(?:(?:${ESPACES}[x*]${ESPACES}|/)${MESURE}){1,3}(?![a-z0-9])`,
  'y',
);
const PARTIE = new RegExp(`([mø])?${ESPACES}(${NOMBRE})(?:${ESPACES}(${UNITE}))?`, 'g');
const FRACTION =
  /(\d{1,2})\/(2|3|4|8|16|32)(?![\d/x*])(?:[ \u00a0]?(?:"|''|(?:pouces?|inch(?:es)?|pulgadas?)\b))?/y;
const DIAMETRE = new RegExp(
  `(?:ø|diam(?:etre|eter|etro)?\\.?|dia\\.?)${ESPACES}(${NOMBRE})(?:${ESPACES}mm)?(?![a-z0-9])`,
  'y',
);
/** Words that a diameter may begin with. */
const DIAMETRES: ReadonlySet<string> = new Set('ø dia diam diametre diameter diametro'.split(' '));
const QUANTITE = new RegExp(`(${NOMBRE})${ESPACES}(${UNITE})`, 'y');
/** « 2m50 ». */
const METRES = /(\d{1,2})m(\d{2})(?![a-z0-9.,])/y;
/** Heads of screws: « torx 20 » and « TX20 » are « t20 »; the size of a screw may come after. */
const EMPREINTE = new RegExp(
  `(torx|tx|pz|ph)[ \u00a0-]?(\\d{1,2})(?![\\d.,/a-z]|${ESPACES}(?:[x*]|${UNITE}))`,
  'y',
);
/** Letters and digits in one piece: « m8 », « t20 », « 3g1,5 ». */
const CODE = /(?=[\d.,]*[a-z])(?=[a-z.,]*\d)[a-z0-9]+(?:[.,]\d[a-z0-9]*)*/y;
const NU = new RegExp(NOMBRE, 'y');
const MOT = /\p{L}+/uy;

/** What is left of a word before an apostrophe: « l’ », « d’ ». */
const ELISIONS: ReadonlySet<string> = new Set('c d j l m n s t qu jusqu lorsqu puisqu'.split(' '));
const MAX_SIGNES_MOT = 40;

export function readTexte(texte: string, langue: Locale): Jeton[] {
  const { texte: plie, debuts, fins } = plier(texte);
  const jetons: Jeton[] = [];
  let place = 0;
  let dernier = -1;
  while (place < plie.length) {
    const lu = readA(plie, place, langue);
    if (!lu) {
      place++;
      continue;
    }
    const fin = place + lu.longueur;
    if (lu.lecture) {
      jetons.push({
        ...lu.lecture,
        debut: debuts[place] ?? 0,
        fin: fins[fin - 1] ?? texte.length,
        lie: dernier === place - 1 && plie[dernier] === '-',
      });
      dernier = fin;
    }
    place = fin;
  }
  return nier(jetons);
}

/** What stands at a place; read but meaningless without a `lecture`. */
function readA(
  plie: string,
  place: number,
  langue: Locale,
): { longueur: number; lecture: Lecture | undefined } | undefined {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = place;
    return pattern.exec(plie);
  };
  const read = (found: RegExpExecArray, lecture: Lecture | undefined) => ({
    longueur: found[0].length,
    lecture,
  });
  const mot = match(MOT);
  const empreinte = mot && match(EMPREINTE);
  if (empreinte) return read(empreinte, simple('code', readEmpreinte(empreinte)));
  if (mot && isMot(plie, place, mot[0])) {
    return read(mot, isElision(plie, place, mot[0]) ? undefined : simple('mot', couper(mot[0])));
  }
  if (!mot && !isChiffre(plie, place)) return undefined;
  const fraction = match(FRACTION);
  if (fraction && Number(fraction[1]) < Number(fraction[2])) {
    return read(fraction, simple('mesure', `${Number(fraction[1])}/${fraction[2]}`));
  }
  const dimensions = match(DIMENSIONS);
  if (dimensions) return read(dimensions, readDimensions(dimensions[0], langue));
  const diametre = match(DIAMETRE);
  if (diametre) {
    const nombre = readNombre(diametre[1] ?? '', langue);
    return read(diametre, mesure(`ø${nombre}`, [`${nombre}mm`, nombre], [nombre]));
  }
  const metres = match(METRES);
  if (metres) return read(metres, readQuantite(`${metres[1]}.${metres[2]}`, 'm', 'fr'));
  const quantite = match(QUANTITE);
  if (quantite) return read(quantite, readQuantite(quantite[1] ?? '', quantite[2] ?? '', langue));
  const code = match(CODE);
  if (code) return read(code, simple('code', readCode(code[0])));
  const nu = match(NU);
  if (nu) return read(nu, simple('mesure', readNombre(nu[0], langue)));
  return mot ? read(mot, simple('mot', couper(mot[0]))) : undefined;
}

/** Letters before a size are a word of their own: « vis4x40 ». */
function isMot(plie: string, place: number, mot: string): boolean {
  const fin = place + mot.length;
  if (!isChiffre(plie, fin)) return !DIAMETRES.has(mot);
  DIMENSIONS.lastIndex = fin;
  return mot.length >= 3 && DIMENSIONS.test(plie);
}

function readEmpreinte([, sorte = '', taille = '']: RegExpExecArray): string {
  return (sorte.startsWith('t') ? 't' : sorte) + taille;
}

function isChiffre(plie: string, place: number): boolean {
  const code = plie.charCodeAt(place);
  return code >= 48 && code <= 57;
}

function simple(sorte: Jeton['sorte'], terme: string): Lecture {
  return { sorte, terme, contenus: [], parties: [] };
}

function mesure(terme: string, contenus: string[], parties: string[]): Lecture {
  return { sorte: 'mesure', terme, contenus, parties };
}

function readQuantite(texte: string, unite: string, langue: Locale): Lecture {
  const ecrit = readNombre(texte, langue);
  const { nombre, unite: base } = toBase(ecrit, unite);
  return mesure(`${nombre}${base}`, [...new Set([nombre, ecrit])], [ecrit]);
}

/** « M8 × 50 », « 18 mm x 250 mm », « 60 x 40 cm »: a unit holds for what comes before it. */
function readDimensions(texte: string, langue: Locale): Lecture {
  const parts = [...texte.matchAll(PARTIE)];
  let unite = 'mm';
  const nombres = parts
    .toReversed()
    .map(([, signe, nombre = '', dite]) => {
      unite = dite ?? unite;
      const ecrit = readNombre(nombre, langue);
      return { signe, nombre: /^c?m$/.test(unite) ? toBase(ecrit, unite).nombre : ecrit };
    })
    .toReversed();
  const nus = nombres.map(({ nombre }) => nombre);
  const filet = nombres[0]?.signe === 'm' ? `m${nus[0]}` : undefined;
  const suites = sousSuites(nus);
  const contenus = new Set([...suites, ...nus]);
  if (nombres[0]?.signe === 'ø') contenus.add(`ø${nus[0]}`);
  if (filet === undefined) {
    const terme = nus.join('x');
    contenus.delete(terme);
    return mesure(terme, [...contenus], nus);
  }
  const terme = [filet, ...nus.slice(1)].join('x');
  // « 8x80 » is said of « M8 × 80 », after what is 8 × 80: see `sourcesDuNombre`.
  contenus.delete(nus.join('x'));
  contenus.add(filet);
  if (nus.length > 2) contenus.add(`${filet}x${nus[1]}`);
  return mesure(terme, [...contenus], [filet, ...nus.slice(1)]);
}

/** Parts of « 4 × 40 × 3 »: « 4x40x3 », « 4x40 », « 40x3 ». */
function sousSuites(nombres: readonly string[]): string[] {
  const suites = nombres.slice(1).map((nombre, i) => `${nombres[i]}x${nombre}`);
  return nombres.length > 2 ? [nombres.join('x'), ...suites] : suites;
}

function readCode(texte: string): string {
  const code = texte
    .replaceAll(',', '.')
    .replace(/(\.\d*?)0+(?!\d)/g, '$1')
    .replace(/\.(?!\d)/g, '');
  // A section of cable, with its unit in the same piece: « 3g2,5mm2 », « 3g2.5² ».
  const cable = /^(\d+g(?:\d{2}|[02346-9]|\d\.\d))(?:mm2?|2)$/.exec(code);
  return cable?.[1] ?? code.replace(/^tx(?=\d)/, 't');
}

function isElision(plie: string, place: number, mot: string): boolean {
  return (
    (plie[place + mot.length] === "'" && ELISIONS.has(mot)) ||
    (mot === 's' && plie[place - 1] === "'")
  );
}

function couper(mot: string): string {
  return mot.slice(0, MAX_SIGNES_MOT);
}
