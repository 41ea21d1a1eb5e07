/** Turns the paths of the route table into the router's own form, and checks what stands in them. */

import { ID_ECRIT } from '@comptoir/contract/http/id.ts';

/** What each path parameter may hold; a path with anything else does not exist. */
const PARAMS: Record<string, string> = {
  slug: '[^\\x00-\\x1f\\x7f]{1,300}',
  id: ID_ECRIT,
  articleId: ID_ECRIT,
  key: '[\\w-]{1,128}',
  token: '[\\w.~-]{1,512}',
  regionSlug: '[a-z0-9-]{1,80}',
};

export interface PathPattern {
  /** As TanStack Router writes it; a segment of several parameters is matched as one. */
  path: string;
  /** Names of the router's parameters → how each is cut into ours: {@link PARAMS} by their names. */
  segments: Record<string, string>;
}

export function toPathPattern(path: string): PathPattern {
  const segments: Record<string, string> = {};
  const parts = path.split('/').map((segment) => {
    const names = [...segment.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
    if (names.length === 0) return segment;
    const [first] = segment.split('{', 1);
    const last = segment.slice(segment.lastIndexOf('}') + 1);
    const joined = names.join('_');
    segments[joined] = segment.slice(first?.length ?? 0, segment.length - last.length);
    return first || last ? `${first}{$${joined}}${last}` : `$${joined}`;
  });
  return { path: parts.join('/') || '/', segments };
}

/** Compiled when a path is first matched: a hundred of them would delay the first page. */
const expressions = new Map<string, RegExp>();

function expressionOf(segment: string): RegExp {
  let expression = expressions.get(segment);
  if (!expression) {
    const source = segment.replace(
      /\{(\w+)\}/g,
      (_, name: string) => `(?<${name}>${PARAMS[name] ?? '[^/]+'})`,
    );
    expression = new RegExp(`^${source}$`, 's');
    expressions.set(segment, expression);
  }
  return expression;
}

/** The named parameters, or false when one of them cannot be: the route then does not match. */
export function parseParams(
  pattern: PathPattern,
  raw: Record<string, string | undefined>,
): Record<string, string> | false {
  const params: Record<string, string> = {};
  for (const [name, segment] of Object.entries(pattern.segments)) {
    const groups = expressionOf(segment).exec(raw[name] ?? '')?.groups;
    if (!groups) return false;
    Object.assign(params, groups);
  }
  return params;
}

/** Where a slug stands: what comes before it, the slug, what ends it. */
const SLUGS = [
  /^((?:\/(?:en|es))?\/(?:c|f|sf|g|sg|marques|offres|promos|pg|services-rapido|sondages|actualites|faq|nos-magasins-et-points-de-retrait)\/)(.+)(\/\d+)$/,
  /^((?:\/(?:en|es))?\/fp\/)(.+)(\/\d+-\d+(?:\/avis)?)$/,
  /^((?:\/(?:en|es))?\/univers-metier-)(.+)(-\d+)$/,
];

/** A slug may hold slashes (the link rules restore them): inside, they are one segment. */
export function foldSlugSlashes(pathname: string): string {
  return replaceInSlug(pathname, '/', '%2F');
}

/** The address people see has them back. */
export function unfoldSlugSlashes(pathname: string): string {
  return replaceInSlug(pathname, '%2F', '/');
}

function replaceInSlug(pathname: string, from: string, to: string): string {
  for (const pattern of SLUGS) {
    const [, before, slug, after] = pattern.exec(pathname) ?? [];
    if (slug?.includes(from)) return `${before}${slug.replaceAll(from, to)}${after}`;
  }
  return pathname;
}
