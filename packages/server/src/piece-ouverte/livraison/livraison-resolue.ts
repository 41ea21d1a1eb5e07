/** The delivery of the piece as it stands now: what was chosen, fitted to stock, days and places; pure. */
import type { ChoixLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import { isJourOffert } from '@comptoir/contract/livraison/jours-offerts.ts';
import { completerChantiers } from './adresses-des-chantiers.ts';
import { choixParDefaut, situerChoix, type ChoixSitue, type Ecart } from './choix-livraison.ts';
import type { Dossier } from '../dossier.ts';
import { destinationOf, lieuDuChoix, type Lieu } from './lieu.ts';
import { calculerOptions, type OptionCalculee, type Options } from './options-livraison.ts';

export interface LivraisonResolue extends Options {
  choix: ChoixLivraison;
  situe: ChoixSitue;
  lieu: Lieu;
  /** The option of the way chosen. */
  choisie: OptionCalculee | undefined;
  /** Nothing is missing. */
  complete: boolean;
  ecarts: Ecart[];
}

/** `seulement`: without the options that were not chosen. */
export function resoudreLivraison(
  dossier: Dossier,
  voulu: ChoixLivraison = dossier.piece.livraison ?? choixParDefaut(dossier),
  { seulement = false } = {},
): LivraisonResolue {
  const situe = situerChoix(dossier, voulu);
  const lieu = lieuDuChoix(dossier.places, { ...situe, mode: situe.choix.mode });
  const ecarts = [...situe.ecarts];
  const voulus =
    voulu.formule === 'par-chantier' || !seulement
      ? completerChantiers(dossier.piece, dossier.places, situe.choix.chantiers)
      : situe.choix.chantiers;
  const chantiers = garderJours(dossier, lieu, voulus);
  const dates = { jour: voulu.jour, chantiers };
  const { options, jours } = calculerOptions(
    dossier,
    lieu,
    dates,
    seulement ? voulu.formule : undefined,
  );
  const voulue = options.find(({ option }) => option.formule === voulu.formule);
  const choisie = voulue?.option.disponible ? voulue : options[0];
  const formule = choisie?.option.formule ?? 'au-plus-tot';
  if (formule !== voulu.formule) ecarts.push('formule');
  const jour = choisie?.demande.jour ?? null;
  const isJourPerdu = formule === 'jour-choisi' && voulu.jour !== null && jour !== voulu.jour;
  const isJourDeChantierPerdu =
    formule === 'par-chantier' && chantiers.some((each, i) => each !== voulus[i]);
  if (isJourPerdu || isJourDeChantierPerdu) ecarts.push('jour');
  const parChantier = formule === 'par-chantier' ? chantiers : situe.choix.chantiers;
  const choix = { ...situe.choix, formule, jour, chantiers: parChantier };
  const isSitue = choix.mode === 'livraison' ? situe.adresse : situe.magasin;
  const complete = isSitue !== undefined && choisie?.option.disponible === true;
  return { choix, situe, lieu, options, jours, choisie, complete, ecarts };
}

/** A day that is over, or on which nobody delivers there, is no day. */
function garderJours(
  { places, envoi }: Dossier,
  lieu: Lieu,
  chantiers: ChoixLivraison['chantiers'],
): ChoixLivraison['chantiers'] {
  return chantiers.map((each) => {
    if (each.jour === null) return each;
    const destination = destinationOf(places, each.adresseId, lieu);
    const isOffert =
      isJourOffert({ horaires: null, destination }, each.jour) &&
      each.jour > jourOf(envoi.maintenant);
    return isOffert ? each : { ...each, jour: null };
  });
}
