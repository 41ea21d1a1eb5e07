import { enseigne } from '@comptoir/contract/enseigne.ts';
import type { Fichier } from '@comptoir/contract/fichier.schema.ts';
import { formatDate } from '@comptoir/contract/formats.ts';
import { jourDe } from '@comptoir/contract/jours-ouvres.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import { strToU8, zipSync } from 'fflate';
import { MOTS } from '../courrier/mots.ts';
import type { Db, Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import {
  listCommandesDe,
  listDecisionsDe,
  listDevisDe,
  listPaiementsDe,
} from './donnees-achats.sql.ts';
import {
  listAvisDe,
  listComptesDePersonne,
  listConnexions,
  listDemandesDe,
  listInterventions,
  listListesAchats,
  listPaniers,
  listProfils,
  listQuestionsDe,
  listSondagesDe,
  listUtilitesDe,
} from './donnees.sql.ts';

const FICHIERS: Record<string, (db: Db, email: string) => Promise<unknown[]>> = {
  'profil.json': listProfils,
  'comptes.json': listComptesDePersonne,
  'paniers.json': listPaniers,
  'listes-achats.json': listListesAchats,
  'commandes.json': listCommandesDe,
  'devis.json': listDevisDe,
  'paiements.json': listPaiementsDe,
  'decisions.json': listDecisionsDe,
  'avis.json': listAvisDe,
  'questions.json': listQuestionsDe,
  'sondages.json': listSondagesDe,
  'utilite.json': listUtilitesDe,
  'connexions.json': listConnexions,
  'interventions.json': listInterventions,
  'demandes.json': listDemandesDe,
};

/** All of one moment. */
export function lireDonnees(pool: Pool, email: string, langue: Locale): Promise<Fichier> {
  const jour = jourDe(new Date());
  const t = MOTS[langue];
  return transaction(
    pool,
    async (tx) => {
      const zip: Record<string, Uint8Array> = {};
      for (const [nom, lister] of Object.entries(FICHIERS)) {
        zip[nom] = strToU8(`${JSON.stringify(await lister(tx, email), null, 2)}\n`);
      }
      zip[`${t('identite.donnees.lisez-moi')}.txt`] = strToU8(
        t('identite.donnees.texte', {
          enseigne: enseigne.nom,
          date: formatDate(jour),
          email,
          support: enseigne.supportDigital.email,
        }),
      );
      return {
        data: Buffer.from(zipSync(zip)).toString('base64'),
        name: `${enseigne.slug}-${t('identite.donnees.fichier')}-${jour}.zip`,
        type: 'application/zip',
      };
    },
    { isolation: 'repeatable read' },
  );
}
