/** The lines of a list beyond those of its page: as one scrolls, or all at once for what bears on all. */
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ListeDetaillee } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { LectureSuite } from '../../panier/suite-lignes.public.ts';

interface Lecture extends LectureSuite {
  readJusqua: (nombre: number) => Promise<ListeDetaillee | undefined>;
}

export function useLectureListe(id: number): Lecture {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  return useMemo(
    () => ({
      href: (depuis) => liens.listeAchats(locale, id, { query: { depuis } }),
      readJusqua: async (nombre) => {
        const { readJusqua } = await import('./read-suite.ts');
        return readJusqua({ api, locale, queryClient }, id, nombre);
      },
    }),
    [api, locale, queryClient, id],
  );
}
