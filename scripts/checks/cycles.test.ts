import { describe, expect, it } from 'vitest';
import { findCycles } from './cycles.ts';

const files = (texts: Record<string, string>) =>
  Object.entries(texts).map(([path, text]) => ({ path: `packages/web/src/${path}`, text }));

describe('circles of imports', () => {
  it('finds a circle tied by types alone, once', () => {
    const found = findCycles(
      files({
        'panier/a.ts': "import { b } from './b.ts';\nexport type A = typeof b;\n",
        'panier/b.ts': "import type { C } from './c.ts';\nexport const b = {} as C;\n",
        'panier/c.ts': "export type { A as C } from './a.ts';\n",
        'panier/d.ts': "import './a.ts';\n",
      }),
    );
    expect(found).toEqual([
      {
        path: 'packages/web/src/panier/a.ts',
        message:
          'imports itself: packages/web/src/panier/a.ts → packages/web/src/panier/b.ts → packages/web/src/panier/c.ts → packages/web/src/panier/a.ts',
      },
    ]);
  });

  it('lets code that comes later lead back', () => {
    const found = findCycles(
      files({
        'panier/a.ts': "export const open = () => import('./b.ts');\n",
        'panier/b.ts': "import { open } from './a.ts';\nopen();\n",
        'panier/c.ts': "import { open } from './a.ts';\nimport 'react';\nopen();\n",
      }),
    );
    expect(found).toEqual([]);
  });
});
