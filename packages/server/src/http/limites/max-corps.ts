/**
 * How large the body of a call may be, from what its schema takes: more cannot be meant, and is
 * refused before it is parsed.
 */
import { refus } from '@comptoir/contract/http/erreurs.ts';

/** Nothing but a file is larger. */
export const MAX_CORPS = 1024 * 1024;
/** Room for what clients send beside, and for calls without a body. */
const MIN_CORPS = 8 * 1024;
/** A sign may be written as two escapes of six. */
const OCTETS_PAR_SIGNE = 12;
/** Indents and line ends of who writes JSON for people. */
const MISE_EN_FORME = 2;
/** Signs of a text whose length nothing but a pattern, or nothing at all, limits. */
const SIGNES_D_UN_MOTIF = 100;
const SIGNES_LIBRES = 2000;

interface Schema {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
}

export function maxCorpsOf(schema: unknown): number {
  if (schema === undefined) return MIN_CORPS;
  const octets = MIN_CORPS + MISE_EN_FORME * octetsOf(schema as Schema);
  return Math.min(MAX_CORPS, octets);
}

/** Infinity where nothing limits it. */
function octetsOf(schema: Schema): number {
  if (schema.anyOf) return Math.max(...schema.anyOf.map(octetsOf));
  if (schema.const !== undefined) return JSON.stringify(schema.const).length;
  if (schema.enum) return Math.max(...schema.enum.map((each) => JSON.stringify(each).length));
  const { type } = schema;
  const types = typeof type === 'string' ? [type] : (type ?? ['']);
  return Math.max(...types.map((each) => octetsDuType(each, schema)));
}

function octetsDuType(type: string, { properties, items, maxItems, ...texte }: Schema): number {
  if (type === 'object') {
    if (!properties) return Infinity;
    return Object.entries(properties).reduce(
      (somme, [nom, membre]) => somme + nom.length + 4 + octetsOf(membre),
      2,
    );
  }
  if (type === 'array')
    return 2 + (maxItems ?? Infinity) * (items ? octetsOf(items) + 1 : Infinity);
  if (type === 'string') {
    const { maxLength, pattern } = texte;
    const signes = maxLength ?? (pattern === undefined ? SIGNES_LIBRES : SIGNES_D_UN_MOTIF);
    return 2 + signes * OCTETS_PAR_SIGNE;
  }
  return ['number', 'integer', 'boolean', 'null'].includes(type) ? 25 : Infinity;
}

const GUILLEMET = 0x22;
const BARRE = 0x5c;

/**
 * Limits a body that carries a file: all but its longest text is as small as any other body.
 * Megabytes of anything else take a second to parse, only to be refused. To be called with each
 * part as it arrives: what is refused is read no further.
 */
export function createAlentours(): (morceau: Buffer) => void {
  let octets = 0;
  let plusLong = 0;
  /** Where the text under way began; undefined between two. */
  let debut: number | undefined;
  let isEchappe = false;
  return (morceau) => {
    let ici = 0;
    while (ici < morceau.length) {
      if (debut === undefined) {
        const guillemet = morceau.indexOf(GUILLEMET, ici);
        if (guillemet === -1) break;
        debut = octets + guillemet;
        ici = guillemet + 1;
        isEchappe = false;
        continue;
      }
      const fin = finOfTexte(morceau, ici, isEchappe);
      if (fin === -1) {
        isEchappe = isBarreOuverte(morceau, ici, isEchappe);
        break;
      }
      plusLong = Math.max(plusLong, octets + fin - debut);
      debut = undefined;
      ici = fin + 1;
    }
    octets += morceau.length;
    const texte = Math.max(plusLong, debut === undefined ? 0 : octets - debut);
    if (octets - texte > MAX_CORPS) throw refus('corps-trop-grand');
  };
}

/** The quotation mark that ends it, or -1; `isEchappe`: its first sign comes after a backslash. */
function finOfTexte(morceau: Buffer, depuis: number, isEchappe: boolean): number {
  let fin = morceau.indexOf(GUILLEMET, depuis);
  while (fin !== -1 && isBarreOuverte(morceau.subarray(0, fin), depuis, isEchappe)) {
    fin = morceau.indexOf(GUILLEMET, fin + 1);
  }
  return fin;
}

/** Whether what follows the end is escaped: an odd number of backslashes stands before it. */
function isBarreOuverte(morceau: Buffer, depuis: number, isEchappe: boolean): boolean {
  let barres = 0;
  let ici = morceau.length - 1;
  while (ici >= depuis && morceau[ici] === BARRE) {
    barres++;
    ici--;
  }
  // All of it backslashes: the one of the part before escapes the first of them.
  return (barres % 2 === 1) !== (ici < depuis && isEchappe);
}
