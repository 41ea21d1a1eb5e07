/** The lines of an order beyond those of its page: as one scrolls, or all at once for what bears on all. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import type { LectureSuite } from '../../panier/suite-lignes.public.ts';
import { isPartielle } from './partie-lue.ts';

function useReader(key: string) {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  return useMemo(
    () => async (nombre: number) => {
      const { readJusqua } = await import('./read-suite.ts');
      return readJusqua({ api, locale, queryClient }, key, nombre);
    },
    [api, locale, queryClient, key],
  );
}

export function useLectureCommande({ key }: Pick<Commande, 'key'>): LectureSuite {
  const { locale } = useRouteContext({ from: '__root__' });
  const readJusqua = useReader(key);
  return useMemo(
    () => ({ href: (depuis) => liens.commande(locale, key, { query: { depuis } }), readJusqua }),
    [locale, key, readJusqua],
  );
}

/** `avecTout`: does it with every line; at once where all of them are read. */
export function useCommandeEntiere(commande: Commande) {
  const readJusqua = useReader(commande.key);
  const failureText = useFailureText();
  const lecture = useMutation({ mutationFn: () => readJusqua(Infinity) });
  return {
    avecTout: (work: (entiere: Commande) => void) => {
      if (!isPartielle(commande)) return work(commande);
      lecture.mutate(undefined, { onSuccess: (entiere) => entiere && work(entiere) });
    },
    erreur: lecture.isError ? failureText(lecture.error) : undefined,
  };
}
