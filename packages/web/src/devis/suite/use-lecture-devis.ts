import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { LectureSuite } from '../../panier/suite-lignes.public.ts';

/** How the rows of a quote beyond those of its page are reached. */
export function useLectureDevis({ key }: Pick<Devis, 'key'>): LectureSuite {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  return useMemo(
    () => ({
      href: (depuis) => liens.devisDetail(locale, key, { query: { depuis } }),
      readJusqua: async (nombre) => {
        const { readJusqua } = await import('./read-suite.ts');
        return readJusqua({ api, locale, queryClient }, key, nombre);
      },
    }),
    [api, locale, queryClient, key],
  );
}
