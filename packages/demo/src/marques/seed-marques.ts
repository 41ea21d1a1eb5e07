import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import type { Seeder } from '../seed.ts';
import { PRESENTATIONS } from './presentations.ts';

export const marques: Seeder = { nom: 'marques', seed: seedMarques };

async function seedMarques(tx: Tx): Promise<void> {
  const codes = Object.keys(PRESENTATIONS);
  const textes = Object.values(PRESENTATIONS);
  await tx.execute(sql`
    update marque
       set presentation_fr = p.fr, presentation_en = p.en, presentation_es = p.es
      from unnest(
             ${codes}::text[], ${textes.map(({ fr }) => fr)}::text[],
             ${textes.map(({ en }) => en)}::text[], ${textes.map(({ es }) => es)}::text[]
           ) as p (code, fr, en, es)
     where marque.code = p.code`);
}
