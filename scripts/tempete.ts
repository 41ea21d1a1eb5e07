/**
 * Orders in bad weather for as long as told, with the server killed at random:
 * `node scripts/tempete.ts [seconds]`, two minutes unless told. What has to be true afterwards is
 * checked by the test itself.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const TEST = 'packages/server/tests/commandes/tempete.api.test.ts';
const root = join(import.meta.dirname, '..');
const [seconds = '120'] = process.argv.slice(2);

const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=server', TEST],
  { cwd: root, stdio: 'inherit', env: { ...process.env, COMPTOIR_TEMPETE: seconds } },
);
process.exitCode = status ?? 1;
