import { useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Store } from 'lucide-react';
import { useEffect } from 'react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { Lien } from '../../page/lien.tsx';
import { ouvrirChoixMagasin } from '../../magasins/ouvrir-choix-magasin.public.ts';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { ouvertureCourte } from './ouverture-courte.ts';

/** One's own store and whether it is open; another is chosen from there. */
export function HeaderStore() {
  const t = useTexts('cadre');
  const { locale, session } = usePage();
  const { magasin } = session;
  useSuivi(magasin !== undefined);
  const isOuvert = magasin?.ouverture.ouvert ?? false;
  const dot = clsx('size-1.5 rounded-full', isOuvert ? 'bg-on-ok' : 'border border-on-2');
  return (
    <Lien
      // Until the page is alive it leads to the hours of the store, or to all of them.
      href={magasin ? liens.magasin(locale, magasin) : liens.magasins(locale)}
      onClick={ouvrirChoixMagasin}
      data-entete="magasin"
      className="relative flex h-11 min-w-11 items-center justify-center gap-2 rounded-control px-1 hover:bg-ink-2 sm:px-2"
    >
      <Store size={20} aria-hidden className="max-sm:size-6" />
      {magasin && <span aria-hidden className={clsx(dot, 'absolute top-2.5 right-2 sm:hidden')} />}
      <span
        className={clsx(
          'max-w-40 max-sm:sr-only lg:max-xl:sr-only',
          // As wide open as closed: the field beside it keeps its place.
          magasin && 'xl:min-w-36',
        )}
      >
        <span className="block truncate type-label">
          {magasin ? nomMagasin(magasin.libelle) : t('magasin.choisir')}
        </span>
        <span className="flex items-center gap-1.5 type-caption whitespace-nowrap text-on-2">
          {magasin && <span aria-hidden className={dot} />}
          {magasin
            ? ouvertureCourte(t, locale, magasin.ouverture, magasin.jour)
            : t('magasin.retrait', { heures: enseigne.promesses.retraitHeures })}
        </span>
      </span>
    </Lien>
  );
}

/** Its code comes once there is a store to follow. */
function useSuivi(isChoisi: boolean): void {
  const { api, queryClient } = useRouter().options.context;
  useEffect(() => {
    if (!isChoisi) return;
    // Without it the page says what it was opened with.
    const suivi = import('../../magasins/suivre-magasin.public.ts').then(
      ({ suivreMagasin }) => suivreMagasin(api, queryClient),
      () => undefined,
    );
    return () => void suivi.then((stop) => stop?.());
  }, [isChoisi, api, queryClient]);
}
