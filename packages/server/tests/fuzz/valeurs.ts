/** Values for a schema of the contract: mostly what it asks for, often what nobody should send. */
import type { Hasard } from './hasard.ts';

/** What patterns and rules of the contract are likely to take. */
const PLAUSIBLES = [
  '1',
  '12',
  '4,5',
  '10..40',
  '12.50',
  '0.01',
  '99999999.99',
  'vis à bois 5x60',
  'Chantier des Lilas',
  'Marchal',
  'zoe@atelier.test',
  'acheteur@menuiserie-morel.test',
  '06 39 98 12 34',
  '+33639981234',
  '44000',
  '73282932000074',
  '2026-11-20',
  '2024-02-29',
  '08:30',
  'menuisier',
  'EUR',
  'fr',
  'VBF-05060',
  '2x1200+1x800',
  '1200;800',
  'UklGRg==',
  'cmVmZXJlbmNlO3F1YW50aXRlClZCRi0wNTA2MDsxMgo=',
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ',
  'Zk3-abc_9',
  'varlope mortaise tenon 47',
  'un',
  'a',
] as const;

const HOSTILES = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '🪚'.repeat(50),
  'é'.repeat(300),
  'a'.repeat(5000),
  "' or 1=1; --",
  '<script>alert(1)</script>',
  '=cmd|x!A1',
  '../../../etc/passwd',
  '{{constructor}}',
  '__proto__',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e309',
  '1e3',
  '0x10',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '2025-02-30',
  '0000-01-01',
  '9999-99-99',
  '%00',
  '%ff',
  '\r\nSet-Cookie: a=b',
  '[1]',
  '{"a":1}',
  ',,,,',
  '..',
  '((((((((((a+)+)+)+$',
] as const;

const NOMBRES = [0, -1, 1.5, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_992, 1e21, -0.0001];

const MAX_PROFONDEUR = 6;

export interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  patternProperties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** `folie`: in how many of a hundred places something else stands than what is asked for. */
export function drawValue(h: Hasard, schema: Schema, folie: number, depth = 0): unknown {
  if (depth > MAX_PROFONDEUR || h.percent(folie)) return drawHostile(h);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return h.pick(schema.enum);
  if (schema.anyOf) return drawValue(h, h.pick(schema.anyOf), folie, depth + 1);
  const type = typeof schema.type === 'object' ? h.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return drawObject(h, schema, folie, depth);
    case 'array':
      return drawArray(h, schema, folie, depth);
    case 'integer':
    case 'number':
      return drawNumber(h, schema);
    case 'boolean':
      return h.percent(50);
    case 'null':
      return null;
    default:
      return drawText(h, schema);
  }
}

function drawObject(
  h: Hasard,
  { properties = {}, required = [], ...schema }: Schema,
  folie: number,
  depth: number,
) {
  const drawn: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(properties)) {
    const isAsked = required.includes(name) ? !h.percent(folie / 2) : h.percent(50);
    if (isAsked) drawn[name] = drawValue(h, member, folie, depth + 1);
  }
  if (schema.patternProperties && h.percent(30)) drawn['f.diametre'] = drawHostile(h);
  if (h.percent(folie / 2)) drawn[h.pick(['__proto__x', 'constructor', 'inconnu', ''])] = 1;
  return drawn;
}

function drawArray(h: Hasard, schema: Schema, folie: number, depth: number): unknown[] {
  const { minItems = 0, maxItems = 5 } = schema;
  const count = h.percent(folie) ? h.pick([0, maxItems + 1, 60]) : minItems + h.below(4);
  const items = schema.items ?? {};
  return Array.from({ length: Math.min(count, 1100) }, () => drawValue(h, items, folie, depth + 1));
}

function drawNumber(h: Hasard, { minimum = 0, maximum = 200, type }: Schema): number {
  if (h.percent(10)) return h.pick([minimum, maximum]);
  const drawn = minimum + h.next() * Math.min(maximum - minimum, 60);
  return type === 'number' ? drawn : Math.floor(drawn);
}

function drawText(h: Hasard, { pattern, format, minLength = 0 }: Schema): string {
  if (format === 'date') return h.pick(['2026-11-20', '2024-02-29', '9999-12-31']);
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  for (let tries = 0; tries < 40; tries++) {
    const text: string = h.percent(80) ? h.pick(PLAUSIBLES) : String(h.below(100));
    if (text.length >= minLength && (expression?.test(text) ?? true)) return text;
  }
  return h.pick(PLAUSIBLES);
}

export function drawHostileText(h: Hasard): string {
  return h.percent(20) ? String(h.pick(NOMBRES)) : h.pick(HOSTILES);
}

function drawHostile(h: Hasard): unknown {
  switch (h.below(8)) {
    case 0:
      return null;
    case 1:
      return h.pick(NOMBRES);
    case 2:
      return h.percent(50);
    case 3:
      return [drawHostileText(h)];
    case 4:
      return { z: 5, [drawHostileText(h)]: drawHostileText(h) };
    default:
      return drawHostileText(h);
  }
}
