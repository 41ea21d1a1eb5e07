/** `npm run avis`: reads the reviews that wait and decides on them. */
import { parseArgs } from 'node:util';
import { runCommand } from '../command.ts';
import type { Pool } from '../db/pool.ts';
import { listEnAttente } from './avis.sql.ts';
import { modererAvis } from './moderer-avis.ts';

const USAGE = `Usage:
  npm run avis                                  reviews that wait to be read
  npm run avis -- publier <id>                  shows it on the sheet
  npm run avis -- refuser <id> --motif "…"      keeps it back; its author is not shown why
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { motif: { type: 'string' } },
});
const [verbe, numero] = positionals;
const id = Number(numero);
const motif = values.motif?.trim();

if (verbe === undefined) {
  await runCommand(printEnAttente);
} else if (verbe === 'publier' && Number.isSafeInteger(id)) {
  await runCommand((pool) => modererAvis(pool, id, { statut: 'publie' }));
} else if (verbe === 'refuser' && Number.isSafeInteger(id) && motif) {
  await runCommand((pool) => modererAvis(pool, id, { statut: 'refuse', motif }));
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

async function printEnAttente(pool: Pool): Promise<void> {
  const attente = await listEnAttente(pool);
  for (const avis of attente) {
    const date = avis.date.toISOString().slice(0, 10);
    process.stdout.write(
      `${avis.id}  ${avis.note}/5  ${date}  ${avis.langue}  ${avis.auteur}  ${avis.produit}\n` +
        `  ${avis.titre}\n  ${avis.texte.replaceAll('\n', '\n  ')}\n\n`,
    );
  }
  process.stdout.write(`${attente.length} waiting\n`);
}
