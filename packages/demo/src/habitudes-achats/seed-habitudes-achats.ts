import { sql } from '@comptoir/server/db/sql.ts';
import type { Seeder } from '../seed.ts';

/** After purchases and orders, from which habits come. */
export const habitudesAchats: Seeder = {
  nom: 'habitudes-achats',
  async seed(tx) {
    await tx.execute(sql`select refaire_habitudes(id) from compte order by id`);
    await tx.execute(sql`analyze achat_date, habitude`);
  },
};
