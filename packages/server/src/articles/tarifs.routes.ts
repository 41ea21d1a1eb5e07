import * as contract from '@comptoir/contract/articles/tarifs.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Calls } from '../http/calls.ts';
import type { Articles } from './articles.public.ts';

export function tarifsRoutes(calls: Calls, articles: Articles): void {
  calls.handle(
    contract.lireTarifs,
    async (demande, { body }) => {
      if (body.length === 0) throw refus('lot-sans-donnees');
      return articles.lireTarifs(demande, body);
    },
    'whole',
  );
}
