import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { creerLien } from './lien-unique.ts';

export interface QrCree {
  code: string;
  url: string;
  expireLe: string;
}

/** `url`: of the shop, as the other device opens it. */
export async function creerQr(
  pool: Pool,
  url: string,
  utilisateurId: number,
  langue: Locale,
): Promise<QrCree> {
  const { jeton, expireLe } = await transaction(pool, (tx) =>
    creerLien(tx, 'qr', { utilisateurId }),
  );
  return {
    code: jeton,
    url: `${url}${liens.connexion(langue)}?qr=${jeton}`,
    expireLe: expireLe.toISOString(),
  };
}
