import { silentLog } from '../../src/db/log.ts';
import { isStartError } from '../../src/db/start-error.ts';
import { startPostgres } from '../../src/postgres/start-postgres.ts';

const say = (data: object) => process.stdout.write(JSON.stringify(data) + '\n');

try {
  const options = JSON.parse(process.argv[2] ?? '{}') as { dataDir: string };
  const postgres = await startPostgres({ ...options, log: silentLog });
  process.once('SIGTERM', () => {
    void postgres.stop().then((stopped) => say({ stopped }));
  });
  say({ url: postgres.url, adopted: postgres.adopted, folder: postgres.folder });
} catch (error) {
  if (!isStartError(error)) throw error;
  say({ error: error.message });
}
