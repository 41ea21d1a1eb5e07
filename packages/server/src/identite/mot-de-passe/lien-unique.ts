/** Links that work once: made, looked at, used. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Db } from '../../db/pool.ts';
import type { Tx } from '../../db/transaction.ts';
import { hashJeton, newJeton } from '../../session/session.public.ts';
import {
  countRecents,
  endLiens,
  findLien,
  insertLien,
  utiliserLien,
  type CibleLien,
  type LienTrouve,
  type UsageLien,
} from './liens-uniques.sql.ts';

const MINUTES: Record<UsageLien, number> = {
  reinitialisation: 60,
  activation: 24 * 60,
  invitation: 7 * 24 * 60,
  qr: 2,
};

/** By mail, to one address: nobody's mailbox is to be filled through us. */
const PAR_HEURE = 3;

export interface LienCree {
  jeton: string;
  expireLe: Date;
}

/** The one before it ends. */
export async function creerLien(tx: Tx, usage: UsageLien, cible: CibleLien): Promise<LienCree> {
  const { token, hash } = newJeton();
  await endLiens(tx, usage, cible);
  const { expireLe } = await insertLien(tx, usage, hash, cible, MINUTES[usage]);
  return { jeton: token, expireLe };
}

/** For a mail: undefined when the person was sent enough of them within the hour. */
export async function creerLienCompte(
  tx: Tx,
  usage: UsageLien,
  cible: CibleLien,
): Promise<LienCree | undefined> {
  if ((await countRecents(tx, usage, cible)) >= PAR_HEURE) return undefined;
  return creerLien(tx, usage, cible);
}

/** Leaves it as it is. */
export async function readLien(
  db: Db,
  usages: readonly UsageLien[],
  jeton: string,
): Promise<LienTrouve> {
  const lien = await findLien(db, usages, hashJeton(jeton));
  if (!lien) throw refus('lien-perime');
  return lien;
}

export async function consommerLien(
  tx: Tx,
  usages: readonly UsageLien[],
  jeton: string,
): Promise<LienTrouve> {
  const lien = await utiliserLien(tx, usages, hashJeton(jeton));
  if (!lien) throw refus('lien-perime');
  return lien;
}
