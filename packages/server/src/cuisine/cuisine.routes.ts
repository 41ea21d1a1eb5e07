import type { FastifyRequest } from 'fastify';
import * as contract from '@comptoir/contract/cuisine/cuisine.contract.ts';
import { slugify } from '@comptoir/contract/noms.ts';
import { debiterPour } from '../decoupe/decoupe.public.ts';
import { visiteurOf, type Demande } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import { writeEtag } from '../http/etag.ts';
import type { Bus } from '../outbox/bus.ts';
import { type DepsPanier } from '../panier/panier.public.ts';
import { cleOf } from '../http/cle-idempotence.ts';
import { defineTravail } from '../travaux/travail.ts';
import { travaux } from '../travaux/travaux.ts';
import { chiffrerCuisine } from './chiffrer-cuisine.ts';
import { commanderCuisine } from './commander-cuisine.ts';
import { deviserCuisine } from './deviser-cuisine.ts';
import { listerFinitionsVendues } from './finitions-vendues.ts';
import { MOTS } from './mots.ts';
import type writePlan from './papier/plan.travail.ts';
import { createPossibles } from './possibles.ts';

const ECRIRE = defineTravail<typeof writePlan>(
  new URL('./papier/plan.travail.ts', import.meta.url),
  { maxMs: 15_000 },
);

interface CuisineDeps extends DepsPanier {
  bus: Bus | undefined;
}

export function cuisineRoutes(calls: Calls, { bus, ...rest }: CuisineDeps): void {
  const possibles = createPossibles(rest.pool, bus);
  const depsOf = (demande: Demande, http?: { request: FastifyRequest }) => ({
    ...rest,
    possibles,
    debiter: debiterPour(visiteurOf(demande, http)),
  });

  calls.handle(contract.chiffrerCuisine, (demande, { body }, http) =>
    chiffrerCuisine(depsOf(demande, http), demande, body),
  );

  calls.handle(contract.deviserCuisine, (demande, { body }, http) =>
    deviserCuisine(depsOf(demande, http), demande, body),
  );

  calls.handle(contract.listerFinitions, () => listerFinitionsVendues(possibles));

  calls.handle(contract.imprimerCuisine, async (demande, { body: plan }, http) => {
    const { langue } = demande;
    const nomenclature = await chiffrerCuisine(depsOf(demande, http), demande, plan);
    const maintenant = rest.clock.now();
    const qui = visiteurOf(demande, http);
    const pdf = await travaux.faire(qui, ECRIRE, { plan, nomenclature, langue, maintenant });
    const base = slugify(`${MOTS[langue]('papier.fichier')} ${plan.nom}`);
    return { data: pdf.toString('base64'), name: `${base}.pdf`, type: 'application/pdf' };
  });

  calls.handle(contract.commanderCuisine, async (demande, { body }, http) => {
    const commande = { ...body, cle: cleOf(http?.request) };
    const ecriture = await commanderCuisine(depsOf(demande, http), demande, commande);
    writeEtag(http?.reply, ecriture.version);
    return ecriture;
  });
}
