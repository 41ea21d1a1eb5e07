import * as contract from '@comptoir/contract/cuisine/cuisine.contract.ts';
import { slugify } from '@comptoir/contract/noms.ts';
import type { Calls } from '../http/calls.ts';
import { writeEtag } from '../http/etag.ts';
import type { Bus } from '../outbox/bus.ts';
import { cleOf, type Deps as DepsPanier } from '../panier/panier.public.ts';
import { chiffrerCuisine } from './chiffrer-cuisine.ts';
import { commanderCuisine } from './commander-cuisine.ts';
import type { Debiter } from './debit.ts';
import { listerFinitionsVendues } from './finitions-vendues.ts';
import { MOTS } from './mots.ts';
import { ecrirePlan } from './papier/ecrire-plan.ts';
import { createPossibles } from './possibles.ts';

interface CuisineDeps extends DepsPanier {
  bus: Bus | undefined;
  debiter: Debiter;
}

export function cuisineRoutes(calls: Calls, { bus, ...rest }: CuisineDeps): void {
  const possibles = createPossibles(rest.pool, bus);
  const deps = { ...rest, possibles };

  calls.handle(contract.chiffrerCuisine, (demande, { body }) =>
    chiffrerCuisine(deps, demande, body),
  );

  calls.handle(contract.listerFinitions, () => listerFinitionsVendues(possibles));

  calls.handle(contract.imprimerCuisine, async (demande, { body: plan }) => {
    const { langue } = demande;
    const nomenclature = await chiffrerCuisine(deps, demande, plan);
    const maintenant = deps.articles.maintenant();
    const pdf = await ecrirePlan({ plan, nomenclature, langue, maintenant });
    const base = slugify(`${MOTS[langue]('papier.fichier')} ${plan.nom}`);
    return { data: pdf.toString('base64'), name: `${base}.pdf`, type: 'application/pdf' };
  });

  calls.handle(contract.commanderCuisine, async (demande, { body }, http) => {
    const commande = { ...body, cle: cleOf(http?.request) };
    const ecriture = await commanderCuisine(deps, demande, commande);
    writeEtag(http?.reply, ecriture.version);
    return ecriture;
  });
}
