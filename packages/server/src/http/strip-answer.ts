/**
 * Leaves of an answer what its schema names, for the page that is rendered in process: over HTTP
 * the serialiser does so, and a page must not show, nor carry in its data, what no caller gets.
 */
import { Ajv, type ValidateFunction } from 'ajv';
import { FORMAT_JOUR } from '@comptoir/contract/http/jour.schema.ts';

type Strip = (value: unknown) => unknown;

interface Schema {
  type?: string | readonly string[];
  const?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  patternProperties?: Readonly<Record<string, Schema>>;
  items?: Schema | readonly Schema[];
  anyOf?: readonly Schema[];
}

const asItIs: Strip = (value) => value;
const known = new WeakMap<object, Strip>();
const ajv = new Ajv({ strict: false, formats: { [FORMAT_JOUR]: true } });

export function stripperOf(schema: object): Strip {
  let strip = known.get(schema);
  if (!strip) known.set(schema, (strip = build(schema)));
  return strip;
}

function build(schema: Schema): Strip {
  if (schema.anyOf) return buildUnion(schema.anyOf);
  if (schema.properties) return buildObject(schema, schema.properties);
  const [pattern] = Object.values(schema.patternProperties ?? {});
  const members = pattern ?? schema.additionalProperties;
  if (typeof members === 'object') return buildRecord(members);
  if (schema.items) return buildArray(schema.items);
  return asItIs;
}

function buildObject(
  { additionalProperties }: Schema,
  properties: Readonly<Record<string, Schema>>,
): Strip {
  // What is open on purpose is written whole.
  if (additionalProperties === true) return asItIs;
  const members = Object.entries(properties).map(
    ([name, member]) => [name, stripperOf(member)] as const,
  );
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const source = value as Readonly<Record<string, unknown>>;
    const left: Record<string, unknown> = {};
    for (const [name, strip] of members) {
      const member = source[name];
      if (member !== undefined) left[name] = strip(member);
    }
    return left;
  };
}

function buildRecord(members: Schema): Strip {
  const strip = stripperOf(members);
  return (value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, strip(member)]))
      : value;
}

function buildArray(items: Schema | readonly Schema[]): Strip {
  // Tuples of the contract hold texts and numbers only.
  if (isTuple(items)) return asItIs;
  const strip = stripperOf(items);
  if (strip === asItIs) return asItIs;
  return (value) => (Array.isArray(value) ? value.map(strip) : value);
}

function isTuple(items: Schema | readonly Schema[]): items is readonly Schema[] {
  return Array.isArray(items);
}

/** The first alternative that holds, as the serialiser takes it. */
function buildUnion(alternatives: readonly Schema[]): Strip {
  const structured = alternatives.filter((each) => stripperOf(each) !== asItIs);
  const [only] = structured;
  if (!only) return asItIs;
  if (structured.length === 1) {
    const strip = stripperOf(only);
    return (value) => (typeof value === 'object' && value !== null ? strip(value) : value);
  }
  const checks: { holds: ValidateFunction; strip: Strip }[] = [];
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (checks.length === 0) {
      checks.push(
        ...structured.map((each) => ({ holds: ajv.compile(each), strip: stripperOf(each) })),
      );
    }
    const held = checks.find(({ holds }) => holds(value));
    return held ? held.strip(value) : value;
  };
}
