/** The API of a test in a process of its own, so that it can be killed: prints its port, lives on. */
import type { AddressInfo } from 'node:net';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createPool } from '../../src/db/pool.ts';
import { createLog } from '../../src/http/log.ts';

const config = readConfig({
  LOG_LEVEL: 'silent',
  COMPTOIR_RATE_LIMIT: '0',
  COMPTOIR_PAIEMENT: 'banque-essai',
});
const pool = createPool(process.env.DATABASE_URL ?? '');
const { http } = await createApp({ config, pool, log: createLog(config), pages: 'none' });
await http.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' });
process.stdout.write(`${(http.server.address() as AddressInfo).port}\n`);
