/** `npm run questions`: reads the questions that wait and answers them. */
import { parseArgs } from 'node:util';
import { runCommand } from '../command.ts';
import type { Pool } from '../db/pool.ts';
import { listSansReponse } from './questions.sql.ts';
import { repondreQuestion } from './repondre-question.ts';

const USAGE = `Usage:
  npm run questions
      questions that wait for an answer
  npm run questions -- repondre <numero> --texte "…" --auteur "…" [--publier]
      answers by mail; with --publier, on the sheet of the product too
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    texte: { type: 'string' },
    auteur: { type: 'string' },
    publier: { type: 'boolean', default: false },
  },
});
const [verbe, numero] = positionals;
const reponse = values.texte?.trim();
const auteur = values.auteur?.trim();

if (verbe === undefined) {
  await runCommand(printSansReponse);
} else if (verbe === 'repondre' && numero && reponse && auteur) {
  await runCommand((pool) =>
    repondreQuestion(pool, numero, { reponse, auteur, publie: values.publier }),
  );
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

async function printSansReponse(pool: Pool): Promise<void> {
  const attente = await listSansReponse(pool);
  for (const { numero, date, langue, nom, produit, texte } of attente) {
    process.stdout.write(
      `${numero}  ${date.toISOString().slice(0, 10)}  ${langue}  ${nom}  ${produit ?? '–'}\n` +
        `  ${texte.replaceAll('\n', '\n  ')}\n\n`,
    );
  }
  process.stdout.write(`${attente.length} waiting\n`);
}
