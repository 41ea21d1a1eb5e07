/** Opens a quote of a customer: for them from now on, unless one acts for them already. */
import { useRouteContext, useRouter } from '@tanstack/react-router';
import type { DevisSuivi } from '@comptoir/contract/delegue/devis-delegue.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { usePage } from '../../page/page-context.ts';
import { useDepart } from '../use-depart.ts';

export function useOuvrirDevis() {
  const { locale } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const { session } = usePage();
  const depart = useDepart();
  const hrefOf = ({ key }: Pick<DevisSuivi, 'key'>) => liens.devisDetail(locale, key);
  return {
    busy: depart.busy,
    erreur: depart.erreur,
    ouvrir: (devis: DevisSuivi) => {
      if (session.utilisateur && session.compte?.id === devis.compte.id) {
        void router.navigate({ href: hrefOf(devis) });
      } else if (devis.utilisateurId !== null) {
        depart.agirPour(devis.utilisateurId, hrefOf(devis));
      }
    },
  };
}
