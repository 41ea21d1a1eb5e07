import * as contract from '@comptoir/contract/articles/disponibilites.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Calls } from '../http/calls.ts';
import type { Articles } from './articles.public.ts';

export function disponibilitesRoutes(calls: Calls, articles: Articles): void {
  calls.handle(
    contract.lireDisponibilites,
    async (demande, { body }) => {
      if (body.length === 0) throw refus('lot-sans-donnees');
      return articles.lireDisponibilites(demande, body);
    },
    'whole',
  );
}
