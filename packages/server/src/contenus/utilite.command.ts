/** Prints what readers say of the texts of the company, those that help least first. */
import { runCommand } from '../command.ts';
import { listUtilites } from './utilite.sql.ts';

await runCommand(async (pool) => {
  for (const { genre, id, titre, oui, non } of await listUtilites(pool)) {
    process.stdout.write(`${genre} ${id}  +${oui}  -${non}  ${titre}\n`);
  }
});
