/** A transfer that came, written by the accounts: whole or in parts, on one invoice or several. */
import type { Pool } from '../../db/pool.ts';
import { startError } from '../../db/start-error.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { emettre } from '../../outbox/outbox.ts';
import { cents, units } from '../emission/parts.ts';
import { reglerFactures, type PartDeFacture } from '../reglements.public.ts';
import { lockCompte } from '../trop-percus/trop-percus.sql.ts';
import {
  findReparti,
  findVirement,
  insertVirement,
  listAReglerPar,
  type FactureReglee,
  type VirementReparti,
} from './virements.sql.ts';

export interface VirementRecu {
  /** What the bank calls it. */
  reference: string;
  recuLe: string;
  /** Null: what is paid of the invoices. */
  montant: string | null;
  /** Without an amount, all that is left of it, as far as the money goes. */
  factures: readonly { numero: string; montant: string | null }[];
}

export interface VirementRegle extends VirementReparti {
  /** It was written before: nothing changed. */
  deja: boolean;
}

/** The same reference again changes nothing; what is over is to the credit of the company. */
export function reglerVirement(pool: Pool, virement: VirementRecu): Promise<VirementRegle> {
  const { reference, recuLe } = virement;
  return transaction(pool, async (tx) => {
    const { compteId, devise } = findPayeur(await listSiennes(tx, virement));
    await lockCompte(tx, compteId);
    const deja = await findVirement(tx, { compteId, reference });
    if (deja) {
      verifierMeme(virement, { ...deja, attendue: devise });
      return { deja: true, ...(await findReparti(tx, deja.id)) };
    }
    // Read again under the lock: what is left of them may have changed meanwhile.
    const { montant, parts } = repartir(virement, await listSiennes(tx, virement));
    const ecrit = await insertVirement(tx, { compteId, reference, recuLe, devise, montant });
    const pris = { moyen: 'virement', id: ecrit, compteId, reference, jour: recuLe } as const;
    await reglerFactures(tx, parts, pris);
    await emettre(tx, 'factures-modifiees', { ids: parts.map(({ id }) => id) });
    return { deja: false, ...(await findReparti(tx, ecrit)) };
  });
}

async function listSiennes(tx: Tx, { factures }: VirementRecu): Promise<FactureReglee[]> {
  const numeros = factures.map(({ numero }) => numero);
  const siennes = await listAReglerPar(tx, numeros);
  const connus = new Set(siennes.map(({ numero }) => numero));
  const inconnu = numeros.find((numero) => !connus.has(numero));
  if (inconnu !== undefined) throw startError(`no invoice has the number ${inconnu}`);
  return siennes;
}

/** One reference is one transfer. */
function verifierMeme(
  { reference, montant }: VirementRecu,
  deja: { montant: string; devise: string; attendue: string; recuLe: string },
): void {
  const isMeme = montant === null || units(deja.montant) === units(montant);
  if (isMeme && deja.devise === deja.attendue) return;
  throw startError(
    `transfer ${reference} is written already: ${deja.montant} ${deja.devise} of ${deja.recuLe}`,
  );
}

/** Whoever paid, and in what: a transfer is of one company. */
function findPayeur(factures: readonly FactureReglee[]): FactureReglee {
  const [premiere, ...autres] = factures;
  if (!premiere) throw startError('no invoice is named');
  const autre = autres.find(
    ({ compteId, devise }) => compteId !== premiere.compteId || devise !== premiere.devise,
  );
  if (autre) {
    throw startError(`${premiere.numero} and ${autre.numero} are not of one company and currency`);
  }
  return premiere;
}

/** Amounts that were said come first, then invoices by their day as far as the money goes. */
export function repartir(
  { factures, montant }: Pick<VirementRecu, 'factures' | 'montant'>,
  siennes: readonly Pick<FactureReglee, 'id' | 'numero' | 'reste'>[],
): { montant: string; parts: PartDeFacture[] } {
  const dits = new Map(factures.map((each) => [each.numero, each.montant]));
  const voulus = siennes.map(({ id, numero, reste }) => {
    const dit = dits.get(numero) ?? null;
    return { id, reste: units(reste), dit: dit === null ? null : units(dit) };
  });
  const total = voulus.reduce((n, { dit, reste }) => n + (dit ?? reste), 0n);
  const recu = montant === null ? total : units(montant);
  const assignes = voulus.reduce((n, { dit }) => n + (dit ?? 0n), 0n);
  if (recu <= 0n) throw startError('nothing is left of these invoices, and no amount is said');
  if (assignes > recu) {
    throw startError(`${cents(assignes)} are said of the invoices, ${cents(recu)} came`);
  }
  let libre = recu - assignes;
  const parts = voulus.map(({ id, reste, dit }) => {
    const part = dit ?? (reste < libre ? reste : libre);
    if (dit === null) libre -= part;
    return { id, montant: cents(part) };
  });
  return { montant: cents(recu), parts: parts.filter((part) => units(part.montant) > 0n) };
}
