import { expect, it } from 'vitest';
import { addLines, readExample } from './worked-example.ts';

const DOCUMENT = `
The call, in \`packages/contract/src/idees.ts\`, beside \`packages/contract/src/avis.ts\`. No:
\`packages/contract/src/idees.ts\`:

\`\`\`ts
export const a = 1;
\`\`\`

and \`packages/server/src/app.ts\`:

\`\`\`diff
 import './avis.ts';
+import './idees.ts';
   avis,
+  idees,
\`\`\`
`;

it('gives each block the path last named before it', () => {
  expect(readExample(DOCUMENT)).toEqual([
    { path: 'packages/contract/src/idees.ts', text: 'export const a = 1;\n' },
    {
      path: 'packages/server/src/app.ts',
      additions: [
        { after: "import './avis.ts';", line: "import './idees.ts';" },
        { after: '  avis,', line: '  idees,' },
      ],
    },
  ]);
});

it('refuses a block that no path stands before', () => {
  expect(() => readExample('Like this:\n\n```ts\na();\n```\n')).toThrow('a();');
});

it('adds a line after the one it follows, which may be named by its beginning', () => {
  const additions = [{ after: '| devis …', line: '| idée |' }];
  expect(addLines('| devis   | `devis` |\n| offre |', additions)).toBe(
    '| devis   | `devis` |\n| idée |\n| offre |',
  );
});

it('refuses a line that is no longer there', () => {
  expect(() => addLines('a', [{ after: 'b', line: 'c' }])).toThrow('no such line: b');
});
