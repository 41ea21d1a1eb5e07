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
/** Of a text whose length nothing but a pattern, or nothing at all, limits. */
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
 * Of a body that carries a file: all but its longest text is as small as any other body. Megabytes
 * of anything else take a second to parse, only to be refused.
 */
export function verifierAlentours(corps: Buffer): void {
  let plusLong = 0;
  let debut = corps.indexOf(GUILLEMET);
  while (debut !== -1) {
    const fin = finDeTexte(corps, debut + 1);
    plusLong = Math.max(plusLong, fin - debut);
    if (fin - plusLong > MAX_CORPS) break;
    debut = corps.indexOf(GUILLEMET, fin + 1);
  }
  if (corps.length - plusLong > MAX_CORPS) throw refus('corps-trop-grand');
}

function finDeTexte(corps: Buffer, depuis: number): number {
  let fin = corps.indexOf(GUILLEMET, depuis);
  while (fin !== -1) {
    let barres = 0;
    while (corps[fin - 1 - barres] === BARRE) barres++;
    if (barres % 2 === 0) return fin;
    fin = corps.indexOf(GUILLEMET, fin + 1);
  }
  return corps.length;
}
