/** Orders of a company: those that filters leave, a page of them in the order asked. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type {
  EtatCommande,
  OrigineCommande,
} from '@comptoir/contract/commandes/commande.schema.ts';
import type { TRIS_COMMANDES } from '@comptoir/contract/commandes/commandes.contract.ts';
import type { ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { ModePaiement } from '@comptoir/contract/paiements/mode-paiement.ts';
import { pageOfIds, type PageOfIds } from '../db/page-of-ids.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import { estSonTour } from './approbation/tour-approbation.sql.ts';
import { chantiersProposes } from './chantiers-proposes.sql.ts';

export type TriCommandes = (typeof TRIS_COMMANDES)[number];

export interface FiltresCommandes {
  compteId: number;
  /** Who asks; null for a delegate, who approves nothing. */
  decideurId: number | null;
  /** Folded words, each of which is found. */
  mots: readonly string[];
  etats?: readonly EtatCommande[] | undefined;
  du?: string | undefined;
  au?: string | undefined;
  chantier?: string | undefined;
  auteurId?: number | undefined;
  montantMin?: number | undefined;
  montantMax?: number | undefined;
  aValider?: boolean | undefined;
  /** These alone. */
  cles?: readonly string[] | undefined;
}

/**
 * Conditions on `commande c`. Only what is asked stands in the statement: the plan is that of what is
 * asked.
 */
export function conditionsCommandes(filtres: FiltresCommandes): Sql {
  const { compteId, decideurId, mots, etats, du, au, chantier, auteurId } = filtres;
  const { montantMin, montantMax, aValider, cles } = filtres;
  const et: Sql[] = [sql`c.compte_id = ${compteId}`];
  for (const mot of mots) et.push(sql`c.recherche like ${`%${mot}%`}`);
  if (etats && etats.length > 0) et.push(sql`c.etat = any (${etats}::text[])`);
  if (du !== undefined) {
    et.push(sql`c.passee_le >= ${du}::date::timestamp at time zone 'Europe/Paris'`);
  }
  if (au !== undefined) {
    et.push(sql`c.passee_le < (${au}::date + 1)::timestamp at time zone 'Europe/Paris'`);
  }
  if (chantier !== undefined) {
    et.push(sql`c.id in (select ch.commande_id from commande_chantier ch
                          where ch.libelle = ${chantier})`);
  }
  if (auteurId !== undefined) et.push(sql`c.utilisateur_id = ${auteurId}`);
  if (montantMin !== undefined) et.push(sql`c.net_ht >= ${montantMin}`);
  if (montantMax !== undefined) et.push(sql`c.net_ht <= ${montantMax}`);
  if (cles) et.push(sql`c.cle = any (${cles}::text[])`);
  if (aValider) et.push(sql`c.etat = 'a-valider' and ${attendLui(decideurId)}`);
  return et.reduce((tout, une) => sql`${tout} and ${une}`);
}

/** Whether order `c` waits for this person. */
function attendLui(decideurId: number | null): Sql {
  return decideurId === null
    ? sql`false`
    : sql`exists (select from utilisateur moi
                   where moi.id = ${decideurId} and ${estSonTour(sql`c`, sql`moi`)})`;
}

const ORDRES: Record<TriCommandes, Sql> = {
  date: sql`c.passee_le, c.id`,
  '-date': sql`c.passee_le desc, c.id desc`,
  montant: sql`c.net_ht, c.id`,
  '-montant': sql`c.net_ht desc, c.id desc`,
  numero: sql`c.numero, c.id`,
  '-numero': sql`c.numero desc, c.id desc`,
  prevue: sql`c.prevue_le, c.id`,
  '-prevue': sql`c.prevue_le desc, c.id desc`,
};

export interface CommandeRow {
  id: number;
  key: string;
  numero: string;
  etat: EtatCommande;
  passeeLe: Date;
  auteur: { id: number; nom: string };
  delegue: string | null;
  origine: OrigineCommande;
  chantiers: string[];
  referenceCommande: string;
  nombreLignes: number;
  devise: Devise;
  netHT: string;
  ttc: string;
  modePaiement: ModePaiement;
  modeLivraison: ModeLivraison;
  prevueLe: string;
  aValiderParMoi: boolean;
}

