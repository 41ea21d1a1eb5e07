/**
 * Leaves out of the browser's bundle what only the server reads in a contract: the schemas of its
 * calls, their summaries and headers, who may call and what is kept of it. A page needs a method, a path, a credential, and types, which are gone
 * by then.
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
      filter: { id: /packages\/contract\/src\/.+\.contract\.ts$/ },
      handler: (code, id) => ({ code: withoutSchemas(code, id), map: null }),
    },
  };
}

/** Properties become spaces: everything else keeps its place. */
export function withoutSchemas(code: string, id: string): string {
  const cuts: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [call] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineCall') return;
      if (call?.type !== 'ObjectExpression') return;
      for (const property of call.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (SERVER_ONLY.has(property.key.name)) cuts.push(property);
      }
    },
  }).visit(parseSync(id, code).program);
  return cuts.reduce((text, { start, end }) => blank(text, start, end), code);
}

function blank(code: string, start: number, end: number): string {
  const comma = code[end] === ',' ? 1 : 0;
  return (
    code.slice(0, start) +
    code.slice(start, end + comma).replace(/[^\n]/g, ' ') +
    code.slice(end + comma)
  );
}
