import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import type { FormatFacture } from '@comptoir/contract/factures/etats-facture.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import { colonnesFacture, type FactureRow } from './liste.sql.ts';

export interface FactureLue extends FactureRow {
  id: number;
  document: DocumentFacture;
  factureKey: string | null;
  reglements: {
    faitLe: string;
    montant: string;
    moyen: 'carte' | 'virement' | 'comptoir' | 'avoir';
    reference: string;
    avoirKey: string | null;
  }[];
  avoirs: { key: string; numero: string }[];
}

/** An invoice of this company; another's does not exist. */
export function findFacture(
  db: Db,
  { cle, compteId, jour }: { cle: string; compteId: number; jour: string },
): Promise<FactureLue | undefined> {
  return db.maybeOne(sql`
    select ${colonnesFacture(jour)}, f.id, f.document, o.cle as "factureKey",
           (select coalesce(json_agg(json_build_object('faitLe', r.fait_le,
                     'montant', r.montant::text, 'moyen', r.moyen, 'reference',
                     coalesce(a.numero, r.reference), 'avoirKey', a.cle) order by r.id), '[]')
              from facture_reglement r
              left join facture a on a.id = r.avoir_id
             where r.facture_id = f.id) as reglements,
           (select coalesce(json_agg(json_build_object('key', a.cle, 'numero', a.numero)
                     order by a.id), '[]')
              from facture a where a.facture_id = f.id) as avoirs
      from facture f
      join facture_suivi s on s.facture_id = f.id
      left join facture o on o.id = f.facture_id
     where f.cle = ${cle} and f.compte_id = ${compteId}`);
}

export interface FactureDocument {
  id: number;
  document: DocumentFacture;
}

export function findDocument(
  db: Db,
  { cle, compteId }: { cle: string; compteId: number },
): Promise<FactureDocument | undefined> {
  return db.maybeOne(
    sql`select id, document from facture where cle = ${cle} and compte_id = ${compteId}`,
  );
}

export function findFichier(
  db: Db,
  factureId: number,
  format: FormatFacture,
): Promise<{ octets: Buffer } | undefined> {
  return db.maybeOne(
    sql`select octets from facture_fichier where facture_id = ${factureId} and format = ${format}`,
  );
}

/** The first bytes stay: who wrote them at the same time gets those. */
export async function keepFichier(
  db: Db,
  { factureId, format, octets }: { factureId: number; format: FormatFacture; octets: Buffer },
): Promise<Buffer> {
  await db.execute(sql`
    insert into facture_fichier (facture_id, format, octets, sha256)
    values (${factureId}, ${format}, ${octets}, sha256(${octets}))
    on conflict (facture_id, format) do nothing`);
  return (await findFichier(db, factureId, format))?.octets ?? octets;
}

/** For who acts for the shop itself. */
export function findDocumentParId(db: Db, id: number): Promise<FactureDocument | undefined> {
  return db.maybeOne(sql`select id, document from facture where id = ${id}`);
}
