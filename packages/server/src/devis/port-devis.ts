/**
 * Carriage of lines of a quote. The whole offer, taken at once, has the carriage it was made with; a
 * part of it has that of an order of its own lines, free or not as any order would be.
 */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { Change } from '@comptoir/contract/articles/tarif.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { LivraisonChoisie } from '@comptoir/contract/livraison/choix.schema.ts';
import type { DemandePlan } from '@comptoir/contract/livraison/demande-plan.ts';
import { calculerPort, type TarifPort } from '@comptoir/contract/livraison/port.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { calculerFranco, findFranco, type SituationFranco } from '../panier/panier.public.ts';
import { direPort, montantDuPort, offertOf } from '../piece-ouverte/accord.public.ts';
import type { Acteur, Demande } from '../http/acteur.ts';
import type { Deps } from './etat-devis.ts';
import { totaliser, type LigneVersion } from './ligne-version.ts';

export interface RegleDePort {
  tarifs: readonly TarifPort[];
  /** What the company agreed of free carriage. */
  situation: SituationFranco;
  change: Change;
}

export async function readRegle(
  { pool, clock, articles, ports }: Deps,
  demande: Demande,
): Promise<RegleDePort> {
  const [{ tarifs }, situation, { change }] = await Promise.all([
    ports(),
    findFranco(pool, { compteId: compteOf(demande.acteur), jour: clock.today() }),
    articles.chiffrerLot(demande, []),
  ]);
  return { tarifs, situation, change };
}

/** The contract lets nobody else in. */
export function compteOf({ compteId }: Acteur): number {
  if (compteId === undefined) throw refus('sans-client');
  return compteId;
}

export type PortChoisi = Pick<LivraisonChoisie, 'port' | 'portLibelle'>;

interface LignesAPorter {
  /** What the offer was made with. */
  convenu: PortChoisi;
  isEntiere: boolean;
  lignes: readonly LigneVersion[];
  devise: Devise;
  plan: DemandePlan;
  langue: Locale;
}

export function choisirPort(regle: RegleDePort, lignes: LignesAPorter): PortChoisi {
  const { port, portLibelle } = lignes.convenu;
  const convenu = { port, portLibelle };
  if (lignes.isEntiere) return convenu;
  // Where nothing goes any more, or in another currency by now, what was agreed is all there is.
  return portDesLignes(regle, lignes) ?? convenu;
}

/** As an order of these lines would have it; undefined where no tariff says. */
export function portDesLignes(
  { tarifs, situation, change }: RegleDePort,
  { lignes, devise, plan, langue }: Omit<LignesAPorter, 'convenu' | 'isEntiere'>,
): PortChoisi | undefined {
  if (change.devise !== devise) return undefined;
  const tarif = totaliser(lignes, devise, { montant: '0', devise });
  const franco = calculerFranco({ situation, tarif, change });
  const port = calculerPort(plan, tarifs, offertOf(franco));
  if (!port) return undefined;
  return {
    port: montantDuPort(port, change),
    portLibelle: direPort(langue, { type: franco.type, promotion: null }, plan.mode, port),
  };
}
