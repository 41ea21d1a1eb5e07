/**
 * SQL written by hand, with values kept apart from the text:
 *
 *     sql`select id from session where langue = ${langue} ${filter}`
 *
 * Every `${…}` becomes a parameter, except another `sql` fragment, whose text is composed in.
 */
import { createHash } from 'node:crypto';

export type SqlValue =
  string | number | bigint | boolean | null | Date | Uint8Array | readonly SqlValue[];

/** A statement or a part of one, in the form `pg` takes. */
export interface Sql {
  readonly text: string;
  readonly values: unknown[];
  /** Same text, same name: PostgreSQL parses and plans it once per connection. */
  readonly name: string | undefined;
}

// Only objects made here are composed in as text: a request body that looks like
// {"text": "…", "values": []} must stay a value.
const fragments = new WeakMap<object, Fragment>();

interface Fragment {
  strings: readonly string[];
  values: readonly unknown[];
}

// Composed statements have a bounded number of texts in sane code. Past this many, new ones stay
// unnamed, so that a statement whose text varies without end fills neither us nor PostgreSQL.
const MAX_NAMES = 2000;
const names = new Map<string, string>();

interface StaticText {
  text: string;
  name: string | undefined;
}
const staticTexts = new WeakMap<TemplateStringsArray, StaticText>();

export function sql(strings: TemplateStringsArray, ...values: (SqlValue | Sql)[]): Sql {
  const composed = values.some(isFragment);
  const fragment = composed ? flatten(strings, values) : { strings, values };
  const { text, name } = composed ? named(numbered(fragment.strings)) : staticText(strings);
  if (fragment.values.includes(undefined)) {
    throw new TypeError(`undefined given as an SQL value in: ${text}`);
  }
  const statement: Sql = { text, values: [...fragment.values], name };
  fragments.set(statement, fragment);
  return statement;
}

function isFragment(value: unknown): boolean {
  return typeof value === 'object' && value !== null && fragments.has(value);
}

/** `a ${fragment} b` → one list of strings with one hole per plain value. */
function flatten(strings: readonly string[], values: readonly unknown[]): Fragment {
  const flatValues: unknown[] = [];
  const flatStrings = [strings[0] ?? ''];
  const append = (text: string) => flatStrings.push((flatStrings.pop() ?? '') + text);
  values.forEach((value, i) => {
    const inner = isFragment(value) ? fragments.get(value as object) : undefined;
    if (inner) {
      append(inner.strings[0] ?? '');
      flatStrings.push(...inner.strings.slice(1));
      flatValues.push(...inner.values);
      append(strings[i + 1] ?? '');
    } else {
      flatValues.push(value);
      flatStrings.push(strings[i + 1] ?? '');
    }
  });
  return { strings: flatStrings, values: flatValues };
}

function numbered(strings: readonly string[]): string {
  return strings.reduce((text, part, i) => `${text}$${i}${part}`);
}

/** One template literal of the source always has the same strings: numbered and named once. */
function staticText(strings: TemplateStringsArray): StaticText {
  const known = staticTexts.get(strings);
  if (known) return known;
  const made = named(numbered(strings));
  staticTexts.set(strings, made);
  return made;
}

function named(text: string): StaticText {
  let name = names.get(text);
  if (!name && names.size < MAX_NAMES) {
    // 128 bits: two texts with one name would make `pg` refuse the second.
    name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
  }
  return { text, name };
}
