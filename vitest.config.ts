/** One project per kind of test, so that `vitest run --project=…` runs one of them. */
import server, { readByNode } from './packages/server/vitest.project.ts';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const here = import.meta.dirname;

/** They leave nothing behind, so that what they import is read once for all. */
function unit(
  name: string,
  include: string,
  reading: object = readByNode,
): TestProjectConfiguration {
  return {
    test: {
      ...reading,
      name,
      root: here,
      include: [include],
      environment: 'node',
      pool: 'threads',
      maxWorkers: 2,
      isolate: false,
      // Properties are tried hundreds of times, on a machine that does other things too.
      testTimeout: 20_000,
    },
  };
}

export default defineConfig({
  test: {
    // A capability may have tests of some kinds only.
    passWithNoTests: true,
    projects: [
      unit('contract', 'packages/contract/src/**/*.test.ts'),
      unit('demo', 'packages/demo/src/**/*.test.ts'),
      unit('images', 'packages/images/src/**/*.test.ts'),
      // Node reads no JSX.
      unit('web', 'packages/web/{*,src/**/*}.test.{ts,tsx}', {}),
      unit('scripts', '{scripts,relevance}/**/*.test.ts'),
      server,
      {
        test: {
          ...readByNode,
          name: 'e2e',
          root: here,
          include: ['e2e/**/*.e2e.ts'],
          environment: 'node',
          globalSetup: ['e2e/harness/global-setup.ts'],
          setupFiles: ['e2e/harness/after-tests.ts'],
          // The browser's driver and the harness take longer to load than a short test to run.
          isolate: false,
          // Journeys are long, and the machine may be at other work.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Two cores for a server, a database, a browser and the tests: a second may be short.
          expect: { poll: { timeout: 10_000 } },
          // A third fills what two leave idle while a page waits.
          maxWorkers: 3,
        },
      },
    ],
  },
});
