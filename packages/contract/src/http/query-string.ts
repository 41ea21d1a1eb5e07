/** Query strings as flat maps; a repeated key is a list. The router, links and calls share this form. */
export type QueryValue = string | string[];

export function parseQuery(search: string): Record<string, QueryValue> {
  const query: Record<string, QueryValue> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    // An own key only: `__proto__` in a URL must stay a plain key.
    const known = Object.hasOwn(query, key) ? query[key] : undefined;
    const next =
      known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value];
    Object.defineProperty(query, key, {
      value: next,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return query;
}

/** Writes strings only, as the API expects; undefined and null are left out. */
export function stringifyQuery(query: object): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text ? '?' + text : '';
}
