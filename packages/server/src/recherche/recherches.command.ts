/** `npm run recherches`: what people search in vain, so that a word or an article can be added. */
import { runCommand } from '../command.ts';
import {
  listTermesVains,
  SESSIONS_AVANT_MONTRE,
  type TermeVain,
} from './suggestions/termes.sql.ts';

const MAX = 200;

await runCommand(async (pool) => {
  const termes = await listTermesVains(pool, SESSIONS_AVANT_MONTRE, MAX);
  const rien = termes.filter(({ trouves }) => trouves === 0);
  const ecartes = termes.filter(({ trouves, ecarts }) => trouves > 0 && ecarts !== '');
  const ignores = termes.filter(({ trouves, ecarts }) => trouves > 0 && ecarts === '');
  print('nothing found', rien, () => '');
  print('found without some words, or spelt otherwise', ecartes, ({ ecarts }) => `(${ecarts})`);
  print('found, hardly ever opened', ignores, ({ trouves }) => `${trouves} answers`);
});

function print(titre: string, termes: readonly TermeVain[], dire: (terme: TermeVain) => string) {
  process.stdout.write(`${titre}: ${termes.length}\n`);
  for (const terme of termes) {
    const { langue, sessions, choix } = terme;
    const comptes = `${String(sessions).padStart(6)} searched ${String(choix).padStart(6)} opened`;
    process.stdout.write(`${comptes}  ${langue}  ${terme.terme}  ${dire(terme)}`.trimEnd() + '\n');
  }
  process.stdout.write('\n');
}
