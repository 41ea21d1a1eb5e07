import type { TypeLogo } from '@comptoir/contract/devis-clientele/logo.contract.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export interface LogoGarde {
  type: TypeLogo;
  octets: Buffer;
}

export function findLogo(db: Db, compteId: number): Promise<LogoGarde | undefined> {
  return db.maybeOne(sql`
    select logo_type as type, logo as octets from devis_clientele_reglages
     where compte_id = ${compteId} and logo is not null`);
}

/** That of whoever sent this link, while it is open. */
export function findLogoParLien(db: Db, hash: Buffer): Promise<LogoGarde | undefined> {
  return db.maybeOne(sql`
    select r.logo_type as type, r.logo as octets
      from devis_clientele d
      join devis_clientele_reglages r on r.compte_id = d.compte_id
     where d.lien_hash = ${hash} and d.supprime_le is null and d.lien_revoque_le is null
       and r.logo is not null`);
}

export async function upsertLogo(
  tx: Tx,
  compteId: number,
  { type, octets }: LogoGarde,
): Promise<void> {
  await tx.execute(sql`
    insert into devis_clientele_reglages (compte_id, logo, logo_type)
    values (${compteId}, ${octets}, ${type})
    on conflict (compte_id) do update
       set logo = excluded.logo, logo_type = excluded.logo_type`);
}

export async function deleteLogo(tx: Tx, compteId: number): Promise<void> {
  await tx.execute(sql`
    update devis_clientele_reglages set logo = null, logo_type = null
     where compte_id = ${compteId}`);
}
