/** Builds the pages (browser and server bundles) when their sources changed, and compresses them. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const web = import.meta.dirname;
const root = join(web, '../..');
const dist = join(web, 'dist');
const STAMP = join(dist, 'sources.sha256');

const SOURCES = [
  join(web, 'src'),
  join(web, 'public'),
  join(web, 'vite.config.ts'),
  join(web, 'build.ts'),
  join(root, 'packages/contract/src'),
  join(root, 'packages/contract/messages'),
  join(root, 'package-lock.json'),
];

/**
 * Builds in a process of its own, which gives back the memory that bundling takes. Answers whether
 * a build was needed.
 */
export async function buildPagesIfChanged(): Promise<boolean> {
  if (await isUpToDate()) return false;
  const child = spawn(process.execPath, [import.meta.filename], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the pages do not build; what is wrong is said above');
  return true;
}

async function isUpToDate(): Promise<boolean> {
  return existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === (await digestOf(SOURCES));
}

async function buildPages(): Promise<void> {
  const digest = await digestOf(SOURCES);
  const { build } = await import('vite');
  const common = {
    root: web,
    configFile: join(web, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    mode: 'production',
  } as const;
  await build({ ...common });
  await build({ ...common, build: { ssr: 'src/entry-server.tsx' } });
  await compressAll(join(dist, 'client'));
  // Written last: a build cut short is done again.
  await writeFile(STAMP, digest);
}

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function digestOf(paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const files = /\.\w+$/.test(path) ? [path] : (await filesUnder(path)).sort();
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(root.length)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|ico)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressAll(folder: string): Promise<void> {
  const files = (await filesUnder(folder)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < 1024) return;
      await writeFile(
        `${file}.br`,
        await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      );
      await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
    }),
  );
}

if (import.meta.main) {
  const started = performance.now();
  await buildPages();
  console.log(`Pages built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
