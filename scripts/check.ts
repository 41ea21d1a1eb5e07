/** `npm run check`: the one gate before a commit. `npm run check -- types lint` runs some steps. */
import { availableParallelism } from 'node:os';
import { checkBoundaries } from './check-boundaries.ts';
import { checkConfiguration } from './check-configuration.ts';
import { checkDependencies } from './check-dependencies.ts';
import { checkDecisions } from './check-decisions.ts';
import { checkDocuments } from './check-documents.ts';
import { checkFileNames } from './check-file-names.ts';
import { checkGlossary } from './check-glossary.ts';
import { checkMessages } from './check-messages.ts';
import { checkTerms } from './check-terms.ts';
import { checkTypography } from './check-typography.ts';
import { checkVisibleText } from './check-visible-text.ts';
import { formatFinding, type Finding } from './findings.ts';
import { runCommand } from './run-command.ts';

interface Outcome {
  ok: boolean;
  output: string;
}

interface Step {
  name: string;
  run: () => Promise<Outcome>;
}

function tool(name: string, ...command: [string, ...string[]]): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runCommand(command);
      return { ok: code === 0, output };
    },
  };
}

function own(name: string, check: () => Finding[] | Promise<Finding[]>): Step {
  return {
    name,
    run: async () => {
      const findings = await check();
      return { ok: findings.length === 0, output: findings.map(formatFinding).join('\n') };
    },
  };
}

// The longest first, so that the last ones fill the gaps.
const STEPS: readonly Step[] = [
  tool('lint', 'oxlint'),
  tool('types web', 'tsc', '-p', 'packages/web'),
  tool('types server', 'tsc', '-p', 'packages/server'),
  tool('types demo', 'tsc', '-p', 'packages/demo'),
  tool('types contract', 'tsc', '-p', 'packages/contract'),
  tool('types images', 'tsc', '-p', 'packages/images'),
  tool('types root', 'tsc', '-p', '.'),
  tool('format', 'oxfmt', '--check'),
  own('boundaries', checkBoundaries),
  own('dependencies', checkDependencies),
  own('messages', checkMessages),
  own('typography', checkTypography),
  own('terms', checkTerms),
  own('visible text', checkVisibleText),
  own('file names', checkFileNames),
  own('glossary', checkGlossary),
  own('configuration', checkConfiguration),
  own('decisions', checkDecisions),
  own('documents', checkDocuments),
];

async function runStep(step: Step): Promise<boolean> {
  const start = performance.now();
  const outcome = await step.run().catch((error: unknown) => ({
    ok: false,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${outcome.ok ? '✓' : '✗'} ${step.name.padEnd(15)} ${seconds.padStart(5)} s`);
  if (!outcome.ok) console.log(outcome.output.trim().replace(/^/gm, '    '));
  return outcome.ok;
}

async function main(words: readonly string[]): Promise<void> {
  const wanted = STEPS.filter(
    ({ name }) => !words.length || words.some((word) => name.split(' ').includes(word)),
  );
  if (!wanted.length) {
    console.error(`No such step. Steps: ${STEPS.map((step) => step.name).join(', ')}`);
    process.exit(1);
  }
  const queue = [...wanted];
  const failed: string[] = [];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      if (!(await runStep(step))) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  if (failed.length) {
    console.log(`\ncheck: ${failed.length} of ${wanted.length} steps failed: ${failed.join(', ')}`);
    process.exitCode = 1;
  } else {
    console.log(`\ncheck: all ${wanted.length} steps passed`);
  }
}

await main(process.argv.slice(2));
