/**
 * Where the embedded database lives. As an ordinary user, in the data folder. As root too, unless
 * the user PostgreSQL runs as cannot enter it (a checkout under root's 0700 home): then in
 * /var/lib/comptoir, under a name made from the path of the data folder. Not in the temporary
 * folder, which a reboot empties. A file in the data folder says where, and keeps the two
 * together when the data folder is moved.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startError } from '../db/start-error.ts';
import { canEnter, findOwner } from './owner.ts';
import type { Owner } from './owner.ts';

export interface Home {
  folder: string;
  owner: Owner;
}

const POINTER = 'postgres-location';
export const SYSTEM_FOLDER = '/var/lib/comptoir';

export async function prepareHome(dataDir: string, systemFolder: string): Promise<Home> {
  try {
    return await makeHome(dataDir, systemFolder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw startError(
      `the data folder ${dataDir} cannot be used (${reason}):` +
        ` set COMPTOIR_DATA to a folder you may write to, or DATABASE_URL to a PostgreSQL server`,
      error,
    );
  }
}

async function makeHome(dataDir: string, systemFolder: string): Promise<Home> {
  await makeFolder(dataDir);
  const real = await realpath(dataDir);
  const folder = (await readPointer(real)) ?? (await chooseFolder(real, systemFolder));
  const owner = await findOwner(folder);
  if (folder.startsWith(systemFolder)) await makeFolder(systemFolder);
  await makeFolder(folder);
  if (owner) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
  if (!canEnter(owner, folder)) throw new Error(`user ${owner?.uid} cannot enter ${folder}`);
  return { folder: await realpath(folder), owner };
}

async function chooseFolder(dataDir: string, systemFolder: string): Promise<string> {
  const inside = path.join(dataDir, 'postgres');
  // A database that is already there is never replaced by an empty one elsewhere.
  if (existsSync(inside) || canEnter(await findOwner(inside), dataDir)) return inside;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = path.join(systemFolder, name);
  await writeFile(path.join(dataDir, POINTER), folder + '\n');
  return folder;
}

async function readPointer(dataDir: string): Promise<string | undefined> {
  const text = await readFile(path.join(dataDir, POINTER), 'utf8').catch(() => '');
  return text.trim() || undefined;
}

/** Enterable, not listable, by others: the user PostgreSQL runs as goes through it. */
async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  // Not by mkdir's mode, which the umask cuts.
  if (made !== undefined) await chmod(folder, 0o711);
}