/** What a row of the list shows of order `c`; `u` and `d` are who placed it. */
export function colonnesResume(decideurId: number | null): Sql {
  return sql`
    c.id, c.cle as key, c.numero, c.etat, c.passee_le as "passeeLe",
    json_build_object('id', u.id, 'nom', concat_ws(' ', u.prenom, u.nom)) as auteur,
    nullif(concat_ws(' ', d.prenom, d.nom), '') as delegue,
    case when c.devis_id is not null then 'devis'
         when c.delegue_id is not null then 'delegue' else 'web' end as origine,
    array(select ch.libelle from commande_chantier ch
           where ch.commande_id = c.id and ch.libelle is not null order by ch.rang) as chantiers,
    coalesce((select string_agg(distinct ch.reference_commande, ', ') from commande_chantier ch
               where ch.commande_id = c.id), '') as "referenceCommande",
    c.nombre_lignes as "nombreLignes", c.devise, c.net_ht as "netHT", c.ttc,
    c.mode_paiement as "modePaiement", c.livraison ->> 'mode' as "modeLivraison",
    c.prevue_le as "prevueLe", ${attendLui(decideurId)} as "aValiderParMoi"`;
}

export interface PageDemandee {
  tri: TriCommandes;
  limit: number;
  offset: number;
}

/** Words are looked for where short texts stand in an index, which has to be named by its condition. */
function source(filtres: FiltresCommandes): Sql {
  const ou = conditionsCommandes(filtres);
  if (filtres.mots.length === 0) return sql`commande c where ${ou}`;
  const colonnes = sql`c.id, c.passee_le, c.net_ht, c.numero, c.prevue_le`;
  return sql`(
    select ${colonnes} from commande c where ${ou} and octet_length(c.recherche) <= 1500
    union all
    select ${colonnes} from commande c where ${ou} and octet_length(c.recherche) > 1500) c`;
}

export async function listCommandes(
  db: Db,
  filtres: FiltresCommandes,
  { tri, limit, offset }: PageDemandee,
): Promise<{ rows: CommandeRow[]; total: number }> {
  const { ids, total } = await db.one<PageOfIds>(
    pageOfIds(source(filtres), { id: sql`c.id`, order: ORDRES[tri], limit, offset }),
  );
  if (ids.length === 0) return { rows: [], total };
  const rows = await db.query<CommandeRow>(sql`
    select ${colonnesResume(filtres.decideurId)}
      from unnest(${ids}::bigint[]) with ordinality as p (id, place)
      join commande c on c.id = p.id
      join utilisateur u on u.id = c.utilisateur_id
      left join delegue d on d.id = c.delegue_id
     order by p.place`);
  return { rows, total };
}

/** What is mistyped is mostly of late; all words of ten thousand orders take a quarter of a second. */
const COMMANDES_RELUES = 400;

/** Words of the latest orders of a company that a mistyped one may have been, by their length. */
export async function listMotsConnus(
  db: Db,
  compteId: number,
  { min, max }: { min: number; max: number },
): Promise<string[]> {
  const rows = await db.query<{ mot: string }>(sql`
    select distinct m.mot
      from (select recherche from commande
             where compte_id = ${compteId}
             order by passee_le desc limit ${COMMANDES_RELUES}) c,
           unnest(string_to_array(c.recherche, ' ')) as m (mot)
     where length(m.mot) between ${min} and ${max}`);
  return rows.map(({ mot }) => mot);
}

export interface ChoixDeFiltres {
  aValider: number;
  auteurs: { id: number; nom: string }[];
  chantiers: string[];
}

/** What the list can be filtered by, whatever the filters: those who ordered, the latest chantiers. */
export function findChoix(
  db: Db,
  { compteId, decideurId }: Pick<FiltresCommandes, 'compteId' | 'decideurId'>,
): Promise<ChoixDeFiltres> {
  return db.one(sql`
    select (select count(*) from commande c
             where c.compte_id = ${compteId} and c.etat = 'a-valider'
               and ${attendLui(decideurId)}) as "aValider",
           (select coalesce(json_agg(json_build_object('id', u.id,
                     'nom', concat_ws(' ', u.prenom, u.nom)) order by u.nom, u.prenom, u.id), '[]')
              from utilisateur u
             where u.compte_id = ${compteId}
               and exists (select from commande c where c.utilisateur_id = u.id)) as auteurs,
           ${chantiersProposes(compteId)} as chantiers`);
}
