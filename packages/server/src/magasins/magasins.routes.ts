import {
  chercherMagasins,
  listerMagasins,
  MAX_MAGASINS_TROUVES,
  type Magasin as MagasinAffiche,
} from '@comptoir/contract/magasins/magasins.contract.ts';
import type { Calls } from '../http/calls.ts';
import type { ReadLieux } from './magasins.public.ts';
import type { Magasin } from './magasins.sql.ts';
import { distanceKm, situerLieu } from './position.ts';

export function magasinsRoutes(calls: Calls, lieux: ReadLieux): void {
  calls.handle(listerMagasins, async () => (await actifs(lieux)).map(toMagasin));

  calls.handle(chercherMagasins, async (_demande, { query }) => {
    const magasins = await actifs(lieux);
    const lieu = situerLieu(query.recherche, magasins, (await lieux()).departements);
    if (!lieu) return { lieu: null, magasins: [] };
    const situes = magasins
      .map((magasin) => ({ ...toMagasin(magasin), distance: distanceKm(lieu, magasin) }))
      .sort((a, b) => a.distance - b.distance);
    return { lieu: lieu.nom, magasins: situes.slice(0, MAX_MAGASINS_TROUVES) };
  });
}

async function actifs(lieux: ReadLieux): Promise<Magasin[]> {
  return [...(await lieux()).magasins.values()].filter(({ actif }) => actif);
}

function toMagasin(magasin: Magasin): MagasinAffiche {
  const { id, type, libelle, slug, codePostal, ville } = magasin;
  const departement = { code: magasin.departementCode, nom: magasin.departement };
  return { id, type, libelle, slug, adresse: { codePostal, ville, departement } };
}
