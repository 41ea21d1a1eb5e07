/** What an invoice of the ERP is of, and what is written of it. */
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import type { CompteFacture } from '../emission/a-facturer.sql.ts';
import type { FichierRepris } from './source.ts';

/** Whoever takes in the same number waits. */
export async function lockNumero(tx: Tx, numero: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('facture ' || ${numero}, 0))`);
}

export interface DejaConnue {
  origine: 'comptoir' | 'erp';
  empreinte: Buffer | null;
}

export function findDeja(db: Db, numero: string): Promise<DejaConnue | undefined> {
  return db.maybeOne(sql`
    select f.origine, r.empreinte
      from facture f
      left join facture_reprise r on r.facture_id = f.id
     where f.numero = ${numero}`);
}

export interface CompteRow extends CompteFacture {
  devise: string;
  adresse: AdressePostale;
}

/** By their code or their SIRET; several where the two are not of one. */
export function listComptesDits(
  db: Db,
  { codes, sirets }: { codes: readonly string[]; sirets: readonly string[] },
): Promise<CompteRow[]> {
  return db.query(sql`
    select c.id as "compteId", c.code, c.raison_sociale as "raisonSociale", c.siret,
           c.secteur_public as "secteurPublic", coalesce(f.regle, 'bon') as regle,
           coalesce(f.delai, '30-jours') as delai, c.devise,
           json_build_object('nom', c.raison_sociale, 'ligne1', c.adresse_ligne1, 'ligne2',
             c.adresse_ligne2, 'codePostal', c.code_postal, 'ville', c.ville, 'paysId', c.pays_id)
             as adresse
      from compte c
      left join compte_facturation f on f.compte_id = c.id
     where c.code = any (${codes}::text[]) or c.siret = any (${sirets}::text[])`);
}

export interface Nommes {
  commandes: { id: number; key: string; numero: string }[];
  bons: {
    id: number;
    key: string;
    numero: string;
    livreLe: string;
    commandeId: number;
    /** The invoice it is of already. */
    facture: string | null;
  }[];
  /** What a credit note corrects, and what credit notes may still take back of it. */
  corrigee: { id: number; reste: string } | null;
}

interface ANommer {
  compteId: number;
  commandes: readonly string[];
  bons: readonly string[];
  corrigee: string | null;
}

/** Orders, notes and the corrected invoice of this company, by their numbers. */
export function findNommes(
  tx: Tx,
  { compteId, commandes, bons, corrigee }: ANommer,
): Promise<Nommes> {
  return tx.one(sql`
    select (select coalesce(json_agg(json_build_object('id', c.id, 'key', c.cle, 'numero', c.numero)), '[]')
              from commande c
             where c.compte_id = ${compteId} and c.numero = any (${commandes}::text[])) as commandes,
           (select coalesce(json_agg(json_build_object('id', b.id, 'key', b.cle, 'numero', b.numero,
                     'livreLe', (coalesce(b.livre_le, b.expedie_le) at time zone 'Europe/Paris')::date,
                     'commandeId', b.commande_id,
                     'facture', coalesce(
                       (select f.numero from facture_ligne l join facture f on f.id = l.facture_id
                         where l.bon_id = b.id and l.genre = 'article' and not l.avoir limit 1),
                       (select f.numero from facture_reprise_bon r join facture f on f.id = r.facture_id
                         where r.bon_id = b.id)))), '[]')
              from bon_livraison b join commande c on c.id = b.commande_id
             where c.compte_id = ${compteId} and b.numero = any (${bons}::text[])) as bons,
           (select json_build_object('id', f.id, 'reste', (f.ttc - coalesce(
                     (select sum(a.ttc) from facture a where a.facture_id = f.id), 0))::text)
              from facture f
             where f.compte_id = ${compteId} and f.numero = ${corrigee} and f.genre = 'facture')
             as corrigee`);
}

/** Its notes are invoiced with it, and wait for nothing here. */
export async function insertReprise(
  tx: Tx,
  {
    factureId,
    source,
    empreinte,
    bonIds,
    fichiers,
  }: {
    factureId: number;
    source: string;
    empreinte: Buffer;
    bonIds: readonly number[];
    fichiers: readonly FichierRepris[];
  },
): Promise<void> {
  await tx.execute(sql`
    with reprise as (
      insert into facture_reprise (facture_id, source, empreinte)
      values (${factureId}, ${source}, ${empreinte})
      returning facture_id
    ),
    fichiers as (
      insert into facture_fichier (facture_id, format, octets, sha256)
      select r.facture_id, f.format, f.octets, sha256(f.octets)
        from reprise r, unnest(${fichiers.map(({ format }) => format)}::text[],
               ${fichiers.map(({ octets }) => Buffer.from(octets))}::bytea[]) as f (format, octets)
    )
    insert into facture_reprise_bon (bon_id, facture_id)
    select bon_id, r.facture_id from reprise r, unnest(${bonIds}::bigint[]) as bon_id`);
}
