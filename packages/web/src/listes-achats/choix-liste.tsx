/** Which of the lists one may write takes what is put aside. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { listerListes } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { callQuery } from '../http/query-client.ts';
import { RadioGroup } from '../ui/field/radio-group.tsx';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { useTexts } from '../words/use-texts.ts';

/** Undefined until they are read. */
export function useListesOuvertes(saufId?: number): {
  listes: readonly ListeAchats[] | undefined;
  isError: boolean;
} {
  const context = useRouteContext({ from: '__root__' });
  const { data, isError } = useQuery({
    ...callQuery(context, listerListes, { query: {} }),
    staleTime: 0,
  });
  const listes = data?.filter(({ id, droit }) => droit !== 'lecture' && id !== saufId);
  return { listes, isError };
}

interface Props {
  listes: readonly ListeAchats[] | undefined;
  isError: boolean;
  label: string;
  /** Said where there is none. */
  aucune: string;
  value: string | undefined;
  onChange: (id: string) => void;
}

export function ChoixListe({ listes, isError, label, aucune, value, onChange }: Props) {
  const t = useTexts('listes-achats');
  if (!listes) return isError ? null : <Skeleton className="h-32 w-full" />;
  if (listes.length === 0) return <p className="text-text-2">{aucune}</p>;
  return (
    <RadioGroup
      label={label}
      look="rows"
      {...(value !== undefined && { value })}
      options={listes.map(({ id, libelle, nombreArticles }) => ({
        value: String(id),
        label: libelle,
        end: t('ajout.articles', { count: nombreArticles }),
      }))}
      onChange={onChange}
    />
  );
}
