import { refus } from '@comptoir/contract/http/erreurs.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { envoyer } from '../courrier/envoyer.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import type { Acteur } from '../http/acteur.ts';
import { creerLienCompte, masquerEmail } from '../identite/identite.public.ts';
import { avisDeRenvoi, courrierIdentifiants } from './courriers-delegue.ts';
import { journaliser } from './journaliser.ts';
import { delegueOf, requireUtilisateur } from './clients/perimetre.ts';
import { findDelegue } from './remises/remises.sql.ts';
import { countComptesNonSuivis } from './clients/utilisateurs.sql.ts';

interface Renvoi {
  utilisateurId: number;
  /** Where to, when the person's own address no longer works. */
  email?: string | undefined;
}

const HEURE_SECONDES = 3600;

/** Sends a customer a link to choose a password. */
export function renvoyerIdentifiants(
  { pool, url }: { pool: Pool; url: string },
  acteur: Acteur,
  { utilisateurId, email }: Renvoi,
): Promise<void> {
  const delegueId = delegueOf(acteur);
  return transaction(pool, async (tx) => {
    const personne = await requireUtilisateur(tx, delegueId, utilisateurId);
    const a = email?.toLowerCase() ?? personne.email;
    const isAilleurs = a !== personne.email;
    // The password opens every company of the person: a delegate sends the link to an address of
    // their choice only where they look after all of them.
    if (isAilleurs && (await countComptesNonSuivis(tx, delegueId, personne.email)) > 0) {
      throw refus('hors-portefeuille', { utilisateurId });
    }
    const lien = await creerLienCompte(tx, 'reinitialisation', { email: personne.email });
    if (!lien) throw refus('trop-de-tentatives', { secondes: HEURE_SECONDES });
    const delegue = await findDelegue(tx, delegueId);
    const { langue } = personne;
    const page = url + liens.reinitialisation(langue, { query: { jeton: lien.jeton } });
    const identifiant = personne.email;
    await envoyer(tx, courrierIdentifiants({ a, langue }, delegue, { identifiant, lien: page }));
    if (isAilleurs) {
      const contenu = { email: masquerEmail(a), lien: url + liens.contact(langue) };
      await envoyer(tx, avisDeRenvoi({ a: personne.email, langue }, delegue, contenu));
    }
    const pour = { delegueId, compteId: personne.compteId, utilisateurId };
    await journaliser(tx, pour, 'identifiants-renvoyes', { email: masquerEmail(a) });
  });
}
