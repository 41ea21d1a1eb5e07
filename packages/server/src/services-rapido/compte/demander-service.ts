import type { CallInput } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import {
  MAX_DEMANDES_SERVICE,
  TEXTE_SERVICE,
  type demanderService as contract,
  type DemandeService,
} from '@comptoir/contract/services-rapido/services-compte.contract.ts';
import { nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import { envoyer } from '../../courrier/envoyer.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { findInterlocuteurs, journaliser } from '../../delegue/delegue.public.ts';
import { acheteurOf, sessionOf, type Demande } from '../../http/acteur.ts';
import { cleIdempotence, uneFois } from '../../http/une-fois.ts';
import { lockPersonne } from '../../identite/identite.public.ts';
import { courrierAccuse, courrierDemande } from './courriers-service.ts';
import { ABONNEMENT } from './lire-services-compte.ts';
import {
  countDemandesService,
  insertDemandeService,
  listServicesCompte,
} from './services-compte.sql.ts';

/** Keeps a request, notifies who looks after the company and who asked; sent again, it counts once. */
export function demanderService(
  pool: Pool,
  { acteur, langue }: Demande,
  cle: string,
  saisie: CallInput<typeof contract>['body'],
): Promise<DemandeService> {
  const { compteId, utilisateurId } = acheteurOf(acteur);
  const texte = nettoyerTexte(saisie.texte);
  // Ten spaces were ten signs.
  if (texte.length < TEXTE_SERVICE.minLength) throw refus('requete-invalide', { champ: 'texte' });
  return transaction(pool, async (tx) => {
    await lockPersonne(tx, utilisateurId);
    return uneFois(tx, cleIdempotence(sessionOf(acteur), cle, saisie), () => garder(tx));
  });

  async function garder(tx: Tx): Promise<DemandeService> {
    const qui = await findInterlocuteurs(tx, utilisateurId);
    const services = await listServicesCompte(tx, langue);
    const service = services.find(({ code }) => code === saisie.service);
    if (!service) throw refus('introuvable', { service: saisie.service });
    if (service.code === 'franco' && qui.compte.franco === ABONNEMENT)
      throw refus('service-deja-actif');
    if ((await countDemandesService(tx, utilisateurId)) >= MAX_DEMANDES_SERVICE) {
      throw refus('trop-de-requetes');
    }
    const { le, ...gardee } = await insertDemandeService(tx, {
      compteId,
      utilisateurId,
      serviceId: service.id,
      texte,
      langue,
    });
    const { numero } = gardee;
    await envoyer(tx, courrierDemande(numero, { qui, service: service.code, texte, langue }));
    await envoyer(tx, courrierAccuse(numero, { qui, service: service.code }));
    await journaliser(tx, acteur, 'service-demande', { numero });
    return { ...gardee, service: service.code, le: le.toISOString(), auteur: qui.nom };
  }
}
