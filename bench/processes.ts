/** CPU time and memory of processes, from /proc. */
import { readdirSync, readFileSync } from 'node:fs';

// Linux counts CPU time in hundredths of a second on every platform it runs Node on.
const TICKS_PER_SECOND = 100;

/** CPU used so far by a process, in milliseconds. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may itself hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

export function memoryMb(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1];
  return Number(kilobytes) / 1024;
}

/** The PostgreSQL processes of a data folder: the postmaster and its children. */
export function postgresPids(clusterPort: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isPostgres(pid, clusterPort));
}

function isPostgres(pid: number, clusterPort: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(clusterPort);
  } catch {
    // It ended between the listing and the reading.
    return false;
  }
}
