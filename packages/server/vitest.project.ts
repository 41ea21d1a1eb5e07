import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';

/**
 * Node reads the sources itself, as it does in a running shop: types are left out without a
 * transformation, and what was compiled once is kept for the next worker.
 */
export const readByNode = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

export default defineProject({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    ...readByNode,
    name: 'server',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', '../demo/tests/**/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    // Tests of real processes share two cores with the rest of the run.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Much of their time is waiting for PostgreSQL and for processes: a third fills it.
    maxWorkers: 3,
    // Apart from tests that take another number of workers: the runner wants them one after the other.
    sequence: { groupOrder: 1 },
    // Each file has a database and a server of its own; loading their code anew would take longer.
    isolate: false,
    expect: { poll: { timeout: 10_000 } },
  },
});
