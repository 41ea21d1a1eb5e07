/** `npm run contact`: reads the requests that wait, takes their files out, answers them. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../command.ts';
import type { Pool } from '../db/pool.ts';
import { listContenus, listEnAttente } from './demandes.sql.ts';
import { extensionOf } from './nom-de-piece.ts';
import { repondreDemande } from './repondre-demande.ts';

const USAGE = `Usage:
  npm run contact
      requests that wait for an answer
  npm run contact -- pieces <numero> <folder>
      writes the files of a request into a folder
  npm run contact -- repondre <numero> --texte "…" --auteur "…"
      answers by mail
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { texte: { type: 'string' }, auteur: { type: 'string' } },
});
const [verbe, numero, dossier] = positionals;
const reponse = values.texte?.trim();
const auteur = values.auteur?.trim();

if (verbe === undefined) {
  await runCommand(printEnAttente);
} else if (verbe === 'pieces' && numero && dossier) {
  await runCommand((pool) => writePieces(pool, numero, dossier));
} else if (verbe === 'repondre' && numero && reponse && auteur) {
  await runCommand((pool) => repondreDemande(pool, numero, { reponse, auteur }));
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

async function printEnAttente(pool: Pool): Promise<void> {
  const attente = await listEnAttente(pool);
  for (const { numero: nom, date, langue, sujet, commande, texte, pieces, ...qui } of attente) {
    process.stdout.write(
      `${nom}  ${date.toISOString().slice(0, 10)}  ${langue}  ${sujet}  ${commande ?? '–'}\n` +
        `  ${qui.nom}, ${qui.societe || '–'}, ${qui.email}, ${qui.telephone || '–'}\n` +
        `  ${texte.replaceAll('\n', '\n  ')}\n` +
        pieces.map((piece) => `  + ${piece.nom} (${piece.octets} bytes)\n`).join('') +
        '\n',
    );
  }
  process.stdout.write(`${attente.length} waiting\n`);
}

/** Named by their place: what a visitor called a file never becomes a path. */
async function writePieces(pool: Pool, nom: string, folder: string): Promise<void> {
  for (const [at, piece] of (await listContenus(pool, nom)).entries()) {
    const path = join(folder, `${nom}-${at + 1}${extensionOf(piece.nom, piece.type)}`);
    await writeFile(path, piece.contenu, { flag: 'wx' });
    process.stdout.write(`${path}  (${piece.nom})\n`);
  }
}
