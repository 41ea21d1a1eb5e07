/** `npm run eprouver`: tries all models of the pictures, and keeps the record when all pass. */
import { writeRecord } from '../../packages/images/src/atelier/epreuves.ts';
import { runCommand } from '../machine/run-command.ts';

const { code } = await runCommand(
  ['vitest', 'run', '--project=images', 'packages/images/src/modeles-'],
  { echo: true, env: { COMPTOIR_EPREUVES: 'all' } },
);
if (code === 0) writeRecord();
process.exitCode = code;
