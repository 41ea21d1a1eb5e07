/** The customer and the person about to be acted for. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { CompteClient } from '@comptoir/contract/delegue/comptes.contract.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { utilisateursQuery } from '../delegue.queries.ts';
import { useDepart } from '../use-depart.ts';
import { personneVisee } from './personne-trouvee.ts';
import type { RechercheComptes } from './use-recherche-comptes.ts';

/** The first of a list that still changes with each letter is not looked up. */
const REST_MS = 200;

export function useChoixCompte({ comptes, demande, isSettled }: RechercheComptes) {
  const context = useRouteContext({ from: '__root__' });
  const { queryClient } = useRouter().options.context;
  const depart = useDepart();
  const [choisi, setChoisi] = useState<{ compteId: number; demande: string }>();
  const [personneId, setPersonneId] = useState<number>();
  // A choice holds for the search it was made in; before any, the first found is proposed.
  const chosen =
    choisi?.demande === demande ? comptes.find(({ id }) => id === choisi.compteId) : undefined;
  const actif = chosen ?? comptes[0];
  const ficheId = useRested(actif?.id, chosen !== undefined);
  const { data: personnes } = useQuery({
    ...utilisateursQuery(context, ficheId),
    enabled: ficheId !== undefined,
  });
  const own = ficheId === actif?.id ? (personnes ?? undefined) : undefined;
  const personne = own && actif && personneVisee(own, actif, personneId);

  const agirPourCompte = async (compte: CompteClient) => {
    try {
      const siennes = await queryClient.fetchQuery(utilisateursQuery(context, compte.id));
      const visee = personneVisee(siennes ?? [], compte, personneId);
      if (visee) depart.agirPour(visee.id);
    } catch (error) {
      if (!isQueryFailure(error)) throw error;
      depart.signaler(error.response);
    }
  };
  return {
    depart,
    actif,
    /** People of the customer, once known. */
    personnes: own,
    personne,
    /** The customer whose card is shown. */
    ficheId,
    /** Nobody was found, or nobody there may be acted for. */
    isImpossible: isSettled && !actif?.utilisateurs,
    choisir: ({ id }: CompteClient) => setChoisi({ compteId: id, demande }),
    choisirPersonne: setPersonneId,
    /** For the person named by the button. */
    agir: () => {
      if (personne) depart.agirPour(personne.id);
      else if (actif) void agirPourCompte(actif);
    },
    agirPourCompte: (compte: CompteClient) => void agirPourCompte(compte),
  };
}

export type ChoixCompte = ReturnType<typeof useChoixCompte>;

/** At once where it was chosen, else when it stays for a moment. */
function useRested(id: number | undefined, isChosen: boolean): number | undefined {
  const [rested, setRested] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(id), isChosen ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [id, isChosen]);
  return isChosen ? id : rested;
}
