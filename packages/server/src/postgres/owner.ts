/**
 * Which system user runs PostgreSQL. It refuses to run as root: then it runs as an unprivileged
 * user, who must be able to enter the folders it is given.
 */
import { spawnSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';

/** Undefined: the user of this process. */
export type Owner = { uid: number; gid: number } | undefined;

// A user made for the shop is better than the one every other daemon shares.
const CANDIDATES = ['comptoir', 'nobody'];
const NOBODY = { uid: 65534, gid: 65534 };

/** `home` is the folder of the cluster, or where it is going to be. */
export async function findOwner(home: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return undefined;
  // The owner of an existing cluster stays its owner, whatever users were added since.
  const existing = await stat(home).catch(() => undefined);
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const candidate of CANDIDATES) {
    const line = passwd.split('\n').find((entry) => entry.startsWith(`${candidate}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    if (Number(uid) && Number(gid)) return { uid: Number(uid), gid: Number(gid) };
  }
  return NOBODY;
}

/** Tried rather than computed from modes: access lists and mounts count too. */
export function canEnter(owner: Owner, folder: string): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...owner,
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}
