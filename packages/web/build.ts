/**
 * Builds the pages, browser and server bundles, into a folder named after their sources: a server
 * that runs keeps its files while the next one builds its own.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildServiceWorker } from './build-service-worker.ts';

const web = import.meta.dirname;
const root = join(web, '../..');
const dist = join(web, 'dist');
const images = join(root, 'packages/images/src');

const SOURCES = [
  join(web, 'src'),
  join(web, 'public'),
  join(web, 'package.json'),
  join(web, 'vite.config.ts'),
  join(web, 'chunks.ts'),
  join(web, 'contract-without-schemas.ts'),
  join(web, 'selectors-by-class.ts'),
  join(web, 'build.ts'),
  join(web, 'build-service-worker.ts'),
  join(root, 'packages/contract/package.json'),
  join(root, 'packages/contract/src'),
  join(root, 'packages/contract/messages'),
  ...['modele.ts', 'nuancier.ts', 'vue.public.ts'].map((file) => join(images, file)),
  ...['etiquettes', 'geometrie', 'matieres', 'modeles', 'pieces', 'sdf', 'studio', 'vue'].map(
    (folder) => join(images, folder),
  ),
  join(root, 'package-lock.json'),
];

/** Builds kept beside the newest, for servers that still run on them. */
const KEPT_BUILDS = 2;

export interface Build {
  /** Holds `client` and `server`. */
  folder: string;
  /** Whether it had to be made now. */
  built: boolean;
}

/** Builds in a process of its own, which gives back the memory that bundling takes. */
export async function buildPagesIfChanged(): Promise<Build> {
  const folder = await buildFolder();
  if (existsSync(folder)) return { folder, built: false };
  const child = spawn(process.execPath, [import.meta.filename], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the pages do not build; what is wrong is said above');
  return { folder, built: true };
}

async function buildFolder(): Promise<string> {
  return join(dist, (await digestOf(SOURCES)).slice(0, 16));
}

async function buildPages(folder: string): Promise<void> {
  // Renamed at the end: a build cut short, or two at once, leave nothing half made.
  const draft = `${folder}.${process.pid}`;
  const { build } = await import('vite');
  const common = {
    root: web,
    configFile: join(web, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    mode: 'production',
  } as const;
  await build({ ...common, build: { outDir: join(draft, 'client') } });
  await buildServiceWorker(join(draft, 'client'));
  await build({
    ...common,
    build: { outDir: join(draft, 'server'), ssr: 'src/entry-server.tsx', copyPublicDir: false },
  });
  await compressAll(join(draft, 'client'));
  if (existsSync(folder)) await rm(draft, { recursive: true });
  else await rename(draft, folder);
}

async function removeOldBuilds(newest: string): Promise<void> {
  const folders = (await readdir(dist, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && /^[\da-f]{16}$/.test(entry.name))
    .map((entry) => join(dist, entry.name))
    .filter((folder) => folder !== newest);
  const dated = await Promise.all(
    folders.map(async (folder) => ({ folder, made: (await stat(folder)).mtimeMs })),
  );
  dated.sort((a, b) => b.made - a.made);
  await Promise.all(
    dated.slice(KEPT_BUILDS).map(({ folder }) => rm(folder, { recursive: true, force: true })),
  );
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
/** Every first page waits for these; of the others the last per cent costs three times the work. */
const ATTENDUS = /\/(?:vendor|entry-client)-[^/]+\.js$|\.css$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressAll(folder: string): Promise<void> {
  const files = (await filesUnder(folder)).filter(
    (file) => COMPRESSIBLE.test(file) && !file.includes('/.vite/'),
  );
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < 1024) return;
      await writeFile(
        `${file}.br`,
        await brotli(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: ATTENDUS.test(file) ? 11 : 10 },
        }),
      );
      await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
    }),
  );
}

if (import.meta.main) {
  const started = performance.now();
  const folder = await buildFolder();
  if (!existsSync(folder)) await buildPages(folder);
  await removeOldBuilds(folder);
  console.log(`Pages built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
