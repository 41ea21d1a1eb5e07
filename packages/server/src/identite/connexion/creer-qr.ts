import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { creerLien } from '../mot-de-passe/lien-unique.ts';
import type { Titulaire } from '../titulaire.ts';

export interface QrCree {
  code: string;
  url: string;
  expireLe: string;
}

/** `url`: of the shop, as the other device opens it. The code ends with the session that shows it. */
export async function creerQr(
  pool: Pool,
  url: string,
  { utilisateurId, sessionId }: Pick<Titulaire, 'utilisateurId' | 'sessionId'>,
  langue: Locale,
): Promise<QrCree> {
  const { jeton, expireLe } = await transaction(pool, (tx) =>
    creerLien(tx, 'qr', { utilisateurId, sessionId }),
  );
  return {
    code: jeton,
    url: `${url}${liens.connexion(langue)}?qr=${jeton}`,
    expireLe: expireLe.toISOString(),
  };
}
