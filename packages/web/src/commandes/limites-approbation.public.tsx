/** Limits and approvers of one person of the company, to change them where the person stands. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { workflowQuery } from './commandes.queries.ts';
import { FormulaireRegle } from './workflow/formulaire-regle.tsx';

interface LimitesOfProps {
  utilisateurId: number;
  /** The person as the page read them: what is kept from before is read again first. */
  version: string;
  onEnregistrees: () => void;
  /** After each try, refused ones too. */
  onEssai: () => void;
}

export function LimitesOf({ utilisateurId, version, onEnregistrees, onEssai }: LimitesOfProps) {
  const context = useRouteContext({ from: '__root__' });
  const { data, isFetchedAfterMount } = useQuery({
    ...workflowQuery(context),
    refetchOnMount: 'always',
  });
  const regle = data?.regles.find((une) => une.utilisateurId === utilisateurId);
  if (!data || !regle || (!isFetchedAfterMount && regle.version !== version)) return null;
  return (
    <FormulaireRegle
      nu
      onEssai={onEssai}
      devise={data.devise}
      regle={regle}
      candidats={data.candidats.filter(({ id }) => id !== utilisateurId)}
      onFin={(isEnregistree) => {
        if (isEnregistree) onEnregistrees();
      }}
    />
  );
}
