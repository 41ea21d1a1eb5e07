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

/** CPU used so far by all PostgreSQL processes of the machine, in milliseconds. */
export function postgresCpuMs(): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, name) => sum + postgresCpuOf(Number(name)), 0);
}

function postgresCpuOf(pid: number): number {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' ? cpuMs(pid) : 0;
  } catch {
    // It ended between the listing and the reading.
    return 0;
  }
}
