/** The password of who opened a link of a mail: nobody else can have chosen it. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Proprietaire } from '@comptoir/contract/identite/mot-de-passe.ts';
import type { Db } from '../../db/pool.ts';
import { hacherMotDePasse } from './mot-de-passe.ts';
import { refuserFaible } from './mots-de-passe-courants.ts';
import { findEmpreinte } from '../personnes.sql.ts';

/** Undefined where they have one already: it stays. Asked for where there is none. */
export async function empreinteChoisie(
  db: Db,
  qui: Proprietaire,
  { motDePasse, invitation }: { motDePasse: string | undefined; invitation: boolean },
): Promise<string | undefined> {
  const { email, societe: compte } = qui;
  if ((await findEmpreinte(db, email)) !== null) return undefined;
  if (motDePasse === undefined) {
    throw refus('mot-de-passe-attendu', { email, compte, invitation });
  }
  await refuserFaible(motDePasse, qui);
  return hacherMotDePasse(motDePasse);
}
