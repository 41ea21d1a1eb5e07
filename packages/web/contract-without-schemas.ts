/**
 * Leaves out of the browser's bundle what only the server reads in a contract: schemas, the
 * summaries and headers of its calls, who may call and what is kept of it. A page needs a method, a
 * path, a credential, and types, which are gone by then.
 */
import { parseSync, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';

const SERVER_ONLY = new Set([
  'summary',
  'params',
  'query',
  'body',
  'answer',
  'refusals',
  'requestHeaders',
  'answerHeaders',
  'sansDonnees',
  'acces',
  'journal',
  'commande',
  'televersement',
]);

export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /packages\/contract\/src\/.+\.ts$/, code: /typebox|defineCall/ },
      handler: (code, id) => ({ code: withoutSchemas(code, id), map: null }),
    },
  };
}

interface Cut {
  start: number;
  end: number;
  /** What stands there instead. */
  left: string;
}

/** Lines keep their numbers. */
export function withoutSchemas(code: string, id: string): string {
  const cuts: Cut[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [call], start, end }) {
      if (callee.type === 'MemberExpression') {
        const { object } = callee;
        // An object of nothing, so that whatever reads a schema's parts still runs.
        if (object.type === 'Identifier' && object.name === 'Type') {
          cuts.push({ start, end, left: '({})' });
        }
      }
      if (callee.type !== 'Identifier' || callee.name !== 'defineCall') return;
      if (call?.type !== 'ObjectExpression') return;
      for (const property of call.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (!SERVER_ONLY.has(property.key.name)) continue;
        const comma = code[property.end] === ',' ? 1 : 0;
        cuts.push({ start: property.start, end: property.end + comma, left: '' });
      }
    },
  }).visit(parseSync(id, code).program);
  return apply(code, cuts);
}

/** From the first to the last; what lies within another goes with it. */
function apply(code: string, cuts: readonly Cut[]): string {
  let text = '';
  let at = 0;
  for (const { start, end, left } of cuts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    text += code.slice(at, start) + left + code.slice(start, end).replace(/[^\n]/g, '');
    at = end;
  }
  return text + code.slice(at);
}
