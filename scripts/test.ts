/**
 * `npm test`: the checks, the unit and API tests, the pages, the browser tests. Goes on after a
 * failure to show them all. `npm test -- unit`, `api` or `e2e` runs one part.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureHeadlessChromium } from './chromium.ts';
import { runCommand } from './run-command.ts';
import { addTallies, readTally, type Tally } from './tally.ts';

const PARTS = ['check', 'unit', 'api', 'e2e'] as const;
type Part = (typeof PARTS)[number];

const reports = mkdtempSync(join(tmpdir(), 'comptoir-tests-'));

/** A step that is not a test runner counts as one test: a failed check must show in the sum. */
async function runStep(title: string, command: [string, ...string[]]): Promise<Tally> {
  console.log(`\n── ${title}`);
  const { code } = await runCommand(command, { echo: true });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runVitest(title: string, args: string[], env = {}): Promise<Tally> {
  console.log(`\n── ${title}`);
  const report = join(reports, `${title}.json`);
  const { code } = await runCommand(
    [
      'vitest',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=./scripts/second-try-reporter.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      echo: true,
      env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ...env },
    },
  );
  return readTally(() => readFileSync(report, 'utf8'), code);
}

async function runBrowserTests(): Promise<Tally> {
  let chromium: string;
  try {
    chromium = await ensureHeadlessChromium();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  }
  const built = await runStep('Pages', ['node', 'packages/web/build.ts']);
  if (built.failed) return built;
  const tests = await runVitest('Browser tests', ['--project=e2e'], { CHROMIUM_PATH: chromium });
  return addTallies([built, tests]);
}

const UNIT = ['contract', 'images', 'web', 'demo', 'scripts', 'server'].map(
  (name) => `--project=${name}`,
);

const RUN: Record<Part, () => Promise<Tally>> = {
  check: () => runStep('Checks', ['node', 'scripts/check.ts']),
  unit: () => runVitest('Unit tests', [...UNIT, '--exclude=**/tests/**']),
  api: () =>
    runVitest('API tests', ['--project=server', 'packages/server/tests/', 'packages/demo/tests/']),
  e2e: runBrowserTests,
};

async function main(words: readonly string[]): Promise<void> {
  const unknown = words.filter((word) => !PARTS.includes(word as Part));
  if (unknown.length) {
    console.error(`Unknown part ${unknown.join(', ')}; parts: ${PARTS.join(', ')}`);
    process.exit(1);
  }
  const tallies: Tally[] = [];
  for (const part of PARTS) {
    if (!words.length || words.includes(part)) tallies.push(await RUN[part]());
  }
  const { passed, failed } = addTallies(tallies);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

try {
  await main(process.argv.slice(2));
} finally {
  rmSync(reports, { recursive: true, force: true });
}
