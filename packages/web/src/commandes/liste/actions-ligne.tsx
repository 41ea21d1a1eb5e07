/** What is done with an order without opening it. */
import { useEffect } from 'react';
import { RotateCcw } from 'lucide-react';
import type { CommandeResumee } from '@comptoir/contract/commandes/commande.schema.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { useRecommander, type Recommande } from '../detail/use-recommander.ts';

interface Props {
  commande: Pick<CommandeResumee, 'key' | 'numero'>;
  onReponse: (reponse: Recommande['reponse']) => void;
}

export function ActionsLigne({ commande, onReponse }: Props) {
  const t = useTexts('commandes');
  const { recommander, isPending, reponse, erreur } = useRecommander(commande, { onReponse });
  useEffect(() => {
    if (erreur !== undefined) showToast({ title: erreur });
  }, [erreur]);
  return (
    <IconButton
      icon={RotateCcw}
      size="sm"
      label={t('actions.recommanderNumero', { numero: commande.numero })}
      busy={isPending}
      done={reponse !== undefined}
      onClick={() => recommander('toutes')}
    />
  );
}
