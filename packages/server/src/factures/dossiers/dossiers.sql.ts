import type { DossierFactures } from '@comptoir/contract/factures/dossiers.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

type DossierRow = Omit<DossierFactures, 'demandeLe'> & { demandeLe: Date };

const COLONNES: Sql = sql`
  cle as key, du, au, chantier, etat, faits, total, demande_le as "demandeLe"`;

const toDossier = ({ demandeLe, ...row }: DossierRow): DossierFactures => ({
  ...row,
  demandeLe: demandeLe.toISOString(),
});

const MONTRES = 6;

export async function listDossiers(db: Db, compteId: number): Promise<DossierFactures[]> {
  const rows = await db.query<DossierRow>(sql`
    select ${COLONNES} from facture_dossier
     where compte_id = ${compteId} order by id desc limit ${MONTRES}`);
  return rows.map(toDossier);
}

export interface DossierNouveau {
  cle: string;
  compteId: number;
  utilisateurId: number;
  langue: Locale;
  du: string;
  au: string;
  chantier: string | null;
}

export async function insertDossier(
  tx: Tx,
  d: DossierNouveau,
): Promise<{ id: number; dossier: DossierFactures }> {
  const { id, ...row } = await tx.one<DossierRow & { id: number }>(sql`
    insert into facture_dossier (cle, compte_id, utilisateur_id, langue, du, au, chantier)
    values (${d.cle}, ${d.compteId}, ${d.utilisateurId}, ${d.langue}, ${d.du}, ${d.au},
            ${d.chantier})
    returning id, ${COLONNES}`);
  return { id, dossier: toDossier(row) };
}

export interface DossierAEcrire extends DossierNouveau {
  id: number;
}

/** Undefined once it is written, or given up. */
export function findAEcrire(db: Db, id: number): Promise<DossierAEcrire | undefined> {
  return db.maybeOne(sql`
    select id, cle, compte_id as "compteId", utilisateur_id as "utilisateurId", langue, du, au,
           chantier
      from facture_dossier where id = ${id} and etat = 'attente'`);
}

export async function noterAvance(
  db: Db,
  id: number,
  { faits, total }: { faits: number; total: number },
): Promise<void> {
  await db.execute(
    sql`update facture_dossier set faits = ${faits}, total = ${total} where id = ${id}`,
  );
}

export async function finirDossier(db: Db, id: number, octets: Buffer | null): Promise<void> {
  await db.execute(sql`
    update facture_dossier
       set octets = ${octets}, etat = ${octets === null ? 'echec' : 'pret'}
     where id = ${id}`);
}

export function findOctets(
  db: Db,
  { cle, compteId }: { cle: string; compteId: number },
): Promise<{ octets: Buffer; du: string; au: string } | undefined> {
  return db.maybeOne(sql`
    select octets, du, au from facture_dossier
     where cle = ${cle} and compte_id = ${compteId} and etat = 'pret'`);
}

const JOURS_GARDES = 30;

/** Number of files deleted. */
export function cleanDossiers(db: Db): Promise<number> {
  return db.execute(sql`
    delete from facture_dossier
     where demande_le < now() - make_interval(days => ${JOURS_GARDES})`);
}

export interface CommandeDuDossier {
  key: string;
  /** Keys of the notes that the invoices are of. */
  bons: string[];
}

/** Orders of these invoices, with the notes that came. */
export function listCommandesOf(db: Db, cles: readonly string[]): Promise<CommandeDuDossier[]> {
  return db.query(sql`
    select c.cle as key, array_agg(distinct b.cle) as bons
      from facture f
      join facture_ligne l on l.facture_id = f.id
      join commande c on c.id = l.commande_id
      join bon_livraison b on b.id = l.bon_id
     where f.cle = any (${cles}::text[]) and f.genre = 'facture'
     group by c.id
     order by c.id`);
}
