import { refus } from '@comptoir/contract/http/erreurs.ts';
import { envoyer } from '../../courrier/envoyer.ts';
import { MOTS } from '../../courrier/mots.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { deleteSessionsDePersonne } from '../../session/session.public.ts';
import { confirmerMotDePasse } from '../mot-de-passe/confirmer-mot-de-passe.ts';
import { noterDeparts } from '../equipe/journal-equipe.sql.ts';
import { masquerEmail } from '../equipe/masquer-email.ts';
import type { CourriersIdentite } from '../courriers-identite.ts';
import { deleteDemandesOf } from '../creation/demandes.sql.ts';
import { deleteLiensOf } from '../mot-de-passe/liens-uniques.sql.ts';
import {
  anonymiser,
  anonymiserAvis,
  anonymiserQuestions,
  anonymiserReponses,
  deleteAchatsEnCours,
  deleteMotDePasse,
  listIdsOf,
  listSansAutreAdministrateur,
  lockComptesOf,
  quitterPersonne,
} from './suppression.sql.ts';
import type { Titulaire } from '../titulaire.ts';

/** They leave all their companies at once: one address is one person, with one password. */
export async function supprimerProfil(
  pool: Pool,
  courriers: CourriersIdentite,
  titulaire: Titulaire,
  motDePasse: string,
): Promise<void> {
  await confirmerMotDePasse(pool, titulaire, motDePasse);
  const { email, langue } = titulaire;
  await transaction(pool, async (tx) => {
    await lockComptesOf(tx, email);
    const comptes = await listSansAutreAdministrateur(tx, email);
    if (comptes.length > 0) throw refus('dernier-administrateur', { comptes });
    const ids = await listIdsOf(tx, email);
    await deleteAchatsEnCours(tx, ids);
    await deleteSessionsDePersonne(tx, email);
    await quitterPersonne(tx, ids);
    await deleteLiensOf(tx, email, ids);
    await deleteDemandesOf(tx, email);
    await anonymiserAvis(tx, ids, {
      fr: MOTS.fr('identite.ancien-client'),
      en: MOTS.en('identite.ancien-client'),
      es: MOTS.es('identite.ancien-client'),
    });
    await anonymiserQuestions(tx, email, MOTS[langue]('identite.ancien-client'));
    await anonymiserReponses(tx, ids);
    await deleteMotDePasse(tx, email);
    await noterDeparts(tx, ids, { email: masquerEmail(email) });
    await anonymiser(tx, ids);
    await envoyer(tx, courriers.suppression({ a: email, langue }));
  });
}
