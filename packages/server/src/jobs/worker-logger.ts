import { Logger } from 'graphile-worker';
import type { Log } from '../db/log.ts';

/** The queue's words into our log, without the data of the jobs, which may be personal. */
export function workerLogger(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const error = meta?.error;
    const data = {
      ...(scope.taskIdentifier ? { tache: scope.taskIdentifier } : {}),
      ...(scope.jobId ? { job: scope.jobId } : {}),
      ...(error instanceof Error ? { err: error } : {}),
    };
    if (level === 'error') log.error(data, message);
    else if (level === 'warning') log.warn(data, message);
  });
}
