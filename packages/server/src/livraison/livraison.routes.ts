import * as adresses from '@comptoir/contract/livraison/adresses.contract.ts';
import type { Calls } from '../http/calls.ts';
import { toAdresse } from './adresse-affichee.ts';
import { listAdresses } from './adresses.sql.ts';
import { compteOf, writeAdresse, supprimerAdresse, type AdressesDeps } from './write-adresse.ts';

export function livraisonRoutes(calls: Calls, deps: AdressesDeps): void {
  const { pool, ports } = deps;

  calls.handle(adresses.listerAdresses, async ({ acteur }) => {
    const [reseau, rows] = await Promise.all([ports(), listAdresses(pool, compteOf(acteur))]);
    return rows.map((row) => toAdresse(row, reseau));
  });

  calls.handle(adresses.creerAdresse, ({ acteur }, { body }) =>
    writeAdresse(deps, acteur, { saisie: body }),
  );

  calls.handle(adresses.modifierAdresse, ({ acteur }, { params, body }) =>
    writeAdresse(deps, acteur, { id: params.id, saisie: body }),
  );

  calls.handle(adresses.supprimerAdresse, ({ acteur }, { params }) =>
    supprimerAdresse(pool, acteur, params.id),
  );
}
