import type { ModeLivraison, OptionLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Dossier } from '../dossier.ts';
import { lieuDuCodePostal, lieuDuMagasin, magasinOuvert, type Lieu, type Places } from './lieu.ts';
import { resoudreLivraison } from './livraison-resolue.ts';
import { calculerOptions } from './options-livraison.ts';

export interface Recherche {
  codePostal?: string;
  mode?: ModeLivraison;
  magasinId?: number;
}

export interface OptionsListees {
  zone: number | null;
  options: OptionLivraison[];
  jours: string[];
}

/** To a postcode, or from a place, whatever was chosen; undefined for a place that is not there. */
export function listerOptions(dossier: Dossier, recherche: Recherche): OptionsListees | undefined {
  const resolue = resoudreLivraison(dossier);
  const lieu = lieuOf(dossier.places, recherche, resolue.lieu);
  if (!lieu) return undefined;
  const { options, jours } = calculerOptions(dossier, lieu, resolue.choix);
  return { zone: lieu.destination.zone, options: options.map(({ option }) => option), jours };
}

function lieuOf(places: Places, recherche: Recherche, choisi: Lieu): Lieu | undefined {
  const { lieux, retrait } = places;
  const { codePostal, magasinId } = recherche;
  const magasin = magasinOuvert(lieux, magasinId);
  if (magasinId !== undefined && !magasin) return undefined;
  const mode = recherche.mode ?? modeOf(magasin?.type, codePostal) ?? choisi.mode;
  if (mode === 'livraison') {
    if (codePostal === undefined) return choisi.mode === mode ? choisi : undefined;
    return lieuDuCodePostal(places, { codePostal, nom: codePostal, adresseId: null });
  }
  const type = mode === 'retrait-magasin' ? 'magasin' : 'point-de-retrait';
  const la = magasin ?? (mode === choisi.mode ? choisi.magasin : retrait);
  return la?.type === type ? lieuDuMagasin(places, mode, la) : undefined;
}

function modeOf(
  type: 'magasin' | 'point-de-retrait' | undefined,
  codePostal: string | undefined,
): ModeLivraison | undefined {
  if (type) return type === 'magasin' ? 'retrait-magasin' : 'point-retrait';
  return codePostal === undefined ? undefined : 'livraison';
}
