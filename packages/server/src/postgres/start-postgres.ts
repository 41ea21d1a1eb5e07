/** The embedded PostgreSQL of a data folder: made at first, then started or adopted. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../db/log.ts';
import { prepareBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import type { Cluster, Settings } from './cluster.ts';
import { prepareHome, SYSTEM_FOLDER } from './home.ts';
import { withLock } from './lock.ts';
import { findRunning, startPostmaster, stopPostmaster } from './postmaster.ts';
import { enter, urlOf } from './presence.ts';
import type { Presence } from './presence.ts';

export interface StartPostgresOptions {
  dataDir: string;
  log: Log;
  /** Where the cluster goes when the unprivileged user cannot enter the data folder. */
  systemFolder?: string;
  /** Replace settings of the cluster. */
  settings?: Settings;
  /** It was killed, and its port was taken when it came back: gets the new address. */
  onMoved?: (url: string) => void;
  /** False: a cluster that need not outlive the machine (tests). */
  durable?: boolean;
}

export interface Postgres {
  /** Holds the password: never log it. */
  url: string;
  /** It was already running. */
  adopted: boolean;
  /** Folder that holds the cluster, its log and its password. */
  folder: string;
  /**
   * Stops it, after the caller closed its own connections; answers false when it is left running
   * because another shop uses it.
   */
  stop(): Promise<boolean>;
}

const UNSAFE_SETTINGS: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

export async function startPostgres(options: StartPostgresOptions): Promise<Postgres> {
  const { dataDir, log, systemFolder = SYSTEM_FOLDER, durable = true } = options;
  const settings = { ...(durable ? {} : UNSAFE_SETTINGS), ...options.settings };
  const home = await prepareHome(dataDir, systemFolder);
  const locked = <Result>(work: () => Promise<Result>) => withLock(home.folder, work);
  let presence: Presence;
  let stopped = false;

  /** Under the lock, presence included: nobody stops it between its start and our arrival. */
  const start = async (cluster: Cluster) => {
    const running = await findRunning(cluster);
    const port = running ?? (await startPostmaster(cluster, settings));
    presence = await enter(cluster, port, () => void recover(cluster, port));
    return { port, adopted: running !== undefined };
  };

  /** The server process was killed: it starts again, and recovers what was committed. */
  const recover = async (cluster: Cluster, former: number) => {
    log.warn({}, 'embedded PostgreSQL went away');
    for (let wait = 100; !stopped; wait = Math.min(wait * 2, 5_000)) {
      try {
        const back = await locked(async () => (stopped ? undefined : start(cluster)));
        if (!back) return;
        if (back.port !== former) options.onMoved?.(urlOf(cluster, back.port));
        log.warn({ isMoved: back.port !== former }, 'embedded PostgreSQL is back');
        return;
      } catch (error) {
        log.error({ err: error }, 'embedded PostgreSQL does not come back');
        await delay(wait);
      }
    }
  };

  const { cluster, port, adopted } = await locked(async () => {
    const binaries = await prepareBinaries(home);
    const made = await prepareCluster(home, binaries, { sync: durable });
    return { cluster: made, ...(await start(made)) };
  });
  log.info({ folder: home.folder }, `embedded PostgreSQL ${adopted ? 'adopted' : 'started'}`);

  return {
    url: urlOf(cluster, port),
    adopted,
    folder: home.folder,
    async stop() {
      stopped = true;
      return locked(async () => {
        // Killed a moment ago, and not started again since we are stopping.
        if ((await findRunning(cluster)) === undefined) return true;
        const alone = !(await presence.hasCompany());
        await presence.leave();
        if (alone) await stopPostmaster(cluster);
        return alone;
      });
    },
  };
}
