/** Which keys of the catalogues the code asks for: `t('…')` and keys named in typed tables. */
import { parseSync, Visitor } from 'rolldown/utils';
import { lineAt, type Finding } from '../findings.ts';
import { flatten, groupPlurals, type Catalogue } from './message-catalogues.ts';
import type { RequiredKey } from './message-tables.ts';
import type { SourceFile } from '../../machine/source-files.ts';

/** Keys built from data that is not a table of the code. Each family says from what. */
export const DYNAMIC_FAMILIES: readonly { prefix: string; reason: string }[] = [];

interface Use {
  /** Possible namespaces; empty when the file does not say. */
  namespaces: string[];
  /** The key, or the fixed beginning of a key built from a template. */
  key: string;
  isPrefix: boolean;
  /** A key named in a table, given to `t` elsewhere: it is used, and may be no key at all. */
  isMention?: boolean;
  offset: number;
}

type Expression = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['ExpressionStatement']>
>[0]['expression'];

/** What gives a `t` for the namespace it is called with. */
const BINDERS = new Set(['useTexts', 'translate']);

/** Every text a key expression can give: literals, both sides of a condition, template heads. */
function keysOf(node: Expression): { key: string; isPrefix: boolean }[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ key: node.value, isPrefix: false }] : [];
    case 'ConditionalExpression':
      return [...keysOf(node.consequent), ...keysOf(node.alternate)];
    case 'LogicalExpression':
      return [...keysOf(node.left), ...keysOf(node.right)];
    case 'ArrayExpression':
      return node.elements.flatMap((item) =>
        item && item.type !== 'SpreadElement' ? keysOf(item) : [],
      );
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return keysOf(node.expression);
    case 'TemplateLiteral': {
      const head = node.quasis[0]?.value.cooked ?? '';
      return [{ key: head, isPrefix: node.expressions.length > 0 }];
    }
    default:
      return [];
  }
}

/** `ui:fermer` → ui, fermer. */
function splitKey(key: string): [namespace: string | undefined, key: string] {
  const colon = key.indexOf(':');
  return colon === -1 ? [undefined, key] : [key.slice(0, colon), key.slice(colon + 1)];
}

export function listUses({ path, text }: SourceFile): Use[] {
  const uses: Use[] = [];
  const boundTo = new Map<string, Set<string>>();
  const calls: { name: string; argument: Expression; offset: number }[] = [];
  new Visitor({
    VariableDeclarator(node) {
      const { init } = node;
      if (init?.type !== 'CallExpression') return;
      const callee = init.callee.type === 'MemberExpression' ? init.callee.property : init.callee;
      if (callee.type !== 'Identifier' || !BINDERS.has(callee.name)) return;
      const namespaces = init.arguments.flatMap((argument) =>
        argument.type === 'SpreadElement' ? [] : keysOf(argument).map((found) => found.key),
      );
      if (node.id.type !== 'Identifier') return;
      const { name } = node.id;
      boundTo.set(name, new Set([...(boundTo.get(name) ?? []), ...namespaces]));
    },
    Literal(node) {
      // Dotted, so that ordinary words are not taken for keys; their type is checked by tsc.
      if (typeof node.value !== 'string' || !/^[\w-]+([.:][\w-]+)+$/.test(node.value)) return;
      const [namespace, key] = splitKey(node.value);
      const namespaces = namespace === undefined ? [] : [namespace];
      uses.push({ namespaces, key, isPrefix: false, isMention: true, offset: node.start });
    },
    CallExpression(node) {
      const callee = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee;
      const [argument] = node.arguments;
      if (callee.type !== 'Identifier' || !argument || argument.type === 'SpreadElement') return;
      if (/^t([A-Z]\w*)?$/.test(callee.name) || boundTo.has(callee.name)) {
        calls.push({ name: callee.name, argument, offset: node.start });
      }
    },
  }).visit(parseSync(path, text).program);
  for (const { name, argument, offset } of calls) {
    for (const { key, isPrefix } of keysOf(argument)) {
      const [namespace, rest] = splitKey(key);
      const namespaces = namespace ? [namespace] : [...(boundTo.get(name) ?? [])];
      uses.push({ namespaces, key: rest, isPrefix, offset });
    }
  }
  return uses;
}

/** `catalogues` holds the reference language only. */
export function findUseProblems(
  catalogues: readonly Catalogue[],
  files: readonly SourceFile[],
  required: readonly RequiredKey[] = [],
): Finding[] {
  const known = new Map(
    catalogues.map((each) => [each.namespace, groupPlurals(flatten(each.content))]),
  );
  const used = new Set(required.map(({ key }) => key));
  const findings: Finding[] = required.flatMap(({ key, reason }) => {
    const [namespace = '', name = ''] = key.split(':', 2);
    if (known.get(namespace)?.has(name)) return [];
    return [
      {
        path: `packages/contract/messages/fr/${namespace}.json`,
        message: `missing key ${name}: ${reason}`,
      },
    ];
  });
  for (const file of files) {
    for (const use of listUses(file)) {
      const namespaces = use.namespaces.length ? use.namespaces : [...known.keys()];
      const hits = namespaces.flatMap((namespace) =>
        [...(known.get(namespace)?.keys() ?? [])]
          .filter((key) => (use.isPrefix ? key.startsWith(use.key) : key === use.key))
          .map((key) => `${namespace}:${key}`),
      );
      for (const hit of hits) used.add(hit);
      if (!hits.length && !use.isMention) {
        const message = `no message ${namespaces.join('|')}:${use.key}${use.isPrefix ? '…' : ''}`;
        findings.push({ path: file.path, line: lineAt(file.text, use.offset), message });
      }
    }
  }
  const isDynamic = (key: string) => DYNAMIC_FAMILIES.some(({ prefix }) => key.startsWith(prefix));
  for (const { namespace, path } of catalogues) {
    for (const key of known.get(namespace)?.keys() ?? []) {
      const full = `${namespace}:${key}`;
      if (!used.has(full) && !isDynamic(full))
        findings.push({ path, message: `unused key ${key}` });
    }
  }
  return findings;
}
