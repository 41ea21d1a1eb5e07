/**
 * `npm run check`: the one gate before a commit. `npm run check -- types lint` runs some steps;
 * with `--write`, those that can mend what they check do so first.
 */
import { availableParallelism } from 'node:os';
import { checkBoundaries } from './checks/boundaries.ts';
import { checkCycles } from './checks/cycles.ts';
import { checkConfiguration } from './checks/configuration.ts';
import { checkDependencies } from './checks/dependencies.ts';
import { checkDecisions, writeDecisions } from './checks/decisions.ts';
import { checkDocuments } from './checks/documents.ts';
import { checkFileNames } from './checks/file-names.ts';
import { checkGlossary } from './checks/glossary.ts';
import { checkIdentifiers } from './checks/identifiers.ts';
import { checkLicences } from './checks/licences.ts';
import { checkNames } from './checks/names.ts';
import { checkStyles } from './checks/styles.ts';
import { checkComments } from './checks/words/comments.ts';
import { checkMessages, writeMessages } from './checks/words/messages.ts';
import { checkTerms } from './checks/words/terms.ts';
import { checkTypography } from './checks/words/typography.ts';
import { checkVisibleText } from './checks/words/visible-text.ts';
import { formatFinding, type Finding } from './checks/findings.ts';
import { runCommand } from './machine/run-command.ts';

interface Outcome {
  ok: boolean;
  output: string;
}

interface Step {
  name: string;
  run: () => Promise<Outcome>;
  write?: () => void | Promise<void>;
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

function own(
  name: string,
  check: () => Finding[] | Promise<Finding[]>,
  write?: Step['write'],
): Step {
  return {
    name,
    ...(write && { write }),
    run: async () => {
      const findings = await check();
      return { ok: findings.length === 0, output: findings.map(formatFinding).join('\n') };
    },
  };
}

/** Steps run beside each other: one checker each, since more of them infer the same types again. */
function types(name: string, project: string): Step {
  return tool(`types ${name}`, 'tsc', '-p', project, '--checkers', '1');
}

// The longest first, so that the last ones fill the gaps.
const STEPS: readonly Step[] = [
  tool('lint', 'oxlint'),
  types('web', 'packages/web'),
  types('server', 'packages/server'),
  types('demo', 'packages/demo'),
  types('contract', 'packages/contract'),
  types('images', 'packages/images'),
  types('root', '.'),
  tool('format', 'oxfmt', '--check'),
  own('boundaries', checkBoundaries),
  own('cycles', checkCycles),
  own('dependencies', checkDependencies),
  own('messages', checkMessages, writeMessages),
  own('typography', checkTypography),
  own('terms', checkTerms),
  own('visible text', checkVisibleText),
  own('comments', checkComments),
  own('file names', checkFileNames),
  own('identifiers', checkIdentifiers),
  own('names', checkNames),
  own('licences', checkLicences),
  own('styles', checkStyles),
  own('glossary', checkGlossary),
  own('configuration', checkConfiguration),
  own('decisions', checkDecisions, writeDecisions),
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

async function main(given: readonly string[]): Promise<void> {
  const words = given.filter((word) => word !== '--write');
  const wanted = STEPS.filter(
    ({ name }) => !words.length || words.some((word) => name.split(' ').includes(word)),
  );
  if (!wanted.length) {
    console.error(`No such step. Steps: ${STEPS.map((step) => step.name).join(', ')}`);
    process.exit(1);
  }
  if (given.includes('--write')) for (const step of wanted) await step.write?.();
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
