/** Starts the shop: `npm start`, or `npm run dev` with `--dev`. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { isStartError } from './db/start-error.ts';

const dev = process.argv.includes('--dev');
// React and its friends read it when they are loaded, so before anything else is.
process.env['NODE_ENV'] ??= dev ? 'development' : 'production';

// Compiled code is kept for the next start, which it halves. Where it cannot be written, nothing is.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/comptoir'));

try {
  const { start } = await import('./start.ts');
  await start({ dev });
  // Not left to the end of the process, which may be killed.
  flushCompileCache();
} catch (error) {
  const { message, stack } = error as Error;
  process.stderr.write(`\nComptoir cannot start: ${isStartError(error) ? message : stack}\n`);
  process.exit(1);
}
