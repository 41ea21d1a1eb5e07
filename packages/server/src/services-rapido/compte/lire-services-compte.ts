import { convertirMontant } from '@comptoir/contract/articles/tarif.ts';
import { roundMontant } from '@comptoir/contract/argent.ts';
import type { ServicesDuCompte } from '@comptoir/contract/services-rapido/services-compte.contract.ts';
import type { Articles } from '../../articles/articles.public.ts';
import type { Clock } from '../../clock.ts';
import type { Pool } from '../../db/pool.ts';
import { findInterlocuteurs } from '../../delegue/delegue.public.ts';
import { acheteurOf, type Demande } from '../../http/acteur.ts';
import type { ReadPorts } from '../../livraison/livraison.public.ts';
import { economieOf } from './economies.ts';
import { listDemandesService, listServicesCompte } from './services-compte.sql.ts';

export interface Deps {
  pool: Pool;
  articles: Pick<Articles, 'readChange'>;
  ports: ReadPorts;
  clock: Clock;
}

/** Free carriage, always: what the subscription gives. */
export const ABONNEMENT = 3;

export async function lireServicesDuCompte(
  { pool, articles, ports, clock }: Deps,
  demande: Demande,
): Promise<ServicesDuCompte> {
  const { acteur, langue } = demande;
  const { compteId, utilisateurId } = acheteurOf(acteur);
  const jour = clock.today();
  // Whoever runs the account, or acts for it, sees what the company asked for.
  const isTout = acteur.administrateur === true || acteur.delegueId !== undefined;
  const [services, { compte }, change, demandes] = await Promise.all([
    listServicesCompte(pool, langue),
    findInterlocuteurs(pool, utilisateurId),
    articles.readChange(demande),
    listDemandesService(pool, { compteId, auteurId: isTout ? null : utilisateurId }),
  ]);
  const isAbonne = compte.franco === ABONNEMENT;
  const societe = { compteId, jour, change, isAbonne };
  const economies = await Promise.all(
    services.map((service) => economieOf({ db: pool, ports }, service, societe)),
  );
  return {
    services: services.map(({ code, titre, texte, prixHT, unite }, rang) => ({
      code,
      titre,
      texte,
      prix:
        prixHT === null || unite === null
          ? null
          : { montant: roundMontant(convertirMontant(prixHT, change)), unite },
      actif: code === 'franco' && isAbonne,
      economie: economies[rang] ?? null,
    })),
    demandes: demandes.map(({ le, ...each }) => ({ ...each, le: le.toISOString() })),
    jour,
  };
}
