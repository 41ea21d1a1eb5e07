import type { CallAnswer, CallInput } from '@comptoir/contract/call.ts';
import type { CommandeResumee } from '@comptoir/contract/commandes/commande.schema.ts';
import {
  COMMANDES_PAR_PAGE,
  type listerCommandes as contract,
} from '@comptoir/contract/commandes/commandes.contract.ts';
import { refus } from '@comptoir/contract/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { plier } from '../delegue/delegue.public.ts';
import type { Acteur } from '../http/acteur.ts';
import { findChoix, listCommandes, type CommandeRow, type FiltresCommandes } from './liste.sql.ts';

type Query = CallInput<typeof contract>['query'];

export async function listerCommandes(
  pool: Pool,
  acteur: Acteur,
  query: Query,
): Promise<CallAnswer<typeof contract>> {
  const { page = 1, tri = '-date' } = query;
  const filtres = filtresDe(acteur, query);
  const offset = (page - 1) * COMMANDES_PAR_PAGE;
  const [{ rows, total }, choix] = await Promise.all([
    listCommandes(pool, filtres, { tri, limit: COMMANDES_PAR_PAGE, offset }),
    findChoix(pool, filtres),
  ]);
  return { commandes: rows.map(toResume), total, page, ...choix };
}

export function filtresDe(acteur: Acteur, query: Omit<Query, 'page' | 'tri'>): FiltresCommandes {
  const { recherche = '', etat, ...autres } = query;
  const plie = plier(recherche);
  return {
    ...autres,
    compteId: compteOf(acteur),
    decideurId: decideurOf(acteur),
    mots: plie === '' ? [] : plie.split(' '),
    etats: etat,
  };
}

/** The contract lets nobody in who stands for no company. */
export function compteOf({ compteId }: Acteur): number {
  if (compteId === undefined) throw refus('acces-interdit');
  return compteId;
}

/** A delegate acts for a buyer, he agrees to nothing in his place. */
export function decideurOf({ role, utilisateurId }: Acteur): number | null {
  return role === 'Utilisateur' ? (utilisateurId ?? null) : null;
}

export function toResume(row: CommandeRow): CommandeResumee {
  const { id: _, devise, netHT, ttc, passeeLe, ...vue } = row;
  return {
    ...vue,
    passeeLe: passeeLe.toISOString(),
    netHT: { montant: netHT, devise },
    ttc: { montant: ttc, devise },
  };
}
