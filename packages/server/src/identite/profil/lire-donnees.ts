import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { MOTS } from '../../courrier/mots.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { defineTravail } from '../../travaux/travail.ts';
import { travaux } from '../../travaux/travaux.ts';
import type archiver from './archive.travail.ts';
import { ARCHIVE } from './archive.ts';

const ARCHIVER = defineTravail<typeof archiver>(new URL('./archive.travail.ts', import.meta.url), {
  maxMs: 30_000,
});

/** All of one moment. `qui` waits for it: see visiteurOf. */
export async function lireDonnees(
  pool: Pool,
  qui: string,
  { email, langue, jour }: { email: string; langue: Locale; jour: string },
): Promise<Fichier> {
  const t = MOTS[langue];
  const textes: Record<string, string> = await transaction(pool, (tx) => readTout(tx, email), {
    isolation: 'repeatable read',
  });
  textes[`${t('identite.donnees.lisez-moi')}.txt`] = t('identite.donnees.texte', {
    enseigne: enseigne.nom,
    date: formatDate(jour),
    email,
    support: enseigne.supportDigital.email,
  });
  const zip = await travaux.faire(qui, ARCHIVER, textes);
  return {
    data: zip.toString('base64'),
    name: `${enseigne.slug}-${t('identite.donnees.fichier')}-${jour}.zip`,
    type: 'application/zip',
  };
}

async function readTout(tx: Tx, email: string): Promise<Record<string, string>> {
  const textes: Record<string, string> = {};
  for (const [nom, { lister }] of Object.entries(ARCHIVE)) {
    textes[nom] = `${JSON.stringify(await lister(tx, email), null, 2)}\n`;
  }
  return textes;
}
