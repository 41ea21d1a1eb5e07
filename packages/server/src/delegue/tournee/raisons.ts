/** Why each customer is worth a visit, and who comes first. */
import { isZeroMontant, parseMontant, roundMontant, unitsOf } from '@comptoir/contract/argent.ts';
import {
  RAISONS_TOURNEE,
  type GenreRaison,
  type Raison,
  type Tournee,
} from '@comptoir/contract/delegue/tournee.contract.ts';
import { momentOf } from '@comptoir/contract/magasins/horaires.ts';
import type { DuesDunCompte } from '../../habitudes-achats/habitudes-achats.public.ts';
import type {
  DevisComptes,
  DevisDunCompte,
  RappelDunCompte,
  SituationDunCompte,
} from './raisons.sql.ts';

export interface CompteAVoir {
  compteId: number;
  raisons: Raison[];
  /** The larger of two customers with as much to say comes first. */
  chiffreAffaires: bigint;
}

interface Faits {
  situations: readonly SituationDunCompte[];
  devis: readonly DevisDunCompte[];
  habitudes: readonly DuesDunCompte[];
  rappels: readonly RappelDunCompte[];
}

const JOUR_MS = 86_400_000;
/** So much longer than usual is worth a call. */
const RETARD_SUR_RYTHME = 1.5;
/** And at least so many days: who orders every day may be on holiday. */
const JOURS_DE_RETARD = 7;
/** After a year without an order nobody knows their rhythm any more. */
const JOURS_CONNUS = 365;

/** Every customer of the tour, with reasons or without. */
export function listAVoir(
  { situations, devis, habitudes, rappels }: Faits,
  jour: string,
): CompteAVoir[] {
  const devisOf = new Map(devis.map((each) => [each.compteId, each]));
  const rappelOf = new Map(rappels.map((each) => [each.compteId, each]));
  const duesOf = new Map(habitudes.map((each) => [each.compteId, each]));
  return situations.map((situation) => {
    const { compteId, devise } = situation;
    const siens = devisOf.get(compteId);
    const dues = duesOf.get(compteId);
    const raisons: (Raison | undefined)[] = [
      raisonDeRappel(rappelOf.get(compteId)),
      siens && raisonDeDevis('devis-expire', siens, siens.expirent),
      siens && raisonDeDevis('devis-a-repondre', siens, siens.aRepondre),
      silenceOf(situation, jour),
      retardOf(situation),
      dues && { genre: 'habitudes', nombre: dues.nombre, articles: dues.articles },
    ];
    return {
      compteId,
      raisons: raisons.filter((raison) => raison !== undefined),
      chiffreAffaires: unitsOf(parseMontant(situation.chiffreAffaires, devise)),
    };
  });
}

function raisonDeRappel(rappel: RappelDunCompte | undefined): Raison | undefined {
  if (!rappel) return undefined;
  const { debut, telephone, sujet } = rappel;
  return { genre: 'rappel', ...momentOf(debut), telephone, sujet };
}

function raisonDeDevis(
  genre: 'devis-expire' | 'devis-a-repondre',
  { devise }: DevisDunCompte,
  comptes: DevisComptes | null,
): Raison | undefined {
  if (!comptes) return undefined;
  const { nombre, netHT, key, le } = comptes;
  return { genre, nombre, netHT: roundMontant(parseMontant(netHT, devise)), key, le };
}

export function silenceOf(
  { dernierLe, rythme }: Pick<SituationDunCompte, 'dernierLe' | 'rythme'>,
  jour: string,
): Raison | undefined {
  if (dernierLe === null || rythme === null) return undefined;
  const jours = Math.round((Date.parse(jour) - Date.parse(dernierLe)) / JOUR_MS);
  const attendus = Math.max(rythme * RETARD_SUR_RYTHME, rythme + JOURS_DE_RETARD);
  if (jours <= attendus || jours > JOURS_CONNUS) return undefined;
  return { genre: 'silence', dernierLe, jours, rythme };
}

function retardOf({
  retard,
  facturesEchues: nombre,
  echuDepuis: depuis,
  devise,
}: SituationDunCompte): Raison | undefined {
  const montant = roundMontant(parseMontant(retard, devise));
  return isZeroMontant(montant) ? undefined : { genre: 'retard', montant, nombre, depuis };
}

/** Customers with any reason, and with each. */
export function compter(comptes: readonly CompteAVoir[]): Tournee['nombres'] {
  const avec = (voulue: GenreRaison) =>
    comptes.filter(({ raisons }) => raisons.some(({ genre }) => genre === voulue)).length;
  return {
    toutes: comptes.filter(({ raisons }) => raisons.length > 0).length,
    rappel: avec('rappel'),
    'devis-expire': avec('devis-expire'),
    'devis-a-repondre': avec('devis-a-repondre'),
    silence: avec('silence'),
    retard: avec('retard'),
    habitudes: avec('habitudes'),
  };
}

interface Demande {
  raison?: GenreRaison | undefined;
  /** Kilometres by customer: those around one, whatever there is to say to them. */
  distances?: ReadonlyMap<number, number> | undefined;
}

/**
 * Who is asked for: nearest first where one said where one is; else what presses most, then who has
 * most reasons, then the larger customer.
 */
export function ranger(
  comptes: readonly CompteAVoir[],
  { raison, distances }: Demande,
): CompteAVoir[] {
  const voulus = comptes.filter(
    ({ compteId, raisons }) =>
      (distances ? distances.has(compteId) : raisons.length > 0) &&
      (raison === undefined || raisons.some(({ genre }) => genre === raison)),
  );
  const kmOf = ({ compteId }: CompteAVoir) => distances?.get(compteId) ?? 0;
  return voulus.toSorted(
    (a, b) =>
      kmOf(a) - kmOf(b) ||
      urgence(a) - urgence(b) ||
      b.raisons.length - a.raisons.length ||
      (a.chiffreAffaires === b.chiffreAffaires
        ? a.compteId - b.compteId
        : a.chiffreAffaires > b.chiffreAffaires
          ? -1
          : 1),
  );
}

/** Reasons of a customer stand in the order they press in. */
function urgence({ raisons: [premiere] }: CompteAVoir): number {
  return premiere ? RAISONS_TOURNEE.indexOf(premiere.genre) : RAISONS_TOURNEE.length;
}
