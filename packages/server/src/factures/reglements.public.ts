/** Money that came in for invoices, as their payments; for whoever decides a payment. */
import { randomBytes } from 'node:crypto';
import type { Devise } from '@comptoir/contract/argent.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import { prevenir } from '../messages/messages.public.ts';
import { MOTS } from './mots.ts';
import { listDestinataires, lockCompte } from './trop-percus/trop-percus.sql.ts';

/** What of a payment is for which invoice. */
export interface PartDeFacture {
  id: number;
  montant: string;
}

/** Money that came in, as it was written before: a payment by card, or a transfer. */
export interface Versement {
  moyen: 'carte' | 'virement';
  id: number;
  compteId: number;
  reference: string;
  /** When it came; without, today. */
  jour?: string;
}

/**
 * Each once, whatever was reported twice before: under the lock of the payment. What was paid in
 * another way meanwhile is not paid again: the rest of the money is the company's, and kept for it.
 */
export async function reglerFactures(
  tx: Tx,
  parts: readonly PartDeFacture[],
  versement: Versement,
): Promise<void> {
  const { moyen, id, compteId, reference, jour = null } = versement;
  await lockCompte(tx, compteId);
  // A credit note may be deducted at the same time.
  await tx.execute(sql`
    select from facture_suivi
     where facture_id = any (${parts.map((part) => part.id)}::bigint[])
     order by facture_id
       for update`);
  const verse =
    moyen === 'carte'
      ? sql`select id as paiement_id, null::bigint as virement_id, compte_id, devise, montant
              from paiement where id = ${id}`
      : sql`select null::bigint as paiement_id, id as virement_id, compte_id, devise, montant
              from virement where id = ${id}`;
  await tx.execute(sql`
    with verse as (${verse}),
    jour as (select coalesce(${jour}::date, (now() at time zone 'Europe/Paris')::date) as jour),
    parts as (
      select p.id, least(p.montant, s.ttc - s.regle) as montant
        from json_to_recordset(${JSON.stringify(parts)}::json) as p (id bigint, montant numeric)
        join facture_suivi s on s.facture_id = p.id and s.compte_id = ${compteId}
    ),
    ecrits as (
      insert into facture_reglement (facture_id, fait_le, montant, moyen, reference, virement_id)
      select p.id, j.jour, p.montant, ${moyen}, ${reference}, v.virement_id
        from parts p, jour j, verse v where p.montant > 0
    ),
    trop as (
      insert into trop_percu (cle, numero, compte_id, paiement_id, virement_id, recu_le, devise,
        montant)
      select ${randomBytes(16).toString('base64url')},
             'TP' || to_char(now() at time zone 'Europe/Paris', 'YY') || '-'
               || lpad(nextval('trop_percu_numero')::text, 6, '0'),
             v.compte_id, v.paiement_id, v.virement_id, j.jour, v.devise, v.montant - r.somme
        from verse v, jour j, (select coalesce(sum(montant), 0) as somme from parts) r
       where r.somme < v.montant
    ),
    suivis as (
      update facture_suivi s set regle = s.regle + p.montant
        from parts p where p.id = s.facture_id and p.montant > 0
    )
    update compte_situation t
       set encours = greatest(0, t.encours - p.somme),
           retard = least(greatest(0, t.encours - p.somme), greatest(0, t.retard - p.retard))
      from (select coalesce(sum(p.montant), 0) as somme,
                   coalesce(sum(p.montant) filter (where s.echeance_le
                     < (now() at time zone 'Europe/Paris')::date), 0) as retard
              from parts p join facture_suivi s on s.facture_id = p.id) p
     where t.compte_id = ${compteId}`);
  await direTropPercu(tx, versement);
}

/** Whoever runs the account is told where money was left over. */
async function direTropPercu(tx: Tx, { moyen, id: de, compteId }: Versement): Promise<void> {
  const colonne = moyen === 'carte' ? sql`paiement_id` : sql`virement_id`;
  const trop = await tx.maybeOne<{ id: number; montant: string; devise: Devise }>(sql`
    select id, montant::text, devise from trop_percu where ${colonne} = ${de}`);
  if (!trop) return;
  const { id, montant, devise } = trop;
  await prevenir(tx, {
    utilisateurIds: (await listDestinataires(tx, compteId)).map((each) => each.id),
    niveau: 'info',
    texte: Object.fromEntries(
      LOCALES.map((langue) => [
        langue,
        MOTS[langue]('courrier.tropPercu', { montant: formatArgent(langue, { montant, devise }) }),
      ]),
    ) as Record<Locale, string>,
    lien: liens.factures('fr'),
    objet: { genre: 'trop-percu', id },
    notification: 'facture',
  });
}
