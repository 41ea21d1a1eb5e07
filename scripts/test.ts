/**
 * `npm test`: the checks, the unit and API tests, the pages, the browser tests. Goes on after a
 * failure to show them all. `npm test -- unit`, `api` or `e2e` runs one part. `npm test -- --touche`
 * runs what the change at hand, or the last commit, can affect; `--touche=main` all since a branch.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureHeadlessChromium } from './machine/chromium.ts';
import { runCommand } from './machine/run-command.ts';
import { listFiles, readFiles } from './machine/source-files.ts';
import { makePassingFolder } from './test-run/passing-folder.ts';
import { addTallies, readTally, type Tally } from './test-run/tally.ts';
import { findTouched } from './test-run/touched.ts';

const PARTS = ['check', 'unit', 'api', 'e2e'] as const;
type Part = (typeof PARTS)[number];

const folder = makePassingFolder();
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A step that is not a test runner counts as one test: a failed check must show in the sum. */
async function runStep(title: string, command: [string, ...string[]]): Promise<Tally> {
  console.log(`\n── ${title}`);
  const { code } = await runCommand(command, { echo: true });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runVitest(title: string, args: string[], env = {}): Promise<Tally> {
  console.log(`\n── ${title}`);
  const report = join(folder, `${title}.json`);
  const { code } = await runCommand(
    [
      'vitest',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      echo: true,
      env: {
        // Workers read what the first of them has compiled.
        NODE_COMPILE_CACHE: join(folder, 'code'),
        TMPDIR: folder,
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
        ...env,
      },
    },
  );
  return readTally(() => readFileSync(report, 'utf8'), code);
}

async function runBrowserTests(filters: readonly string[]): Promise<Tally> {
  let chromium: string;
  try {
    chromium = await ensureHeadlessChromium();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  }
  const built = await runStep('Pages', ['node', 'packages/web/build.ts']);
  if (built.failed) return built;
  const args = ['--project=e2e', ...filters];
  const tests = await runVitest('Browser tests', args, { CHROMIUM_PATH: chromium });
  return addTallies([built, tests]);
}

const UNIT = ['contract', 'demo', 'images', 'web', 'scripts', 'server'].map(
  (name) => `--project=${name}`,
);
/** On a real database; the demo is tried where its tests find one. */
const API = ['packages/server/tests/', 'packages/demo/tests/'];
const isApi = (filter: string) => API.some((folder) => filter.startsWith(folder));

/** By parts of paths; without any, all tests. */
const RUN: Record<Part, (filters: readonly string[]) => Promise<Tally>> = {
  check: () => runStep('Checks', ['node', 'scripts/check.ts']),
  unit: (filters) => runVitest('Unit tests', [...UNIT, '--exclude=**/tests/**', ...filters]),
  api: (filters) =>
    runVitest('API tests', ['--project=server', ...(filters.length ? filters : API)]),
  e2e: runBrowserTests,
};

const BELONGS: Record<Part, (filter: string) => boolean> = {
  check: () => true,
  unit: (filter) => !isApi(filter) && !filter.startsWith('e2e/'),
  api: isApi,
  e2e: (filter) => filter.startsWith('e2e/'),
};

async function git(...args: string[]): Promise<string[]> {
  const { code, output } = await runCommand(['git', ...args]);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return output.split('\n').filter(Boolean);
}

async function listChanged(since: string | undefined): Promise<string[]> {
  const loose = await git('ls-files', '--others', '--exclude-standard');
  const open = await git('diff', '--name-only', 'HEAD');
  const from = since ?? (loose.length + open.length > 0 ? 'HEAD' : 'HEAD~1');
  return [...(await git('diff', '--name-only', from)), ...loose];
}

/** For each part, the parts of paths its tests have; undefined runs them all. */
async function filtersOf(word: string | undefined): Promise<readonly string[] | undefined> {
  if (word === undefined) return undefined;
  const sources = readFiles(
    listFiles().filter((path) => /^packages\/.*\/src\/.*\.tsx?$/.test(path)),
  );
  const touched = findTouched(await listChanged(word.split('=')[1]), sources);
  console.log(touched.all ? 'Everything can be affected.' : touched.filters.join('\n'));
  return touched.all ? undefined : touched.filters;
}

async function main(given: readonly string[]): Promise<void> {
  const touche = given.find((word) => /^--touche(?:=|$)/.test(word));
  const words = given.filter((word) => word !== touche);
  const unknown = words.filter((word) => !PARTS.includes(word as Part));
  if (unknown.length) {
    console.error(`Unknown part ${unknown.join(', ')}; parts: ${PARTS.join(', ')}`);
    process.exit(1);
  }
  const tallies: Tally[] = [];
  const filters = await filtersOf(touche);
  for (const part of PARTS) {
    if (words.length && !words.includes(part)) continue;
    const own = filters?.filter(BELONGS[part]);
    if (own?.length === 0) continue;
    tallies.push(await RUN[part](own ?? []));
  }
  const { passed, failed } = addTallies(tallies);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

await main(process.argv.slice(2));
