import type { CallAnswer, CallInput } from '@comptoir/contract/http/call.ts';
import type { CommandeResumee } from '@comptoir/contract/commandes/commande.schema.ts';
import {
  COMMANDES_PAR_PAGE,
  type listerCommandes as contract,
} from '@comptoir/contract/commandes/commandes.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { lesPlusProches } from '../delegue/delegue.public.ts';
import { plier } from '../db/plier.ts';
import type { Acteur } from '../http/acteur.ts';
import {
  findChoix,
  listCommandes,
  listMotsConnus,
  type CommandeRow,
  type FiltresCommandes,
} from './liste.sql.ts';

const MIN_SIGNES_CORRIGES = 5;
const MAX_MOTS_CORRIGES = 6;

type Query = CallInput<typeof contract>['query'];

export async function listerCommandes(
  pool: Pool,
  acteur: Acteur,
  query: Query,
): Promise<CallAnswer<typeof contract>> {
  const { page = 1, tri = '-date' } = query;
  const filtres = filtresOf(acteur, query);
  const offset = (page - 1) * COMMANDES_PAR_PAGE;
  const demandee = { tri, limit: COMMANDES_PAR_PAGE, offset };
  const [liste, choix] = await Promise.all([
    listCommandes(pool, filtres, demandee),
    findChoix(pool, filtres),
  ]);
  const mots = liste.total === 0 ? await corriger(pool, filtres) : undefined;
  const corrigee = mots && (await listCommandes(pool, { ...filtres, mots }, demandee));
  const { rows, total } = corrigee && corrigee.total > 0 ? corrigee : liste;
  return {
    commandes: rows.map(toResume),
    total,
    page,
    ...(mots && total > 0 && { corrige: mots.join(' ') }),
    ...choix,
  };
}

/** The words of the company's own orders that come nearest; undefined where none does. */
async function corriger(
  pool: Pool,
  { compteId, mots }: FiltresCommandes,
): Promise<string[] | undefined> {
  const longueurs = mots.map((mot) => mot.length);
  if (mots.length === 0 || mots.length > MAX_MOTS_CORRIGES) return undefined;
  const connus = await listMotsConnus(pool, compteId, {
    min: Math.min(...longueurs) - 2,
    max: Math.max(...longueurs) + 2,
  });
  const corriges = mots.map((mot) => {
    if (connus.some((connu) => connu.includes(mot))) return mot;
    // Numbers and short words are right or useless.
    if (mot.length < MIN_SIGNES_CORRIGES || /\d/.test(mot)) return mot;
    return lesPlusProches(mot, connus)[0] ?? mot;
  });
  return corriges.some((mot, i) => mot !== mots[i]) ? corriges : undefined;
}

export function filtresOf(acteur: Acteur, query: Omit<Query, 'page' | 'tri'>): FiltresCommandes {
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

/** A delegate acts for a buyer, and agrees to nothing in their place. */
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
