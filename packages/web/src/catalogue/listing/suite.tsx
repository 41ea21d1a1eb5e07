/** Under the results: where one is, more of them in place, and every page by its address. */
import { useRouter } from '@tanstack/react-router';
import { useState, type MouseEvent } from 'react';
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { Lien } from '../../page/lien.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Pagination } from '../../ui/table/pagination.tsx';
import { avecPage } from './etat-listing.ts';
import { listingQuery } from './listing.queries.ts';
import type { Nommage } from './facettes/noms-facettes.ts';
import type { ListingState } from './use-listing.ts';

/** Pages asked for in place, after the one of the address. */
export interface PagesSuivantes {
  reponses: readonly RechercheReponse[];
  isLoading: boolean;
  show: () => void;
}

export function usePagesSuivantes(listing: ListingState, nommage: Nommage): PagesSuivantes {
  const { affiche, href, portee } = listing;
  const router = useRouter();
  const cle = href(affiche);
  const [held, setHeld] = useState<{ cle: string; reponses: RechercheReponse[] }>();
  const [isLoading, setIsLoading] = useState(false);
  const reponses = held?.cle === cle ? held.reponses : NONE;
  const show = async () => {
    const next = avecPage(affiche, affiche.page + reponses.length + 1);
    const { api, queryClient } = router.options.context;
    setIsLoading(true);
    try {
      const query = listingQuery({ api, locale: nommage.locale }, portee, next);
      const reponse = await queryClient.fetchQuery(query);
      if (reponse) setHeld({ cle, reponses: [...reponses, reponse] });
    } catch {
      // Its own address tries again, and says what is wrong.
      void router.navigate({ href: href(next) });
    } finally {
      setIsLoading(false);
    }
  };
  return { reponses, isLoading, show: () => void show() };
}

const NONE: readonly RechercheReponse[] = [];

interface SuiteProps {
  listing: ListingState;
  nommage: Nommage;
  suivantes: PagesSuivantes;
}

export function Suite({ listing, nommage, suivantes }: SuiteProps) {
  const { affiche, href, reponse } = listing;
  const { t, locale } = nommage;
  const { reponses, isLoading, show } = suivantes;
  const total = reponse?.total ?? 0;
  const last = affiche.page + reponses.length;
  const rest = Math.min(affiche.parPage, total - last * affiche.parPage);
  const more = (event: MouseEvent) => {
    event.preventDefault();
    show();
  };
  return (
    <Pagination
      page={affiche.page}
      pageSize={affiche.parPage}
      total={total}
      span={1 + reponses.length}
      hrefOf={(page) => href(avecPage(affiche, page))}
    >
      {rest > 0 && (
        <Lien
          href={href(avecPage(affiche, last + 1))}
          aria-busy={isLoading || undefined}
          onClick={more}
          className={`${buttonClass()} max-sm:order-first max-sm:w-full`}
        >
          {t('listing.suivants', { count: rest, nombre: formatNombre(locale, rest) })}
        </Lien>
      )}
    </Pagination>
  );
}
