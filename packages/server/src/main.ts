/** Starts the shop: `npm start`, or `npm run dev` with `--dev`. */
import { isStartError } from './db/start-error.ts';

const dev = process.argv.includes('--dev');
// React and its friends read it when they are loaded, so before anything else is.
process.env['NODE_ENV'] ??= dev ? 'development' : 'production';

try {
  const { start } = await import('./start.ts');
  await start({ dev });
} catch (error) {
  const { message, stack } = error as Error;
  process.stderr.write(`\nComptoir cannot start: ${isStartError(error) ? message : stack}\n`);
  process.exit(1);
}
