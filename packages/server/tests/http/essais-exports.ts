/** Exports of the catalogue, asked by someone of another company. */
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import { envoi } from '../delegue/equipe.ts';
import type { Visitor } from '../visitors.ts';
import type { BiensDeLemaire } from './biens-de-lemaire.ts';

const EXPORTS = '/api/exports-catalogue';

const APPELS = [
  ['GET', ''],
  ['PATCH', ''],
  ['DELETE', ''],
  ['GET', '/suivi'],
  ['POST', '/annuler'],
  ['POST', '/relancer'],
] as const;

export const ESSAIS_EXPORTS = Object.fromEntries(
  APPELS.map(([method, suite]) => [
    `${method} ${EXPORTS}/{id}${suite} id`,
    {
      par: 'acheteur',
      faire: (who: Visitor, { sien }: { sien: BiensDeLemaire }) =>
        who.call(
          method,
          `${EXPORTS}/${sien.export}${suite}`,
          method === 'PATCH' ? envoi({ frequence: 'aucune' }) : {},
        ),
      reponse: { code: 'introuvable' as CodeErreur },
    },
  ]),
);
