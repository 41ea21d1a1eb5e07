/** When the order is ready at a place that is about to be chosen. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import { useTexts } from '../../words/use-texts.ts';
import { joursOption } from '../livraison/dire-option.ts';
import { optionsQuery } from '../piece-ouverte.queries.ts';

interface Props {
  mode: ModeLivraison;
  magasinId: number;
}

export function PretLe({ mode, magasinId }: Props) {
  const t = useTexts('piece-ouverte');
  const context = useRouteContext({ from: '__root__' });
  const { data, dataUpdatedAt } = useQuery(optionsQuery(context, { mode, magasinId }));
  if (!data) return null;
  const option = data.options.find(({ disponible }) => disponible);
  if (!option) return <span role="status">{data.options[0]?.raison}</span>;
  return (
    <span role="status" className="text-text">
      {t('lieu.pret', { quand: joursOption(t, context.locale, option, mode, dataUpdatedAt) })}
    </span>
  );
}
