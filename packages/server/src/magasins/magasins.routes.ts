import { listerLieuxDeRetrait as appelLieuxDeRetrait } from '@comptoir/contract/magasins/actifs-livraison.contract.ts';
import * as appels from '@comptoir/contract/magasins/magasins.contract.ts';
import type { Clock } from '../clock.ts';
import type { Calls } from '../http/calls.ts';
import { chercherMagasins, listActifs, localiserMagasins } from './chercher-magasins.ts';
import type { ReadLieux } from './lieux.ts';
import { lireHoraire, lireMagasin } from './lire-magasin.ts';
import { listerLieuxDeRetrait } from './lister-lieux-de-retrait.ts';
import { toMagasin } from './magasin-affiche.ts';

export function magasinsRoutes(
  calls: Calls,
  { lieux, clock }: { lieux: ReadLieux; clock: Clock },
): void {
  calls.handle(appels.listerMagasins, async () => listActifs(await lieux()).map(toMagasin));

  calls.handle(appels.chercherMagasins, async (_demande, { query }) =>
    chercherMagasins(await lieux(), query, clock.now()),
  );

  calls.handle(appels.localiserMagasins, async (_demande, { query }) =>
    localiserMagasins(
      await lieux(),
      { ...query, distance: query.distance ?? appels.DISTANCE_PAR_DEFAUT },
      clock.now(),
    ),
  );

  calls.handle(appelLieuxDeRetrait, async (_demande, { query }) =>
    listerLieuxDeRetrait(await lieux(), query, clock.now()),
  );

  calls.handle(appels.lireMagasin, async ({ langue }, { params }) =>
    lireMagasin(await lieux(), { id: params.id, langue }, clock.now()),
  );

  calls.handle(appels.lireHoraire, async ({ langue }, { params }) =>
    lireHoraire(await lieux(), { id: params.id, langue }, clock.now()),
  );
}
