import type { CallAnswer, CallInput } from '@comptoir/contract/http/call.ts';
import {
  CONDITIONS_PAR_PAGE,
  type ConditionTarifaire,
  type listerConditions as contract,
  type TRIS_CONDITIONS,
} from '@comptoir/contract/tarif-compte/conditions.contract.ts';
import type { Pool } from '../db/pool.ts';
import { plier } from '../db/plier.ts';
import { acheteurOf, type Demande } from '../http/acteur.ts';
import { listConditions, type ConditionRow } from './conditions.sql.ts';

type Query = CallInput<typeof contract>['query'];
type Tri = (typeof TRIS_CONDITIONS)[number];

export async function listerConditions(
  pool: Pool,
  demande: Demande,
  query: Query,
  jour: string,
): Promise<CallAnswer<typeof contract>> {
  const { page = 1 } = query;
  const rows = await readConditions(pool, demande, query, jour);
  const from = (page - 1) * CONDITIONS_PAR_PAGE;
  return {
    jour,
    conditions: rows
      .slice(from, from + CONDITIONS_PAR_PAGE)
      .map((condition) => toCondition(condition, jour)),
    total: rows.length,
    page,
  };
}

/** A company has tens of them: they are read at once, then narrowed and ordered. */
export async function readConditions(
  pool: Pool,
  { acteur, langue }: Demande,
  { recherche = '', sur, tri = 'cible' }: Omit<Query, 'page'>,
  jour: string,
): Promise<ConditionRow[]> {
  const { compteId } = acheteurOf(acteur);
  const mots = plier(recherche).split(' ');
  const rows = await listConditions(pool, compteId, { jour, langue });
  return trier(
    rows.filter((condition) => {
      if (sur !== undefined && condition[sur] === null) return false;
      const plie = plier(nomsOf(condition).join(' '));
      return mots.every((mot) => plie.includes(mot));
    }),
    tri,
  );
}

function nomsOf({ noeud, marque }: ConditionRow): string[] {
  if (noeud) return [...noeud.parents, noeud.libelle];
  return marque ? [marque.nom] : [];
}

/** Sorting keeps the order of the catalogue among equals. */
function trier(rows: ConditionRow[], tri: Tri): ConditionRow[] {
  switch (tri) {
    case 'cible':
      return rows;
    case '-cible':
      return rows.toReversed();
    case 'remise':
      return rows.toSorted((a, b) => Number(a.remise) - Number(b.remise));
    case '-remise':
      return rows.toSorted((a, b) => Number(b.remise) - Number(a.remise));
    case 'fin':
      return rows.toSorted((a, b) => finOf(a).localeCompare(finOf(b)));
    case '-fin':
      return rows.toSorted((a, b) => finOf(b).localeCompare(finOf(a)));
  }
}

/** What has no end ends last. */
const finOf = ({ fin }: ConditionRow): string => fin ?? '9999';

export function toCondition(row: ConditionRow, jour: string): ConditionTarifaire {
  const { id, noeud, marque, remise, debut, fin } = row;
  return {
    id,
    noeud: noeud && {
      id: noeud.id,
      niveau: noeud.niveau,
      libelle: noeud.libelle,
      slug: noeud.slug,
      parents: noeud.parents,
    },
    marque,
    remise,
    debut,
    fin,
    aVenir: debut > jour,
  };
}
