/** The figures of an account, counted as the lists they lead to count them. */
import type { Devise } from '@comptoir/contract/argent.ts';
import {
  ETATS_EN_COURS,
  type Compteurs,
} from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import { conditionsCommandes } from '../commandes/commandes.public.ts';
import type { Db } from '../db/pool.ts';
import { plannedEachTime, sql, type Sql } from '../db/sql.ts';
import { enRetardSql, type EnRetard } from '../factures/factures.public.ts';

export interface Compte {
  compteId: number;
  /** Only their orders and quotes; null: of the whole company. */
  auteurId: number | null;
  /** Who approves; null for a delegate, who approves nothing. */
  decideurId: number | null;
  jour: string;
}

/** Conditions on `commande c`. */
function enCoursOf({ compteId, auteurId, decideurId }: Compte): Sql {
  return conditionsCommandes({
    compteId,
    decideurId,
    mots: [],
    etats: ETATS_EN_COURS,
    auteurId: auteurId ?? undefined,
  });
}

function aValiderOf({ compteId, decideurId }: Compte): Sql {
  return conditionsCommandes({ compteId, decideurId, mots: [], aValider: true });
}

/** Conditions on `devis d`: what the list calls `propose`, said so that an index of its own has it. */
function devisOf({ compteId, auteurId, jour }: Compte): Sql {
  const tous = sql`d.compte_id = ${compteId} and d.etat = 'propose'
                   and d.valable_jusqu >= ${jour}::date`;
  return auteurId === null ? tous : sql`${tous} and d.utilisateur_id = ${auteurId}`;
}

export function countCompteurs(db: Db, compte: Compte): Promise<Compteurs> {
  return db.one(
    plannedEachTime(sql`
      select (select count(*) from commande c where ${enCoursOf(compte)}) as "enCours",
             (select count(*) from commande c where ${aValiderOf(compte)}) as "aValider",
             (select count(*) from devis d where ${devisOf(compte)}) as devis`),
  );
}

export interface Figures {
  enCours: { nombre: number; ids: number[] };
  prochaine: { jour: string; nombre: number } | null;
  aValider: { nombre: number; ids: number[]; netHT: string | null; depuis: Date | null };
  devis: { nombre: number };
  echeance: { key: string; numero: string; valableJusqu: string } | null;
  /** Invoices past their date; null where there is none. */
  factures: EnRetard | null;
  equipe: boolean;
  nouveau: boolean;
  devise: Devise;
}

/** The same with what each card says, and which orders are shown. */
export async function findFigures(
  db: Db,
  compte: Compte,
  montrees: { enCours: number; aValider: number },
): Promise<Figures> {
  const { compteId } = compte;
  const enCours = enCoursOf(compte);
  const row = await db.one<Omit<Figures, 'aValider'> & FiguresAValider>(
    plannedEachTime(sql`
      select (select json_build_object('nombre', count(*), 'ids',
                       coalesce(to_json((array_agg(c.id order by c.prevue_le, c.id))
                                          [1:${montrees.enCours}::int]), '[]'))
                from commande c where ${enCours}) as "enCours",
             (select json_build_object('jour', c.prevue_le, 'nombre', count(*))
                from commande c
               where ${enCours} and c.etat <> 'a-valider' and c.prevue_le >= ${compte.jour}::date
               group by c.prevue_le
               order by c.prevue_le
               limit 1) as prochaine,
             v.nombre as "nombreAValider", v.ids as "idsAValider", v."netHT", v.depuis,
             (select json_build_object('nombre', count(*)) from devis d
               where ${devisOf(compte)}) as devis,
             (select json_build_object('key', d.cle, 'numero', d.numero,
                       'valableJusqu', d.valable_jusqu)
                from devis d
               where ${devisOf(compte)}
               order by d.valable_jusqu, d.id
               limit 1) as echeance,
             (${enRetardSql(compteId, compte.jour)}) as factures,
             (select count(*) > 1 from utilisateur u
               where u.compte_id = k.id and u.etat = 'actif') as equipe,
             not exists (select from commande c where c.compte_id = k.id)
               and not exists (select from devis d where d.compte_id = k.id) as nouveau,
             k.devise
        from compte k
       cross join lateral (
             select count(*) as nombre,
                    coalesce(to_json((array_agg(c.id order by c.passee_le, c.id))
                                       [1:${montrees.aValider}::int]), '[]') as ids,
                    sum(c.net_ht) as "netHT", min(c.passee_le) as depuis
               from commande c where ${aValiderOf(compte)}) v
       where k.id = ${compteId}`),
  );
  const { nombreAValider, idsAValider, netHT, depuis, ...reste } = row;
  return { ...reste, aValider: { nombre: nombreAValider, ids: idsAValider, netHT, depuis } };
}

interface FiguresAValider {
  nombreAValider: number;
  idsAValider: number[];
  netHT: string | null;
  depuis: Date | null;
}
