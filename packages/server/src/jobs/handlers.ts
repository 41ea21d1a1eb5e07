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
import { cleanTermes } from '../recherche/recherche.public.ts';
import { deleteExpired } from '../session/session.public.ts';
import { cleanListes } from '../listes-achats/listes-achats.public.ts';
import type { JobHandlers } from './taches.ts';

export interface JobDeps extends DepsPaiements {
  mailer: Mailer;
  /** The address of the shop, as people open it: links of mails lead there. */
  url: string;
  articles: Pick<Articles, 'readArticles'>;
}

export function createJobHandlers(deps: JobDeps): JobHandlers {
  const { pool, mailer, log, url, clock } = deps;
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
    'devis-courrier': devisCourrier(pool, url),
    'resume-quotidien': () => resumeQuotidien(pool, url, clock.today()),
    'devis-expirer': () => expirerDevis(pool, clock.today()),
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
      log.info(
        { sessions, evenements, courriers, reponses, termes, remises, pieces, listes, ...identite },
        'expired rows deleted',
      );
    },
  };
}
