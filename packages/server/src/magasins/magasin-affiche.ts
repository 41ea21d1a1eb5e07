/** Stores as answers show them. */
import { ferieOf, jourOf } from '@comptoir/contract/jours-ouvres.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import {
  etatOuverture,
  plusJours,
  prochainChangement,
  rangDuJour,
  type Plage,
} from '@comptoir/contract/magasins/horaires.ts';
import type {
  JourOuvert,
  Magasin as MagasinAffiche,
  MagasinSitue,
} from '@comptoir/contract/magasins/magasins.contract.ts';
import type { MagasinReference } from '@comptoir/contract/session/magasin-reference.contract.ts';
import type { Lieux, Magasin } from './lieux.ts';
import { distanceKm, type Position } from './position.ts';

const SEMAINE = 7;
/** Days ahead of which those unlike others are shown. */
const ANNONCES_JOURS = 60;

export function toMagasin(magasin: Magasin): MagasinAffiche {
  const { id, type, libelle, slug, codePostal, ville } = magasin;
  const departement = { code: magasin.departementCode, nom: magasin.departement };
  return { id, type, libelle, slug, adresse: { codePostal, ville, departement } };
}

export function toMagasinSitue(
  magasin: Magasin,
  depuis: Position | undefined,
  maintenant: Date,
): MagasinSitue {
  const { ligne1, ligne2, telephone, latitude, longitude, services } = magasin;
  return {
    ...toMagasin(magasin),
    ligne1,
    ligne2,
    region: { slug: magasin.regionSlug, nom: magasin.region },
    telephone,
    latitude,
    longitude,
    services: [...services],
    horaires: toPlages(magasin.horaires),
    exceptions: toPlages(magasin.exceptions),
    ouverture: etatOuverture(magasin.ouvertures, maintenant),
    distance: depuis ? distanceKm(depuis, magasin) : null,
  };
}

/** The store of a visitor as every page shows it; undefined for one that closed for good. */
export function direMagasin(
  { magasins }: Lieux,
  id: number,
  maintenant: Date,
): MagasinReference | undefined {
  const magasin = magasins.get(id);
  if (!magasin?.actif) return undefined;
  return {
    id,
    libelle: magasin.libelle,
    adresse: { departement: { code: magasin.departementCode } },
    ouverture: etatOuverture(magasin.ouvertures, maintenant),
    jour: jourOf(maintenant),
    jusqua: jusqua([magasin], maintenant),
  };
}

/** The next days as they are, then later ones that differ from their week. */
export function listJours(
  { horaires, ouvertures, motifs, departementCode }: Magasin,
  langue: Locale,
  jour: string,
): { semaine: JourOuvert[]; aVenir: JourOuvert[] } {
  const jours = Array.from({ length: ANNONCES_JOURS }, (_, rang): JourOuvert => {
    const le = plusJours(jour, rang);
    return {
      jour: le,
      plages: mutable(ouvertures(le)),
      ferie: ferieOf(le, departementCode) ?? null,
      motif: motifs[le]?.[langue] ?? null,
    };
  });
  const isAutre = ({ jour: le, ferie, motif }: JourOuvert) =>
    motif !== null || (ferie !== null && (horaires[rangDuJour(le)]?.length ?? 0) > 0);
  return { semaine: jours.slice(0, SEMAINE), aVenir: jours.slice(SEMAINE).filter(isAutre) };
}

/** Until then none of them opens or closes. */
export function jusqua(magasins: readonly Magasin[], maintenant: Date): string {
  const changes = magasins.map(({ ouvertures }) => prochainChangement(ouvertures, maintenant));
  const first = Math.min(...changes.map((change) => change.getTime()));
  // Without any store, what is said of the day still ends with it.
  const minuit = prochainChangement(() => [], maintenant);
  return new Date(Math.min(first, minuit.getTime())).toISOString();
}

function toPlages(jours: Readonly<Record<string, readonly Plage[]>>) {
  return Object.fromEntries(Object.entries(jours).map(([jour, plages]) => [jour, mutable(plages)]));
}

function mutable(plages: readonly Plage[]): [string, string][] {
  return plages.map(([de, a]) => [de, a]);
}
