/**
 * SQL written by hand, with values kept apart from the text:
 *
 *     sql`select id from session where langue = ${langue} ${filter}`
 *
 * Every `${…}` becomes a parameter, except another `sql` fragment, whose text is composed in.
 */
import { createHash } from 'node:crypto';

export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | Date
  | Uint8Array
  | readonly SqlValue[];

/** A statement or a part of one, in the form `pg` takes. */
export interface Sql {
  readonly text: string;
  readonly values: unknown[];
  /** Same text, same name: PostgreSQL parses and plans it once per connection. */
  readonly name: string | undefined;
}

// Composed statements have a bounded number of texts in sane code. Past this many, new ones are
// composed each time and stay unnamed, so that a statement whose text varies without end fills
// neither us nor PostgreSQL.
const MAX_SHAPES = 10_000;
const MAX_NAMES = 2000;
let shapes = 0;
const names = new Map<string, string>();

/** What statements of one text have in common, whatever their values. */
interface Shape {
  /** Around the values. */
  strings: readonly string[];
  text: string;
}

/** Shapes of one template by what stands in each of its holes: the shape of a fragment, or a value. */
interface Holes {
  shape?: Shape;
  next: Map<Shape | 'value', Holes>;
}
// One template literal of the source always has the same strings.
const templates = new WeakMap<TemplateStringsArray, Holes>();

/**
 * Only objects made here are composed in as text: a request body that looks like
 * {"text": "…", "values": []} must stay a value.
 */
class Statement implements Sql {
  readonly text: string;
  readonly values: unknown[];
  readonly #shape: Shape;

  constructor(shape: Shape, values: unknown[]) {
    this.text = shape.text;
    this.values = values;
    this.#shape = shape;
  }

  /** Asked for by the driver: a fragment that is only composed in takes no name. */
  get name(): string | undefined {
    return nameOf(this.text);
  }

  /** Undefined for what is no statement of ours. */
  static shapeOf(value: unknown): Shape | undefined {
    return typeof value === 'object' && value !== null && #shape in value
      ? value.#shape
      : undefined;
  }
}

export function sql(strings: TemplateStringsArray, ...holes: (SqlValue | Sql)[]): Sql {
  const values: unknown[] = [];
  let place = templates.get(strings);
  if (!place) templates.set(strings, (place = { next: new Map() }));
  for (const hole of holes) {
    const inner = Statement.shapeOf(hole);
    if (inner) values.push(...(hole as Sql).values);
    else values.push(hole);
    place = follow(place, inner ?? 'value');
  }
  const shape = (place.shape ??= compose(strings, holes));
  if (values.includes(undefined)) {
    throw new TypeError(`undefined given as an SQL value in: ${shape.text}`);
  }
  return new Statement(shape, values);
}

function follow({ next }: Holes, what: Shape | 'value'): Holes {
  let place = next.get(what);
  if (!place) {
    place = { next: new Map() };
    if (shapes++ < MAX_SHAPES) next.set(what, place);
  }
  return place;
}

/** `a ${fragment} b` → one list of strings with one hole per plain value. */
function compose(strings: readonly string[], holes: readonly unknown[]): Shape {
  const flat = [strings[0] ?? ''];
  const append = (text: string) => flat.push((flat.pop() ?? '') + text);
  holes.forEach((hole, i) => {
    const inner = Statement.shapeOf(hole);
    const after = strings[i + 1] ?? '';
    if (!inner) return void flat.push(after);
    append(inner.strings[0] ?? '');
    flat.push(...inner.strings.slice(1));
    append(after);
  });
  const text = flat.reduce((whole, part, i) => `${whole}$${i}${part}`);
  return { strings: flat, text };
}

function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (!name && names.size < MAX_NAMES) {
    // 128 bits: two texts with one name would make `pg` refuse the second.
    name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
  }
  return name;
}

/**
 * Planned each time, for its very values: a named one is soon planned for values of the middling
 * sort, which reads a company of ten thousand orders as if it had thirty.
 */
export function plannedEachTime({ text, values }: Sql): Sql {
  return { text, values, name: undefined };
}
