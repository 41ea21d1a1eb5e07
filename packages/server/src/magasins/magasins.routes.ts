import { listerLieuxDeRetrait as appelLieuxDeRetrait } from '@comptoir/contract/magasins/actifs-livraison.contract.ts';
import {
  chercherMagasins,
  listerMagasins,
  MAX_MAGASINS_TROUVES,
} from '@comptoir/contract/magasins/magasins.contract.ts';
import type { Calls } from '../http/calls.ts';
import { listerLieuxDeRetrait } from './lister-lieux-de-retrait.ts';
import { toMagasin } from './magasin-affiche.ts';
import type { ReadLieux } from './magasins.public.ts';
import type { Magasin } from './magasins.sql.ts';
import { distanceKm, situerLieu } from './position.ts';

export function magasinsRoutes(
  calls: Calls,
  lieux: ReadLieux,
  maintenant: () => Date = () => new Date(),
): void {
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

  calls.handle(appelLieuxDeRetrait, async (_demande, { query }) =>
    listerLieuxDeRetrait(await lieux(), query, maintenant()),
  );
}

async function actifs(lieux: ReadLieux): Promise<Magasin[]> {
  return [...(await lieux()).magasins.values()].filter(({ actif }) => actif);
}
