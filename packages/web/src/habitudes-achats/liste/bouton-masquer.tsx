import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Eye, EyeOff } from 'lucide-react';
import {
  masquerHabitude,
  montrerHabitude,
  type Habitude,
} from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { habitudesQuery } from '../habitudes.queries.ts';

/** Hides for the whole company, with the way back; where hidden ones are shown, shows again. */
export function BoutonMasquer({ habitude }: { habitude: Habitude }) {
  const { article, masquee } = habitude;
  const t = useTexts('habitudes-achats');
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const { reference } = article;
  const write = async (cachee: boolean) => {
    const params = { articleId: article.id };
    await context.api.call(cachee ? masquerHabitude : montrerHabitude, { params });
    const [liste] = habitudesQuery(context, {}).queryKey;
    await queryClient.invalidateQueries({ queryKey: [liste] });
  };
  const bascule = useMutation({
    mutationFn: () => write(!masquee),
    onSuccess: () => {
      showToast({
        title: t(masquee ? 'montree' : 'masquee', { reference }),
        action: { label: t('annuler'), run: () => void write(masquee) },
      });
    },
  });
  return (
    <IconButton
      icon={masquee ? Eye : EyeOff}
      size="sm"
      label={t(masquee ? 'montrer' : 'masquer', { reference })}
      busy={bascule.isPending}
      onClick={() => bascule.mutate()}
    />
  );
}
