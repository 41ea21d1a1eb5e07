/** What a person reads comes from the message catalogues: no words written into a component. */
import { parseSync, Visitor } from 'rolldown/utils';
import { lineAt, type Finding } from '../findings.ts';
import { isTest, listFiles, readFiles, type SourceFile } from '../../machine/source-files.ts';

const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

const LETTERS = /\p{L}/u;

interface TextNode {
  type: string;
  start: number;
  value?: unknown;
}

/** The literal texts an expression can show: a literal, a template, either side of a condition. */
function textsOf(node: TextNode): { text: string; offset: number }[] {
  const child = (name: string): TextNode[] => {
    const value: unknown = Reflect.get(node, name);
    return [value].flat().filter((item): item is TextNode => typeof item === 'object' && !!item);
  };
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, offset: node.start }] : [];
    case 'TemplateLiteral':
      return child('quasis').map((part) => ({
        text: String(Reflect.get(Object(part.value), 'cooked')),
        offset: node.start,
      }));
    case 'ConditionalExpression':
      return [...child('consequent'), ...child('alternate')].flatMap(textsOf);
    case 'LogicalExpression':
      return child('right').flatMap(textsOf);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return child('expression').flatMap(textsOf);
    default:
      return [];
  }
}

export function findVisibleText({ path, text }: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const report = (words: string, offset: number) => {
    if (!LETTERS.test(words)) return;
    const line = lineAt(text, offset);
    const shown = words.trim().replace(/\s+/g, ' ');
    findings.push({ path, line, message: `visible text in the code: “${shown}”` });
  };
  const reportChildren = (children: readonly TextNode[]) => {
    for (const child of children) {
      if (child.type === 'JSXText') report(String(child.value), child.start);
      if (child.type === 'JSXExpressionContainer') {
        for (const found of textsOf(child)) report(found.text, found.offset);
      }
    }
  };
  new Visitor({
    JSXElement: (node) => reportChildren(node.children),
    JSXFragment: (node) => reportChildren(node.children),
    JSXAttribute(node) {
      if (node.name.type !== 'JSXIdentifier' || !READ_ATTRIBUTES.has(node.name.name)) return;
      if (node.value) for (const found of textsOf(node.value)) report(found.text, found.offset);
    },
  }).visit(parseSync(path, text).program);
  return findings;
}

export function checkVisibleText(): Finding[] {
  const paths = listFiles().filter(
    (path) => /^packages\/web\/src\/.*\.tsx$/.test(path) && !isTest(path),
  );
  return readFiles(paths).flatMap(findVisibleText);
}
