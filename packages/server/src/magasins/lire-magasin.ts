import { refus } from '@comptoir/contract/http/erreurs.ts';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { listActifs, parDistance } from './chercher-magasins.ts';
import type { Lieux, Magasin } from './lieux.ts';
import { jusqua, listJours, toMagasinSitue } from './magasin-affiche.ts';

/** Shown at the foot of a store's page. */
const PROCHES = 4;

interface Demandee {
  id: number;
  langue: Locale;
}

export function lireMagasin(lieux: Lieux, { id, langue }: Demandee, maintenant: Date) {
  const magasin = findActif(lieux, id);
  const jour = jourOf(maintenant);
  const autres = listActifs(lieux).filter((autre) => autre !== magasin);
  const proches = parDistance(autres, magasin).slice(0, PROCHES);
  const { email, responsable, livraison } = magasin;
  return {
    jour,
    jusqua: jusqua([magasin, ...proches], maintenant),
    magasin: {
      ...toMagasinSitue(magasin, undefined, maintenant),
      email,
      responsable,
      texte: magasin.textes[langue],
      livraison,
      ...listJours(magasin, langue, jour),
    },
    evenements: magasin.evenements
      .filter((evenement) => evenement.jour >= jour)
      .map(({ id: evenementId, jour: le, de, a, titres, textes }) => ({
        id: evenementId,
        jour: le,
        de,
        a,
        titre: titres[langue],
        texte: textes[langue],
      })),
    proches: proches.map((proche) => toMagasinSitue(proche, magasin, maintenant)),
  };
}

export function lireHoraire(lieux: Lieux, { id, langue }: Demandee, maintenant: Date) {
  const magasin = findActif(lieux, id);
  const jour = jourOf(maintenant);
  const { horaires, exceptions, ouverture } = toMagasinSitue(magasin, undefined, maintenant);
  return {
    jour,
    jusqua: jusqua([magasin], maintenant),
    horaires,
    exceptions,
    ouverture,
    ...listJours(magasin, langue, jour),
  };
}

/** One that closed for good is no longer there. */
function findActif({ magasins }: Lieux, id: number): Magasin {
  const magasin = magasins.get(id);
  if (!magasin?.actif) throw refus('introuvable');
  return magasin;
}
