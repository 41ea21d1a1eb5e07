import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import type { CompteActive } from '../creation/compte-active.ts';
import { activerInvite, findInvite } from './equipe.sql.ts';
import { noterChangement } from './journal-equipe.sql.ts';
import { consommerLien } from '../mot-de-passe/lien-unique.ts';
import { empreinteChoisie } from '../mot-de-passe/mot-de-passe-choisi.ts';
import { insertMotDePasse } from '../mot-de-passe/mots-de-passe.sql.ts';

export interface InvitationAcceptee {
  jeton: string;
  utilisateurId: number;
  motDePasse: string | undefined;
  langue: Locale;
}

/** Who has no password yet chooses one; the link waits until it is a good one. */
export async function accepterInvitation(
  pool: Pool,
  { jeton, utilisateurId, motDePasse, langue }: InvitationAcceptee,
): Promise<CompteActive> {
  const invite = await findInvite(pool, utilisateurId);
  if (!invite) throw refus('lien-perime');
  const { compteId, email, societe: compte } = invite;
  const empreinte = await empreinteChoisie(pool, invite, { motDePasse, invitation: true });
  return transaction(pool, async (tx) => {
    await consommerLien(tx, ['invitation'], jeton);
    if (!(await activerInvite(tx, utilisateurId, langue))) throw refus('lien-perime');
    await noterChangement(tx, {
      compteId,
      auteurId: utilisateurId,
      personneId: utilisateurId,
      action: 'invitation-acceptee',
    });
    if (empreinte !== undefined) await insertMotDePasse(tx, email, empreinte);
    return { email, compte, etat: 'actif' };
  });
}
