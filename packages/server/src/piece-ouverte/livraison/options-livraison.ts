/** Every way the piece can be delivered to a place, with its price, its days and its reasons; pure. */
import type {
  ChoixLivraison,
  FormuleLivraison,
  ModeLivraison,
  OptionLivraison,
} from '@comptoir/contract/livraison/choix.schema.ts';
import { listJoursOfferts } from '@comptoir/contract/livraison/jours-offerts.ts';
import type { Part } from '@comptoir/contract/livraison/allocation.ts';
import {
  planifierLivraison,
  planifierParts,
  repartir,
  type PlanLivraison,
} from '@comptoir/contract/livraison/plan.ts';
import type { DemandePlan } from '@comptoir/contract/livraison/demande-plan.ts';
import { calculerPort, type Port } from '@comptoir/contract/livraison/port.ts';
import { isScieur } from '../../magasins/magasins.public.ts';
import type { Dossier } from '../dossier.ts';
import { adresseOf, destinationOf, type Lieu, type Places } from './lieu.ts';
import type { PieceLue } from '../piece-ouverte.sql.ts';
import { direPort, montantDuPort, offertOf } from './port-piece.ts';
import { direRaison, findRaison } from './raisons-livraison.ts';

export interface OptionCalculee {
  option: OptionLivraison;
  demande: DemandePlan;
}

export interface Options {
  options: OptionCalculee[];
  jours: string[];
}

type Dates = Pick<ChoixLivraison, 'jour' | 'chantiers'>;
interface DatesVoulues {
  formule: FormuleLivraison;
  jour: string | null;
  chantiers: readonly ChoixLivraison['chantiers'][number][];
}

/** `seulement`: one that is wanted, with the first, which takes its place where it is not offered. */
export function calculerOptions(
  dossier: Dossier,
  lieu: Lieu,
  dates: Dates,
  seulement?: FormuleLivraison,
): Options {
  const base = demanderPlan(dossier, lieu, { formule: 'au-plus-tot', jour: null, chantiers: [] });
  const parts = repartir(base, dossier.envoi.stock, dossier.envoi.maintenant);
  const auPlusTot = planifierParts(base, parts);
  const premier = auPlusTot.envois[0]?.jour;
  const jours = premier === undefined ? [] : listJoursOfferts(base, premier);
  const jour = dates.jour !== null && jours.includes(dates.jour) ? dates.jour : (jours[0] ?? null);
  const options = formulesOf(dossier.piece, lieu.mode)
    .filter((each) => !seulement || each === seulement || each === 'au-plus-tot')
    .map((formule) => {
      const demande = demanderPlan(dossier, lieu, { formule, jour, chantiers: dates.chantiers });
      return calculerOption(dossier, lieu, demande, { auPlusTot, parts });
    });
  return { options, jours };
}

/** Ways that have a meaning there; whether they are offered is another matter. */
function formulesOf(piece: PieceLue, mode: ModeLivraison): FormuleLivraison[] {
  const simples: FormuleLivraison[] = ['au-plus-tot', 'jour-choisi', 'complete'];
  if (mode !== 'livraison') return simples;
  const nombre = piece.contenu.chantiers.filter(({ articles }) => articles.length > 0).length;
  return nombre > 1 ? [...simples, 'express', 'par-chantier'] : [...simples, 'express'];
}

function calculerOption(
  dossier: Dossier,
  lieu: Lieu,
  demande: DemandePlan,
  { auPlusTot, parts }: { auPlusTot: PlanLivraison; parts: readonly Part[] },
): OptionCalculee {
  const { piece, places, envoi } = dossier;
  const { stock, maintenant } = envoi;
  const port = calculerPort(demande, places.ports.tarifs, offertOf(piece.contenu.franco));
  const raison = findRaison({ demande, port, auPlusTot, maintenant });
  const { formule } = demande;
  if (raison) {
    return { option: refuser(formule, direRaison(dossier, raison)), demande };
  }
  // Only chantiers that go elsewhere travel otherwise.
  const { envois } =
    demande.chantiers.length === 0
      ? planifierParts(demande, parts)
      : planifierLivraison(demande, stock, maintenant);
  return { option: offrir(dossier, lieu, { demande, port, envois }), demande };
}

function refuser(formule: FormuleLivraison, raison: string): OptionLivraison {
  return {
    formule,
    disponible: false,
    raison,
    port: null,
    portLibelle: '',
    dernierJour: null,
    envois: [],
  };
}

interface Offerte {
  demande: DemandePlan;
  port: Port | undefined;
  envois: PlanLivraison['envois'];
}

function offrir(dossier: Dossier, lieu: Lieu, { demande, port, envois }: Offerte): OptionLivraison {
  const villes = new Map(
    demande.chantiers.map(({ chantierId, destination }) => [
      chantierId,
      adresseOf(dossier.places, destination.adresseId)?.ville ?? lieu.nom,
    ]),
  );
  const noms = new Map(dossier.piece.contenu.chantiers.map(({ id, libelle }) => [id, libelle]));
  return {
    formule: demande.formule,
    disponible: true,
    raison: null,
    port: port ? montantDuPort(port, dossier.piece.contenu.change) : null,
    portLibelle: port
      ? direPort(dossier.langue, dossier.piece.contenu.franco, lieu.mode, port)
      : '',
    dernierJour: envois.at(-1)?.jour ?? null,
    envois: envois.map((envoi) => ({
      ...envoi,
      chantier: noms.get(envoi.chantierId ?? 0) ?? null,
      destination:
        demande.formule === 'par-chantier' && envoi.chantierId !== null
          ? (villes.get(envoi.chantierId) ?? lieu.nom)
          : lieu.nom,
    })),
  };
}

interface APlanifier {
  places: Pick<Places, 'lieux' | 'ports' | 'adresses' | 'reference'>;
  envoi: Pick<Dossier['envoi'], 'lignes'>;
}

/** From the warehouse behind the store, or behind the one they buy from; from all without one. */
export function demanderPlan(
  dossier: APlanifier,
  lieu: Lieu,
  { formule, jour, chantiers }: DatesVoulues,
): DemandePlan {
  const { lieux, reference } = dossier.places;
  const depot = (lieu.magasin ?? reference)?.depotId;
  return {
    mode: lieu.mode,
    formule,
    jour: formule === 'jour-choisi' ? jour : null,
    magasinId: lieu.mode === 'retrait-magasin' ? (lieu.magasin?.id ?? null) : null,
    horaires: lieu.magasin?.horaires ?? null,
    exceptions: lieu.magasin?.exceptions,
    sansScie: lieu.magasin && !isScieur(lieu.magasin),
    depotIds: depot === undefined ? [...lieux.depotIds] : [depot],
    destination: lieu.destination,
    chantiers: formule === 'par-chantier' ? demanderChantiers(dossier.places, lieu, chantiers) : [],
    lignes: dossier.envoi.lignes,
  };
}

function demanderChantiers(
  places: APlanifier['places'],
  lieu: Lieu,
  choisis: DatesVoulues['chantiers'],
): DemandePlan['chantiers'] {
  return choisis.map(({ chantierId, adresseId, jour }) => ({
    chantierId,
    destination: destinationOf(places, adresseId, lieu),
    jour,
  }));
}
