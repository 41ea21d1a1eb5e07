/** Builds `/sw.js` beside the pages, with the list of the files they were built into. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composerCoquille, type Morceau } from './src/achat-rapide/hors-ligne/coquille.ts';

/** `client`: the folder of the browser bundle, its manifest included. */
export async function buildServiceWorker(client: string): Promise<void> {
  const { build } = await import('vite');
  const manifest = await readFile(join(client, '.vite/manifest.json'), 'utf8');
  const version = createHash('sha256').update(manifest).digest('hex').slice(0, 16);
  const coquille = composerCoquille(JSON.parse(manifest) as Record<string, Morceau>, version);
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __COQUILLE__: JSON.stringify(coquille) },
    build: {
      target: 'es2022',
      outDir: client,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'src/achat-rapide/hors-ligne/service-worker.ts',
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
}
