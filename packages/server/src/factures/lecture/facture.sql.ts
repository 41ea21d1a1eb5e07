import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import type { Facture } from '@comptoir/contract/factures/factures.contract.ts';
import {
  FORMATS_FACTURE,
  FORMATS_FICHIER,
  type FormatFichier,
  type MoyenReglement,
  type OrigineFacture,
} from '@comptoir/contract/factures/etats-facture.ts';
import type { ExigencesChorus } from '@comptoir/contract/panier/references.schema.ts';
import { chorusEnJson } from '../../panier/chorus.public.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { colonnesFacture, type FactureRow } from './liste.sql.ts';

export interface FactureLue extends FactureRow {
  id: number;
  origine: OrigineFacture;
  formats: FormatFichier[];
  document: DocumentFacture;
  factureKey: string | null;
  reglements: {
    faitLe: string;
    montant: string;
    moyen: MoyenReglement;
    reference: string;
    avoirKey: string | null;
  }[];
  avoirs: { key: string; numero: string }[];
  transmission: Facture['transmission'];
}

/** The shop writes all three when they are asked for; of an ERP, what it gave is all there is. */
const formats: Sql = sql`
  case f.origine when 'erp'
       then array(select p.format from facture_fichier p where p.facture_id = f.id
                   order by array_position(${FORMATS_FICHIER}::text[], p.format))
       else ${FORMATS_FACTURE}::text[] end`;

/** An invoice of this company; another's does not exist. */
export function findFacture(
  db: Db,
  { cle, compteId, jour }: { cle: string; compteId: number; jour: string },
): Promise<FactureLue | undefined> {
  return db.maybeOne(sql`
    select ${colonnesFacture(jour)}, f.id, f.origine, f.document, o.cle as "factureKey",
           ${formats} as formats,
           (select coalesce(json_agg(json_build_object('faitLe', r.fait_le,
                     'montant', r.montant::text, 'moyen', r.moyen, 'reference',
                     coalesce(a.numero, t.numero, r.reference), 'avoirKey', a.cle) order by r.id), '[]')
              from facture_reglement r
              left join facture a on a.id = r.avoir_id
              left join trop_percu t on t.id = r.trop_percu_id
             where r.facture_id = f.id) as reglements,
           (select coalesce(json_agg(json_build_object('key', a.cle, 'numero', a.numero)
                     order by a.id), '[]')
              from facture a where a.facture_id = f.id) as avoirs,
           (select json_build_object('canal', e.canal, 'adresse', e.adresse, 'etats',
                     (select json_agg(json_build_object('etat', t.etat, 'motif', t.motif,
                               'survenuLe', t.survenu_le) order by t.id)
                        from facture_envoi_etat t where t.facture_id = e.facture_id))
              from facture_envoi e where e.facture_id = f.id) as transmission
      from facture f
      join facture_suivi s on s.facture_id = f.id
      left join facture o on o.id = f.facture_id
     where f.cle = ${cle} and f.compte_id = ${compteId}`);
}

export interface FactureDocument {
  id: number;
  origine: OrigineFacture;
  document: DocumentFacture;
}

/** With what Chorus Pro asks of its buyer; null where they are no public body. */
export function findControlee(
  db: Db,
  { cle, compteId }: { cle: string; compteId: number },
): Promise<(FactureDocument & { chorus: ExigencesChorus | null }) | undefined> {
  return db.maybeOne(sql`
    select f.id, f.origine, f.document, ${chorusEnJson(sql`c`)} as chorus
      from facture f
      join compte c on c.id = f.compte_id
     where f.cle = ${cle} and f.compte_id = ${compteId}`);
}

export function findDocument(
  db: Db,
  { cle, compteId }: { cle: string; compteId: number },
): Promise<FactureDocument | undefined> {
  return db.maybeOne(
    sql`select id, origine, document from facture where cle = ${cle} and compte_id = ${compteId}`,
  );
}

/** Those of the company among these, in the order they are asked for in. */
export function listDocuments(
  db: Db,
  { cles, compteId }: { cles: readonly string[]; compteId: number },
): Promise<FactureDocument[]> {
  return db.query(sql`
    select f.id, f.origine, f.document
      from unnest(${cles}::text[]) with ordinality as v (cle, place)
      join facture f on f.cle = v.cle and f.compte_id = ${compteId}
     order by v.place`);
}

export interface FichierGarde {
  factureId: number;
  octets: Buffer;
}

/** Those that were written. */
export function listFichiers(
  db: Db,
  factureIds: readonly number[],
  format: FormatFichier,
): Promise<FichierGarde[]> {
  return db.query(sql`
    select facture_id as "factureId", octets
      from facture_fichier
     where facture_id = any (${factureIds}::bigint[]) and format = ${format}`);
}

/** What the ERP gave of each, its paper before its data. */
export function listFichiersRepris(
  db: Db,
  factureIds: readonly number[],
): Promise<(FichierGarde & { format: FormatFichier })[]> {
  return db.query(sql`
    select distinct on (facture_id) facture_id as "factureId", format, octets
      from facture_fichier
     where facture_id = any (${factureIds}::bigint[])
     order by facture_id, array_position(${FORMATS_FICHIER}::text[], format)`);
}

/** The first bytes stay: who wrote them at the same time gets those. */
export async function keepFichiers(
  db: Db,
  format: FormatFichier,
  fichiers: readonly FichierGarde[],
): Promise<FichierGarde[]> {
  const ids = fichiers.map(({ factureId }) => factureId);
  await db.execute(sql`
    insert into facture_fichier (facture_id, format, octets, sha256)
    select id, ${format}, octets, sha256(octets)
      from unnest(${ids}::bigint[], ${fichiers.map(({ octets }) => octets)}::bytea[])
        as f (id, octets)
    on conflict (facture_id, format) do nothing`);
  return listFichiers(db, ids, format);
}

/** For who acts for the shop itself. */
export function findDocumentParId(db: Db, id: number): Promise<FactureDocument | undefined> {
  return db.maybeOne(sql`select id, origine, document from facture where id = ${id}`);
}
