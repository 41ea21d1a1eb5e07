import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { addJob } from '../../src/jobs/add-job.ts';
import { startJobs } from '../../src/jobs/start-jobs.ts';
import type { Jobs, StartJobsOptions } from '../../src/jobs/start-jobs.ts';
import type { JobHandler } from '../../src/jobs/taches.ts';
import { createDatabase } from '../database.ts';
import type { TestDatabase } from '../database.ts';

describe('jobs', () => {
  let base: TestDatabase;
  let running: Jobs[];
  let warnings: number;

  beforeEach(async () => {
    warnings = 0;
    base = await createDatabase();
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()));
    await base.drop();
  });

  async function start(nettoyer: JobHandler<'nettoyer'>, more: Partial<StartJobsOptions> = {}) {
    const jobs = await startJobs({
      pool: base.pool,
      log: { ...silentLog, warn: () => void warnings++ },
      handlers: { nettoyer },
      ...more,
    });
    running.push(jobs);
    return jobs;
  }
  const add = () => transaction(base.pool, (tx) => addJob(tx, 'nettoyer', {}));
  const waiting = () => base.pool.query(sql`select attempts, last_error from graphile_worker.jobs`);

  it('run soon after their transaction commits, once', async () => {
    let runs = 0;
    await start(async () => void runs++);
    await start(async () => void runs++);
    await add();
    await expect.poll(() => runs, { timeout: 1000, interval: 20 }).toBe(1);
    await expect.poll(waiting).toEqual([]);
    expect(runs).toBe(1);
  });

  it('do not run when their transaction is rolled back', async () => {
    const seen: string[] = [];
    await start(async () => void seen.push('run'));
    const refused = transaction(base.pool, async (tx) => {
      await addJob(tx, 'nettoyer', {});
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await waiting()).toEqual([]);
    await add();
    await expect.poll(() => seen).toEqual(['run']);
  });

  it('are tried again, later and later, when they fail', async () => {
    const attempts: number[] = [];
    const last: boolean[] = [];
    await start(async (_, { isLastAttempt }) => {
      attempts.push(performance.now());
      last.push(isLastAttempt);
      if (attempts.length === 1) throw new Error('mail server away');
    });
    await transaction(base.pool, (tx) => addJob(tx, 'nettoyer', {}, { maxAttempts: 2 }));
    await expect
      .poll(waiting)
      .toEqual([{ attempts: 1, last_error: expect.stringContaining('mail server away') }]);
    const [backoff] = await base.pool.query<{ s: number }>(
      sql`select extract(epoch from run_at - now())::float as s from graphile_worker.jobs`,
    );
    expect(backoff?.s).toBeGreaterThan(1);
    await expect.poll(() => attempts.length, { timeout: 10_000 }).toBe(2);
    expect(last).toEqual([false, true]);
    await expect.poll(waiting).toEqual([]);
  });

  it('finish before the server stops', async () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    let finished = false;
    const jobs = await start(async () => {
      begun.resolve();
      await end.promise;
      finished = true;
    });
    await add();
    await begun.promise;
    const stopped = jobs.stop();
    running = [];
    end.resolve();
    await stopped;
    expect(finished).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  it('that do not finish in time are kept for later, and the server stops all the same', async () => {
    const begun = Promise.withResolvers<void>();
    const never = Promise.withResolvers<void>();
    const jobs = await start(() => (begun.resolve(), never.promise), { graceMs: 100 });
    await add();
    await begun.promise;
    running = [];
    await jobs.stop();
    expect(await waiting()).toHaveLength(1);
  });

  it('of a server that was killed are taken over by one that starts', async () => {
    await add();
    // What a killed server leaves: a job locked by a worker that nobody is any more.
    await base.pool.execute(
      sql`update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now()`,
    );
    let runs = 0;
    await start(async () => void runs++);
    await expect.poll(() => runs).toBe(1);
  });

  it('of a living server are left alone', async () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    let runs = 0;
    const once = async () => {
      runs++;
      begun.resolve();
      await end.promise;
    };
    await start(once);
    await add();
    await begun.promise;
    await start(once);
    const [job] = await base.pool.query<{ libre: boolean }>(
      sql`select locked_by is null as libre from graphile_worker.jobs`,
    );
    expect(job).toEqual({ libre: false });
    end.resolve();
    await expect.poll(waiting).toEqual([]);
    expect(runs).toBe(1);
  });

  it('run although the queue could not be read when the server started', async () => {
    const rename = (from: string, to: string) =>
      base.pool.driver.query(`alter table graphile_worker.${from} rename to ${to}`);
    await add();
    await rename('_private_tasks', 'away');
    let runs = 0;
    await start(async () => void runs++);
    // By its first questions, which it must not hold on to.
    await expect.poll(() => warnings).toBeGreaterThan(0);
    await rename('away', '_private_tasks');
    await expect.poll(() => runs, { timeout: 20_000 }).toBe(1);
  }, 30_000);

  it('outlive a database that is lost while one of them ends, done or failed', async () => {
    const begun = Promise.withResolvers<void>();
    const cut = Promise.withResolvers<void>();
    const errors: string[] = [];
    const hasFailedTo = (what: string) =>
      errors.some((each) => each.startsWith(`Failed to ${what}`));
    let runs = 0;
    const job = async () => {
      const run = ++runs;
      if (run > 2) return;
      if (run === 2) begun.resolve();
      await cut.promise;
      if (run === 1) throw new Error('failed while the database is away');
    };
    await start(job, {
      log: { ...silentLog, error: (_: object, message: string) => void errors.push(message) },
    });
    await add();
    await add();
    await begun.promise;
    // A rejection that nobody handles fails the whole run.
    await base.cutOff(async () => {
      cut.resolve();
      // The database comes back only once neither end could be noted.
      await expect.poll(() => hasFailedTo('complete'), { timeout: 20_000 }).toBe(true);
      await expect.poll(() => hasFailedTo('fail'), { timeout: 20_000 }).toBe(true);
    });
    // What could not be noted as done is done again: a job may run twice, never not at all.
    await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
    expect(runs).toBe(4);
  }, 90_000);

  it('go on after all connections to the database were cut', async () => {
    let runs = 0;
    await start(async () => void runs++);
    await add();
    await expect.poll(() => runs).toBe(1);
    await base.pool.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`);
    await add();
    await expect.poll(() => runs, { timeout: 10_000 }).toBe(2);
  });
});
