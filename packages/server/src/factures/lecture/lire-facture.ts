import type { CallAnswer, CallInput } from '@comptoir/contract/http/call.ts';
import { ETATS_FACTURE, TRANCHES_RETARD } from '@comptoir/contract/factures/etats-facture.ts';
import {
  FACTURES_PAR_PAGE,
  type Facture,
  type FactureResumee,
  type listerFactures as contract,
} from '@comptoir/contract/factures/factures.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { plier } from '../../db/plier.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import { noterVu } from '../../messages/messages.public.ts';
import { listTropPercus } from '../trop-percus/trop-percus.sql.ts';
import { findFacture } from './facture.sql.ts';
import { findSynthese, listFactures, type FactureRow, type FiltresFactures } from './liste.sql.ts';

type Query = CallInput<typeof contract>['query'];

export function filtresFactures(
  acteur: Acteur,
  { recherche = '', etat, ...autres }: Omit<Query, 'page' | 'tri'>,
  jour: string,
): FiltresFactures {
  const plie = plier(recherche);
  const mots = plie === '' ? [] : plie.split(' ');
  return { ...autres, compteId: acheteurOf(acteur).compteId, jour, mots, etats: etat };
}

export async function listerFactures(
  pool: Pool,
  acteur: Acteur,
  query: Query,
  jour: string,
): Promise<CallAnswer<typeof contract>> {
  const { page = 1, tri = '-date', ...filtres } = query;
  const voulues = filtresFactures(acteur, filtres, jour);
  const offset = (page - 1) * FACTURES_PAR_PAGE;
  const [{ rows, total }, synthese, tropPercus] = await Promise.all([
    listFactures(pool, voulues, { tri, limit: FACTURES_PAR_PAGE, offset }),
    findSynthese(pool, voulues.compteId, jour),
    listTropPercus(pool, voulues.compteId),
  ]);
  const { devise = 'EUR' } = acteur;
  const { etats, retards, chantiers } = synthese;
  const rien = { nombre: 0, reste: '0.00' };
  const argent = (reste: string) => ({ montant: reste, devise });
  return {
    factures: rows.map(toResumee),
    total,
    page,
    etats: ETATS_FACTURE.map((etat) => {
      const { nombre, reste } = etats.find((each) => each.etat === etat) ?? rien;
      return { etat, nombre, reste: argent(reste) };
    }),
    retards: TRANCHES_RETARD.map((tranche) => {
      const { nombre, reste } = retards.find((each) => each.tranche === tranche) ?? rien;
      return { tranche, nombre, reste: argent(reste) };
    }),
    chantiers,
    tropPercus,
  };
}

export function toResumee(lue: FactureRow): FactureResumee {
  const { devise, ht, ttc, reste, tva: _, ...row } = lue;
  const argent = (montant: string) => ({ montant, devise });
  return { ...row, ht: argent(ht), ttc: argent(ttc), reste: argent(reste) };
}

export async function lireFacture(
  pool: Pool,
  acteur: Acteur,
  { cle, jour }: { cle: string; jour: string },
): Promise<Facture> {
  const { compteId, utilisateurId } = acheteurOf(acteur);
  const lue = await findFacture(pool, { cle, compteId, jour });
  if (!lue) throw refus('introuvable');
  // They have it before them; a delegate who acts for them reads for themselves.
  if (acteur.delegueId === undefined) {
    await noterVu(pool, utilisateurId, { genre: 'facture', id: lue.id });
  }
  const {
    id: _,
    origine,
    formats,
    document,
    factureKey,
    reglements,
    avoirs,
    transmission,
    ...row
  } = lue;
  return {
    ...toResumee(row),
    origine,
    formats,
    document,
    factureKey,
    avoirs,
    transmission,
    reglements: reglements.map(({ montant, ...each }) => ({
      ...each,
      montant: { montant, devise: row.devise },
    })),
  };
}
