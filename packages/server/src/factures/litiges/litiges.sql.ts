import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export interface FactureContestee {
  id: number;
  /** With tax; of the line where one is named. */
  maximum: string;
}

/** Under the lock of what is followed. A line that is not on it is none. */
export async function lockContestee(
  tx: Tx,
  { cle, compteId, rang }: { cle: string; compteId: number; rang: number | null },
): Promise<FactureContestee | undefined> {
  const tenue = await tx.maybeOne<{ id: number; ttc: string }>(sql`
    select s.facture_id as id, s.ttc
      from facture_suivi s
      join facture f on f.id = s.facture_id
     where f.cle = ${cle} and f.compte_id = ${compteId} and f.genre = 'facture'
       for update of s`);
  if (!tenue || rang === null) return tenue && { id: tenue.id, maximum: tenue.ttc };
  return tx.maybeOne(sql`
    select facture_id as id, round(ht * (1 + tva / 100), 2)::text as maximum
      from facture_ligne where facture_id = ${tenue.id} and rang = ${rang}`);
}

export interface LitigeNouveau {
  factureId: number;
  rang: number | null;
  montant: string;
  motif: string;
  texte: string;
  utilisateurId: number;
}

export async function insertLitige(tx: Tx, l: LitigeNouveau): Promise<{ numero: string }> {
  await tx.execute(
    sql`update facture_suivi set en_litige = true where facture_id = ${l.factureId}`,
  );
  return tx.one(sql`
    insert into facture_litige (numero, facture_id, rang, montant, motif, texte, utilisateur_id)
    select 'L' || to_char(now() at time zone 'Europe/Paris', 'YY') || '-'
             || lpad(n, greatest(6, length(n)), '0'),
           ${l.factureId}, ${l.rang}, ${l.montant}::numeric, ${l.motif}, ${l.texte},
           ${l.utilisateurId}
      from (select nextval('litige_numero')::text as n) s
    returning numero`);
}

/** False: nobody disputes anything under this number. */
export async function updateClos(tx: Tx, numero: string, issue: string): Promise<boolean> {
  const clos = await tx.maybeOne<{ id: number }>(sql`
    update facture_litige set clos_le = now(), issue = ${issue}
     where numero = ${numero} and clos_le is null
    returning facture_id as id`);
  if (!clos) return false;
  await tx.execute(sql`
    update facture_suivi s
       set en_litige = exists (select from facture_litige l
                                where l.facture_id = s.facture_id and l.clos_le is null)
     where s.facture_id = ${clos.id}`);
  return true;
}

export interface LitigeOuvert {
  numero: string;
  facture: string;
  client: string;
  montant: string;
  motif: string;
  texte: string;
  ouvertLe: Date;
}

export function listLitigesOuverts(db: Db): Promise<LitigeOuvert[]> {
  return db.query(sql`
    select l.numero, f.numero as facture, c.raison_sociale as client, l.montant, l.motif, l.texte,
           l.ouvert_le as "ouvertLe"
      from facture_litige l
      join facture f on f.id = l.facture_id
      join compte c on c.id = f.compte_id
     where l.clos_le is null
     order by l.id`);
}
