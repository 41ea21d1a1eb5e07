/** Net prices that a company asks to have renewed. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { forAny } from '../../db/for-any.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { demandeLe, isARedemander, isExpirant, type DuJour } from '../negocies.sql.ts';

export interface PrixARenouveler {
  articleId: number;
  reference: string;
  /** The staff reads French. */
  libelle: string;
  prix: string;
  debut: string;
  fin: string;
  prixPublic: string | null;
  /** Orders the article was in. */
  achats: number;
  demandeLe: Date | null;
  isARedemander: boolean;
}

/**
 * The price in force of these articles, or the last there was; without, those about to expire. What
 * has no last day needs no renewal.
 */
export function listARenouveler(
  db: Db,
  { compteId, jour }: DuJour,
  articleIds: readonly number[] | undefined,
): Promise<PrixARenouveler[]> {
  const tient = sql`(fin is null or fin >= ${jour}::date)`;
  const [parmi, et] = articleIds
    ? [sql`and article_id = any (${forAny(articleIds)}::int[])`, sql``]
    : [sql`and ${tient}`, sql`and ${isExpirant(jour)}`];
  return db.query(sql`
    select pn.article_id as "articleId", a.reference, a.libelle_fr as libelle,
           pn.prix::text as prix, pn.debut, pn.fin, t.prix::text as "prixPublic",
           coalesce(h.nombre, 0) as achats, ${demandeLe(compteId)} as "demandeLe",
           ${isARedemander(compteId, jour)} as "isARedemander"
      from (select distinct on (article_id) article_id, prix, debut, fin
              from prix_negocie
             where compte_id = ${compteId} and debut <= ${jour}::date ${parmi}
             order by article_id, ${tient} desc, case when ${tient} then debut else fin end desc) pn
      join article a on a.id = pn.article_id
      left join tarif t on t.article_id = pn.article_id
      left join achat h on h.compte_id = ${compteId} and h.article_id = pn.article_id
     where pn.fin is not null ${et}
     order by pn.fin, a.reference`);
}

/** Requests of a person within the last hour. */
export async function countDemandes(tx: Tx, utilisateurId: number, instant: Date): Promise<number> {
  const { nombre } = await tx.one<{ nombre: number }>(sql`
    select count(*) as nombre
      from demande_renouvellement
     where utilisateur_id = ${utilisateurId} and cree_le > ${instant}::timestamptz - interval '1 hour'`);
  return nombre;
}

interface DemandeNouvelle {
  compteId: number;
  utilisateurId: number;
  langue: Locale;
  instant: Date;
  prix: readonly PrixARenouveler[];
}

export async function insertDemande(tx: Tx, demande: DemandeNouvelle): Promise<string> {
  const { compteId, utilisateurId, langue, instant, prix } = demande;
  const { id, numero } = await tx.one<{ id: number; numero: string }>(sql`
    insert into demande_renouvellement (numero, compte_id, utilisateur_id, langue, cree_le)
    values ('N' || to_char(${instant}::timestamptz at time zone 'Europe/Paris', 'YY') || '-'
              || lpad(nextval('demande_renouvellement_numero')::text, 6, '0'),
            ${compteId}, ${utilisateurId}, ${langue}, ${instant})
    returning id, numero`);
  await tx.execute(sql`
    insert into demande_renouvellement_prix (demande_id, compte_id, article_id, debut, fin, prix)
    select ${id}, ${compteId}, l.article_id, l.debut, l.fin, l.prix
      from unnest(${prix.map(({ articleId }) => articleId)}::int[],
                  ${prix.map(({ debut }) => debut)}::date[], ${prix.map(({ fin }) => fin)}::date[],
                  ${prix.map((un) => un.prix)}::numeric[]) as l (article_id, debut, fin, prix)`);
  return numero;
}
