/** Why a way of delivery is not offered. */
import { findObstacle, type RaisonColis } from '@comptoir/contract/livraison/acheminement.ts';
import { isDepartPasse } from '@comptoir/contract/livraison/dates.ts';
import type { PlanLivraison } from '@comptoir/contract/livraison/plan.ts';
import type { DemandePlan } from '@comptoir/contract/livraison/demande-plan.ts';
import type { Port } from '@comptoir/contract/livraison/port.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatHeure } from '@comptoir/contract/words/formats.ts';
import { MOTS } from '../../livraison/livraison.public.ts';
import type { Dossier } from '../dossier.ts';

export type Raison =
  | { code: 'zone' | 'express-zone' | 'express-heure' }
  | { code: `express-${RaisonColis | 'stock'}` | `point-${RaisonColis}`; ligneId: number };

interface Examinee {
  demande: DemandePlan;
  /** Undefined where a service does not go there. */
  port: Port | undefined;
  auPlusTot: PlanLivraison;
  maintenant: Date;
}

export function findRaison(examinee: Examinee): Raison | undefined {
  const { demande, port } = examinee;
  if (isSansZone(demande)) return { code: 'zone' };
  if (demande.formule === 'express') return raisonDeLExpress(examinee);
  // A pick-up point that is not chosen yet has no zone, and no price.
  if (!port && demande.mode === 'livraison') return { code: 'zone' };
  return demande.mode === 'point-retrait' ? raisonDuPoint(demande) : undefined;
}

export function raisonDuPoint({ lignes }: Pick<DemandePlan, 'lignes'>): Raison | undefined {
  const obstacle = findObstacle(lignes);
  return obstacle && { code: `point-${obstacle.raison}`, ligneId: obstacle.ligne.ligneId };
}

function raisonDeLExpress({ demande, port, auPlusTot, maintenant }: Examinee): Raison | undefined {
  const obstacle = findObstacle(demande.lignes);
  if (obstacle) return { code: `express-${obstacle.raison}`, ligneId: obstacle.ligne.ligneId };
  const absente = auPlusTot.allocations.find(({ lieuId }) => lieuId === null);
  if (absente) return { code: 'express-stock', ligneId: absente.ligneId };
  if (!port) return { code: 'express-zone' };
  return isDepartPasse(maintenant) ? { code: 'express-heure' } : undefined;
}

function isSansZone({ mode, destination, chantiers }: DemandePlan): boolean {
  if (mode !== 'livraison') return false;
  return [destination, ...chantiers.map((each) => each.destination)].some(
    ({ zone }) => zone === null,
  );
}

export function direRaison(
  { langue, piece }: Pick<Dossier, 'langue' | 'piece'>,
  raison: Raison,
): string {
  const t = MOTS[langue];
  if (raison.code === 'express-heure') {
    return t('raisons.express-heure', {
      heure: formatHeure(langue, enseigne.promesses.heureLimite),
    });
  }
  if (!('ligneId' in raison)) return t(`raisons.${raison.code}`);
  const ligne = piece.contenu.chantiers
    .flatMap(({ articles }) => articles)
    .find(({ ligneId }) => ligneId === raison.ligneId);
  return t(`raisons.${raison.code}`, { reference: ligne?.reference ?? '' });
}
