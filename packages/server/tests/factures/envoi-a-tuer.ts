/** A process of its own that sends one invoice, to be killed while it does: database, platform, id. */
import { createPool } from '../../src/db/pool.ts';
import { silentLog } from '../../src/db/log.ts';
import { createEnvoiHttp } from '../../src/factures/envoi/envoi-http.ts';
import { envoyerFacture } from '../../src/factures/envoi/envoyer-factures.ts';

const [base = '', url = '', cleSecrete = '', id = ''] = process.argv.slice(2);
const pool = createPool(base, { max: 2 });
const envoi = createEnvoiHttp({ url, cleSecrete });
await envoyerFacture({ pool, log: silentLog, envoi }, Number(id));
await pool.end();
