/**
 * Where a test run keeps what it throws away: databases, browser profiles, compiled code. In memory
 * where there is plenty of it: a disk takes half a second to copy the database of one test file.
 */
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What `statfs` answers for a file system in memory on Linux. */
const TMPFS = 0x01021994;
const GIGABYTE = 2 ** 30;
/** The shops and databases of a run hold 2 GB at most; browsers and servers want memory too. */
const ROOM = 4 * GIGABYTE;
const LEFT = 6 * GIGABYTE;

export function makePassingFolder(): string {
  const folder = mkdtempSync(join(isRoomy() ? MEMORY : tmpdir(), 'comptoir-tests-'));
  // As root the database runs as another user, who must be able to go through.
  chmodSync(folder, 0o711);
  return folder;
}

function isRoomy(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS && bavail * bsize >= ROOM && freemem() >= ROOM + LEFT;
  } catch {
    // No such folder on this system.
    return false;
  }
}
