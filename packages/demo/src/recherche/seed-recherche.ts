import { LOCALES } from '@comptoir/contract/words/locales.ts';
import { copyRows } from '../copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { writeSynonymes } from '@comptoir/server/recherche/recherche.public.ts';
import type { Seeder } from '../seed.ts';
import { listCodes, MANIERES, type ArticleConnu } from './codes-client.ts';
import { sessionsOf, TERMES } from './termes.ts';

export const recherche: Seeder = { nom: 'recherche', seed: seedRecherche };

// What a company gave codes of its own: what it buys most.
const CODES_PAR_COMPTE = 120;

/** Most of those who search open one of the answers. */
const PART_DES_CHOIX = 0.7;

async function seedRecherche(tx: Tx): Promise<void> {
  await writeSynonymes(tx);
  await copyRows(
    tx,
    'terme_cherche',
    ['langue', 'terme', 'sessions', 'choix'],
    LOCALES.flatMap((langue) =>
      TERMES[langue].map((terme, place) => {
        const sessions = sessionsOf(place);
        return [langue, terme, sessions, Math.round(sessions * PART_DES_CHOIX)] as const;
      }),
    ),
  );
  for (const [raisonSociale, maniere] of Object.entries(MANIERES)) {
    const articles = await tx.query<ArticleConnu & { compteId: number }>(sql`
      select c.id as "compteId", a.id, a.reference, a.libelle_fr as libelle
        from compte c
        join achat on achat.compte_id = c.id
        join article a on a.id = achat.article_id
       where c.raison_sociale = ${raisonSociale}
       order by achat.nombre desc, a.id
       limit ${CODES_PAR_COMPTE}`);
    const compteId = articles[0]?.compteId;
    if (compteId === undefined) throw new Error(`${raisonSociale} has bought nothing`);
    await copyRows(
      tx,
      'reference_client',
      ['compte_id', 'code', 'article_id'],
      listCodes(maniere, articles).map(
        ({ code, articleId }) => [compteId, code, articleId] as const,
      ),
    );
  }
  await tx.execute(sql`analyze synonyme, terme_cherche, reference_client`);
}
