import * as contract from '@comptoir/contract/contact/contact.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import type { Calls } from '../http/calls.ts';
import { cleExigee } from '../http/cle-idempotence.ts';
import { findExpediteur, listCommandesCitees } from './contact.sql.ts';
import { envoyerDemande } from './envoyer-demande.ts';
import { joindrePiece } from './joindre-piece.ts';
import { addressOf } from '../http/limites/address.ts';

export function contactRoutes(calls: Calls, pool: Pool): void {
  calls.handle(contract.lireExpediteur, async ({ acteur }) => {
    const { utilisateurId, compteId } = acteur;
    if (utilisateurId === undefined || compteId === undefined) throw refus('acces-interdit');
    const [expediteur, commandes] = await Promise.all([
      findExpediteur(pool, utilisateurId),
      listCommandesCitees(pool, compteId),
    ]);
    return {
      ...expediteur,
      commandes: commandes.map(({ passeeLe, devise, netHT, ...commande }) => ({
        ...commande,
        passeeLe: passeeLe.toISOString(),
        netHT: { montant: netHT, devise },
      })),
    };
  });
  calls.handle(contract.joindrePiece, ({ acteur }, { body }, http) =>
    joindrePiece(pool, acteur, body.fichier, addressOf(http?.request)),
  );
  calls.handle(contract.envoyerDemande, async (demande, { body }, http) => {
    const cle = cleExigee(http?.request);
    return envoyerDemande(pool, demande, { cle, adresse: addressOf(http?.request) }, body);
  });
}
