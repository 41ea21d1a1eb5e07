/** Runs the jobs of the queue in this process, several servers sharing one queue. */
import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parseCronItems, run } from 'graphile-worker';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import type { Log } from '../db/log.ts';
import type { Pool } from '../db/pool.ts';
import { keepPresence, releaseDeadWorkers } from './dead-workers.ts';
import { CRONS } from './taches.ts';
import type { JobHandlers } from './taches.ts';
import { workerLogger } from './worker-logger.ts';

export interface StartJobsOptions {
  pool: Pool;
  log: Log;
  handlers: Partial<JobHandlers>;
  /** Jobs at a time. */
  concurrency?: number;
  /** How long stop() lets running jobs finish. */
  graceMs?: number;
}

export interface Jobs {
  /** Takes no new job, waits for the running ones; those that do not end will run again. */
  stop(): Promise<void>;
}

// New jobs are announced; polling is for those whose time has come.
const POLL_MS = 2_000;
const DEAD_WORKERS_MS = 60_000;
const MAX_BACKOFF_MS = 10_000;
/** Failures to take a job, one after the other, after which the queue is started again. */
const MAX_FAILURES = 3;

export async function startJobs(options: StartJobsOptions): Promise<Jobs> {
  const { log, concurrency = 2, graceMs = 10_000 } = options;
  // Its own pool, so that jobs and requests do not wait for each other's connections: one per job,
  // one to listen, one for cron.
  const pool = options.pool.sibling({
    max: concurrency + 2,
    applicationName: 'comptoir-taches',
    log,
  });
  let stopping = false;
  let worker = await startWorker(pool, options, concurrency);
  const timer = setInterval(() => {
    releaseDeadWorkers(pool).catch((error: unknown) =>
      log.warn({ err: error }, 'jobs of dead servers cannot be looked for'),
    );
  }, DEAD_WORKERS_MS);
  void supervise();

  /** The queue gives up after repeated failures, as when the database is away: start it again. */
  async function supervise(): Promise<void> {
    for (let wait = 250; ; wait = Math.min(wait * 2, MAX_BACKOFF_MS)) {
      await worker.ended;
      if (stopping) return;
      log.error({}, 'the job queue stopped by itself and is started again');
      await delay(wait, undefined, { ref: false });
      if (stopping) return;
      try {
        worker = await startWorker(pool, options, concurrency);
        wait = 250;
        if (stopping) await worker.stop(graceMs);
      } catch (error) {
        log.error({ err: error }, 'the job queue does not start');
      }
    }
  }

  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      await worker.stop(graceMs);
      await pool.end();
    },
  };
}

interface Worker {
  /** Settles when it stopped, for whatever reason. */
  ended: Promise<void>;
  stop(graceMs: number): Promise<void>;
}

async function startWorker(
  pool: Pool,
  { log, handlers }: StartJobsOptions,
  concurrency: number,
): Promise<Worker> {
  const events: WorkerEvents = new EventEmitter();
  const created = new Promise<string>((resolve) => {
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id));
  });
  await releaseDeadWorkers(pool);
  const runner = await run({
    // Otherwise the end of a job is written without anybody waiting for it: a database lost at
    // that moment is a rejection nobody handles. So it stops the queue, which is started again.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    pgPool: pool.driver,
    logger: workerLogger(log),
    events,
    concurrency,
    pollInterval: POLL_MS,
    // The server stops its parts itself, in order.
    noHandleSignals: true,
    taskList: toTaskList(handlers),
    parsedCronItems: parseCronItems(
      CRONS.filter(({ tache }) => handlers[tache]).map(({ tache, match }) => ({
        task: tache,
        match,
        identifier: tache,
      })),
    ),
  });
  const ended = runner.promise.catch(() => {});
  stopWhenStuck(events, runner, log);
  const presence = await keepPresence(pool, log, await created).catch(async (error: unknown) => {
    await stopRunner(runner, 0);
    throw error;
  });
  void ended.then(() => presence.close());
  return {
    ended,
    async stop(graceMs) {
      await stopRunner(runner, graceMs);
      await presence.close();
    },
  };
}

/**
 * The queue keeps the answer to its first question, were it a failure: one that could not reach the
 * database at that moment would take no job ever after, and say so to nobody.
 */
function stopWhenStuck(events: WorkerEvents, runner: Runner, log: Log): void {
  let failures = 0;
  const forget = () => void (failures = 0);
  events.on('worker:getJob:empty', forget);
  events.on('job:start', forget);
  events.on('worker:getJob:error', ({ error }) => {
    log.warn({ err: error }, 'no job can be taken');
    if (++failures === MAX_FAILURES) void runner.stop().catch(() => {});
  });
}

async function stopRunner(runner: Runner, graceMs: number): Promise<void> {
  const late = Symbol('late');
  const outcome = await Promise.race([
    // It may have stopped by itself.
    runner.stop().catch(() => {}),
    delay(graceMs, late, { ref: false }),
  ]);
  if (outcome === late) await runner.kill().catch(() => {});
}

function toTaskList(handlers: Partial<JobHandlers>): TaskList {
  return Object.fromEntries(
    Object.entries(handlers).map(([tache, handler]) => [
      tache,
      (donnees: unknown, { job, abortSignal }) =>
        handler(donnees as never, {
          signal: abortSignal,
          isLastAttempt: job.attempts >= job.max_attempts,
        }),
    ]),
  ) as TaskList;
}
