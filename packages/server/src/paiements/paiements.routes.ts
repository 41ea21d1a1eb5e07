import { refus } from '@comptoir/contract/http/erreurs.ts';
import * as contract from '@comptoir/contract/paiements/paiements.contract.ts';
import type { Paiement } from '@comptoir/contract/paiements/paiements.contract.ts';
import type { Acteur } from '../http/acteur.ts';
import type { Calls } from '../http/calls.ts';
import { corpsBrutOf } from '../http/corps-brut.ts';
import { abandonnerPaiement } from './abandonner-paiement.ts';
import { actualiserPaiement } from './actualiser-paiement.ts';
import type { DepsPaiements } from './decider-paiement.ts';
import { findPaiement, type PaiementLu } from './paiements.sql.ts';
import { recevoirNotification } from './recevoir-notification.ts';

export function paiementsRoutes(calls: Calls, deps: DepsPaiements): void {
  calls.handle(contract.lirePaiement, async ({ acteur }, { params: { key } }) => {
    const paiement = await read(deps, acteur, key);
    if (paiement.etat !== 'ouvert') return toPaiement(paiement);
    await actualiserPaiement(deps, key);
    return toPaiement(await read(deps, acteur, key));
  });

  calls.handle(contract.abandonnerPaiement, async ({ acteur }, { params: { key } }) => {
    const paiement = await read(deps, acteur, key);
    if (paiement.etat !== 'ouvert') return toPaiement(paiement);
    await abandonnerPaiement(deps, key);
    return toPaiement(await read(deps, acteur, key));
  });

  calls.handle(contract.notifierPaiement, async (_demande, { params }, http) => {
    if (!http) throw new Error('a callback comes over HTTP');
    const { request } = http;
    const recu = { corps: corpsBrutOf(request), entetes: request.headers };
    await recevoirNotification(deps, params.id, recu);
  });
}

/** Everyone of a company sees its payments. */
async function read(deps: DepsPaiements, { compteId }: Acteur, key: string): Promise<PaiementLu> {
  const paiement =
    compteId === undefined ? undefined : await findPaiement(deps.pool, compteId, key);
  if (!paiement) throw refus('introuvable');
  return paiement;
}

function toPaiement({ cle, etat, adresse, ...reste }: PaiementLu): Paiement {
  return { key: cle, etat, adresse: etat === 'ouvert' ? adresse : null, ...reste };
}
