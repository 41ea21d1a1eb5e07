/** Which code runs each job of the shop. */
import type { Articles } from '../articles/articles.public.ts';
import { banqueEssaiNotifier } from '../banque-essai/banque-essai.public.ts';
import { commandeCourrier, commandesAvancer } from '../commandes/commandes.public.ts';
import { cleanPieces } from '../contact/contact.public.ts';
import { courrierEnvoyer } from '../courrier/courrier-envoyer.ts';
import { cleanCourriers } from '../courrier/courrier.sql.ts';
import { resumeQuotidien } from '../courrier/resume-quotidien.ts';
import type { Mailer } from '../courrier/mailer.ts';
import { cleanRemises } from '../delegue/delegue.public.ts';
import { devisCourrier, expirerDevis } from '../devis/devis.public.ts';
import {
  cleanExports,
  exportCatalogue,
  repeterExports,
} from '../exports-catalogue/exports-catalogue.public.ts';
import type { EnvoiFactures } from '../factures/envoi.public.ts';
import {
  cleanDossiers,
  factureDossier,
  envoyerFacture,
  envoyerFactures,
  factureEmise,
  facturerTout,
} from '../factures/factures.public.ts';
import {
  activationDemandee,
  cleanIdentite,
  createCourriersIdentite,
  reinitialisationDemandee,
} from '../identite/identite.public.ts';
import {
  fermerPaiement,
  suivrePaiements,
  type DepsPaiements,
} from '../paiements/paiements.public.ts';
import { cleanOutbox } from '../outbox/outbox.ts';
import { cleanIdempotence } from '../http/idempotence.sql.ts';
import { suivreLiens } from '../produits/produits.public.ts';
import { cleanTermes } from '../recherche/recherche.public.ts';
import { deleteExpired } from '../session/session.public.ts';
import {
  cleanDevisClientele,
  confirmerAcceptation,
} from '../devis-clientele/devis-clientele.public.ts';
import { cleanListes } from '../listes-achats/listes-achats.public.ts';
import { transaction } from '../db/transaction.ts';
import type { JobHandlers } from './taches.ts';

export interface JobDeps extends DepsPaiements {
  mailer: Mailer;
  /** The address of the shop, as people open it: links of mails lead there. */
  url: string;
  articles: Pick<Articles, 'readArticles'>;
  /** By which invoices leave for a platform. */
  envoi: EnvoiFactures;
}

export function createJobHandlers(deps: JobDeps): JobHandlers {
  const { pool, mailer, log, url, clock, envoi } = deps;
  const courriersIdentite = createCourriersIdentite(url);
  return {
    'activation-demandee': activationDemandee(pool, courriersIdentite),
    'reinitialisation-demandee': reinitialisationDemandee(pool, courriersIdentite),
    'banque-essai-notifier': banqueEssaiNotifier({ pool, url }),
    'commande-courrier': commandeCourrier(deps),
    'commandes-avancer': commandesAvancer(pool, clock.now),
    'courrier-envoyer': courrierEnvoyer(mailer, log),
    'paiement-fermer': ({ cle }) => fermerPaiement(deps, cle),
    'paiements-suivre': () => suivrePaiements(deps),
    'devis-clientele-accepte': confirmerAcceptation({ pool, url }),
    'devis-courrier': devisCourrier(pool, url),
    'export-catalogue': exportCatalogue(deps),
    'facture-emise': factureEmise({ pool, url }),
    'facture-envoyer': ({ factureId }) => envoyerFacture({ pool, log, envoi }, factureId),
    'factures-envoyer': (_, { signal }) => envoyerFactures({ pool, log, envoi }, signal),
    'facture-dossier': factureDossier(deps),
    facturer: async (_, { signal }) => {
      await facturerTout(pool, clock.today(), signal);
    },
    'exports-repeter': async () => {
      await transaction(pool, (tx) => repeterExports(tx, clock.today()));
    },
    'resume-quotidien': () => resumeQuotidien(pool, url, clock.today()),
    'devis-expirer': () => expirerDevis(pool, clock.today()),
    'liens-calculer': () => suivreLiens(pool),
    nettoyer: async () => {
      const sessions = await deleteExpired(pool);
      const evenements = await cleanOutbox(pool);
      const courriers = await cleanCourriers(pool);
      const reponses = await cleanIdempotence(pool);
      const termes = await cleanTermes(pool);
      const identite = await cleanIdentite(pool);
      const remises = await cleanRemises(pool);
      const pieces = await cleanPieces(pool);
      const listes = await cleanListes(pool);
      const exports = await cleanExports(pool);
      const dossiers = await cleanDossiers(pool);
      const devis = await cleanDevisClientele(pool);
      const effaces = { sessions, evenements, courriers, reponses, termes, remises, pieces };
      const fichiers = { listes, exports, dossiers, devis };
      log.info({ ...effaces, ...fichiers, ...identite }, 'expired rows deleted');
    },
  };
}
