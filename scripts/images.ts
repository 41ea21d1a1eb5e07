/**
 * `npm run images -- vis --apercu --vers /tmp/x`: a contact sheet of a kind, cheap.
 * `npm run images [-- kind…] [--brouillon]`: takes the pictures that are missing or out of date.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apercevoir } from '../packages/images/src/atelier/apercu.ts';
import { listModeles } from '../packages/images/src/atelier/paquet.ts';
import { ensureHeadlessChromium } from './chromium.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    apercu: { type: 'boolean', default: false },
    brouillon: { type: 'boolean', default: false },
    entiere: { type: 'boolean', default: false },
    vers: { type: 'string', default: join(tmpdir(), 'comptoir-images') },
  },
});

const known = listModeles();
const unknown = positionals.filter((nom) => !known.includes(nom));
if (unknown.length > 0) {
  console.error(`No model of ${unknown.join(', ')}. Models: ${known.join(', ')}`);
  process.exit(1);
}
const noms = positionals.length > 0 ? positionals : known;
const chromium = await ensureHeadlessChromium();

if (values.apercu) {
  const fine = await apercevoir({
    chromium,
    noms,
    vers: values.vers,
    qualite: values.entiere ? 'entiere' : 'apercu',
    cles: () => [],
    say: console.log,
  });
  process.exitCode = fine ? 0 : 1;
}
