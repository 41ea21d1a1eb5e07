import { envoyer } from '../../courrier/envoyer.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import {
  deleteSessionsDePersonne,
  identifier,
  type SessionIdentifiee,
} from '../../session/session.public.ts';
import { confirmerMotDePasse } from './confirmer-mot-de-passe.ts';
import type { CourriersIdentite } from '../courriers-identite.ts';
import { endLiens } from './liens-uniques.sql.ts';
import { hacherMotDePasse } from './mot-de-passe.ts';
import { refuserFaible } from './mots-de-passe-courants.ts';
import { findAcheteur, upsertMotDePasse } from './mots-de-passe.sql.ts';
import type { Titulaire } from '../titulaire.ts';

export interface Changement {
  actuel: string;
  nouveau: string;
}

/** Their other devices are signed out; this one goes on under another cookie. */
export async function changerMotDePasse(
  pool: Pool,
  courriers: CourriersIdentite,
  titulaire: Titulaire,
  { actuel, nouveau }: Changement,
): Promise<SessionIdentifiee> {
  const { email, langue, sessionId, utilisateurId } = titulaire;
  await confirmerMotDePasse(pool, titulaire, actuel);
  await refuserFaible(nouveau, (await findAcheteur(pool, email)) ?? { ...titulaire });
  const empreinte = await hacherMotDePasse(nouveau);
  return transaction(pool, async (tx) => {
    await upsertMotDePasse(tx, email, empreinte);
    await endLiens(tx, 'reinitialisation', { email });
    await endLiens(tx, 'qr', { utilisateurId });
    await deleteSessionsDePersonne(tx, email, sessionId);
    await envoyer(tx, courriers.motDePasseChange({ a: email, langue }, { identifiant: email }));
    return identifier(tx, sessionId, { utilisateurId, delegueId: null });
  });
}
