/** The terms in the header without an account button, which asks otherwise: orders and payments. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { usePage } from '../page/page-context.ts';
import { useConditions } from './conditions/use-conditions.ts';
import { profilQuery } from './identite.queries.ts';

export function ConditionsProposees() {
  const { session } = usePage();
  // A delegate accepts nothing for a customer.
  return session.utilisateur && !session.delegue ? <Suivi /> : null;
}

function Suivi() {
  const { api, locale } = useRouteContext({ from: '__root__' });
  useConditions(useQuery(profilQuery({ api, locale })).data);
  return null;
}
