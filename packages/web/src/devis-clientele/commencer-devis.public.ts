/** Begins a quote for a customer with what is on another page of the shop, and opens it. */
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { creerDevisClientele } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { localeOf } from '@comptoir/contract/words/locales.ts';
import type { Router } from '../app/router.tsx';
import { relireDevis } from './devis-clientele.queries.ts';

export type DebutDevis = CallInput<typeof creerDevisClientele>['body'];

/** Throws what it was refused with. */
export async function commencerDevis(router: Router, body: DebutDevis): Promise<void> {
  const { api } = router.options.context;
  const locale = localeOf(router.latestLocation.pathname);
  const { id } = await api.call(creerDevisClientele, { body }, { locale });
  await ouvrirDevisCommence(router, id);
}

export async function ouvrirDevisCommence(router: Router, id: number): Promise<void> {
  const locale = localeOf(router.latestLocation.pathname);
  void relireDevis(router.options.context.queryClient);
  await router.navigate({ href: liens.devisClienteleDetail(locale, id) });
}
