/** The delivery a buyer chose, made to fit what is there now; pure. */
import { findObstacle } from '@comptoir/contract/livraison/acheminement.ts';
import type { AdresseLivraison } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { ChoixLivraison, ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Magasin } from '../../magasins/magasins.public.ts';
import type { Dossier } from '../dossier.ts';
import { magasinOuvert, type Places } from './lieu.ts';

/** What of a choice no longer fits. */
export type Ecart = 'mode' | 'adresse' | 'magasin' | 'formule' | 'jour' | 'chantiers';

export interface ChoixSitue {
  choix: ChoixLivraison;
  adresse: AdresseLivraison | undefined;
  /** The store or pick-up point. */
  magasin: Magasin | undefined;
  ecarts: Ecart[];
}

/**
 * What the person prefers; else the usual address of the company, which a job site or a store of last time does not replace; else
 * what was used last, else any address, else their store.
 */
export function choixParDefaut({ piece, places: { adresses, retrait } }: Dossier): ChoixLivraison {
  const [premiere] = adresses;
  const habituelle = adresses.find(({ parDefaut }) => parDefaut);
  const derniere = piece.contexte.derniere?.livraison;
  const connue = habituelle ?? adresses.find(({ id }) => id === derniere?.adresseId) ?? premiere;
  const usuel = habituelle
    ? 'livraison'
    : (derniere?.mode ?? (premiere || !retrait ? 'livraison' : 'retrait-magasin'));
  const mode = piece.contexte.personne.modeLivraison ?? usuel;
  return {
    mode: mode === 'livraison' && !connue && retrait ? 'retrait-magasin' : mode,
    adresseId: connue?.id ?? null,
    magasinId: derniere?.magasinId ?? retrait?.id ?? null,
    // A day or a parcel in a hurry was for that order; to get all at once is a habit.
    formule: derniere?.formule === 'complete' ? 'complete' : 'au-plus-tot',
    jour: null,
    chantiers: [],
  };
}

/** Mode, address and place of what is wanted; those that are gone give way. */
export function situerChoix(dossier: Dossier, voulu: ChoixLivraison): ChoixSitue {
  const { adresses } = dossier.places;
  const ecarts: Ecart[] = [];
  const mode = isModeOffert(dossier, voulu.mode) ? voulu.mode : 'livraison';
  if (mode !== voulu.mode) ecarts.push('mode');
  const adresse = adresses.find(({ id }) => id === voulu.adresseId) ?? adresses[0];
  if (voulu.adresseId !== null && adresse?.id !== voulu.adresseId) ecarts.push('adresse');
  const magasin = lieuOf(dossier.places, mode, voulu.magasinId);
  if (mode !== 'livraison' && mode === voulu.mode) {
    if (voulu.magasinId !== null && magasin?.id !== voulu.magasinId) ecarts.push('magasin');
  }
  const chantiers = garderChantiers(dossier, voulu.chantiers);
  if (chantiers.length < voulu.chantiers.length && voulu.formule === 'par-chantier') {
    ecarts.push('chantiers');
  }
  const choix = {
    ...voulu,
    mode,
    adresseId: adresse?.id ?? null,
    magasinId: magasin?.id ?? null,
    chantiers,
  };
  return { choix, adresse, magasin, ecarts };
}

/** Why it is not, where it is not: the line that is in the way. */
export function obstacleAuPoint(dossier: Dossier) {
  return findObstacle(dossier.envoi.lignes);
}

export function isModeOffert(dossier: Dossier, mode: ModeLivraison): boolean {
  if (mode === 'livraison') return true;
  const type = mode === 'retrait-magasin' ? 'magasin' : 'point-de-retrait';
  const existe = [...dossier.places.lieux.magasins.values()].some(
    (each) => each.actif && each.type === type,
  );
  return existe && (mode === 'retrait-magasin' || obstacleAuPoint(dossier) === undefined);
}

function lieuOf(
  { lieux, retrait }: Places,
  mode: ModeLivraison,
  voulu: number | null,
): Magasin | undefined {
  const magasin = magasinOuvert(lieux, voulu);
  if (mode === 'point-retrait') {
    return magasin?.type === 'point-de-retrait' ? magasin : undefined;
  }
  return magasin?.type === 'magasin' ? magasin : retrait;
}

/** Choices for chantiers the piece still holds, to addresses the company still has. */
function garderChantiers(
  { piece, places: { adresses } }: Dossier,
  chantiers: ChoixLivraison['chantiers'],
) {
  const presents = new Set(piece.contenu.chantiers.map(({ id }) => id));
  const connues = new Set(adresses.map(({ id }) => id));
  return chantiers.filter(
    ({ chantierId, adresseId }) =>
      presents.has(chantierId) && (adresseId === null || connues.has(adresseId)),
  );
}
