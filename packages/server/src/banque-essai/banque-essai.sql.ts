import type { Montant } from '@comptoir/contract/argent.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { EtatPaiement, MotifRefus } from '@comptoir/contract/paiements/paiements.contract.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import type { Issue } from './cartes.ts';

export interface PaiementEssai {
  reference: string;
  cle: string;
  montant: Montant;
  langue: Locale;
  retour: string;
  /** As it is reported: `ouvert` while the bank thinks, `expire` once its time is over. */
  etat: EtatPaiement;
  motif: MotifRefus | null;
  /** The buyer cannot pay it any more, whatever is reported. */
  isClos: boolean;
}

export interface NouvelEssai {
  reference: string;
  cle: string;
  montant: Montant;
  langue: Locale;
  retour: string;
  expireLe: Date;
}

/** Returns what the bank calls it: as the first time, when it was asked before. */
export function insertEssai(db: Db, essai: NouvelEssai): Promise<{ reference: string }> {
  return db.one(sql`
    insert into banque_essai_paiement
           (reference, cle, montant, devise, langue, retour, expire_le)
    values (${essai.reference}, ${essai.cle}, ${essai.montant.montant}, ${essai.montant.devise},
            ${essai.langue}, ${essai.retour}, ${essai.expireLe})
    on conflict (cle) do update set cle = excluded.cle
    returning reference`);
}

export function findEssai(db: Db, reference: string): Promise<PaiementEssai | undefined> {
  return db.maybeOne(sql`
    select reference, cle, langue, retour,
           jsonb_build_object('montant', montant::text, 'devise', devise) as montant,
           case when etat = 'ouvert' and expire_le <= now() then 'expire'
                when decide_le > now() then 'ouvert'
                else etat end as etat,
           case when decide_le <= now() then motif end as motif,
           etat <> 'ouvert' or expire_le <= now() as "isClos"
      from banque_essai_paiement
     where reference = ${reference}`);
}

/** False when it was decided before, or too late. */
export async function deciderEssai(tx: Tx, reference: string, issue: Issue): Promise<boolean> {
  const updated = await tx.execute(sql`
    update banque_essai_paiement
       set etat = ${issue.etat}, motif = ${issue.motif},
           decide_le = now() + make_interval(secs => ${issue.delaiSecondes})
     where reference = ${reference} and etat = 'ouvert' and expire_le > now()`);
  return updated > 0;
}

/** Nobody pays it any more. What is decided already is reported at once. */
export async function fermerEssai(db: Db, reference: string): Promise<void> {
  await db.execute(sql`
    update banque_essai_paiement
       set etat = case etat when 'ouvert' then 'abandonne' else etat end, decide_le = now()
     where reference = ${reference} and (etat = 'ouvert' or decide_le > now())`);
}

export async function readSecret(db: Db): Promise<string> {
  const { secret } = await db.one<{ secret: string }>(sql`select secret from banque_essai_secret`);
  return secret;
}
