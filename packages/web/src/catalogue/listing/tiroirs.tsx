/** Where the column of facets has no room: the buttons that open filters and sort. */
import { clsx } from 'clsx';
import { ArrowDownUp, LayoutGrid, SlidersHorizontal, Table2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Lien } from '../../page/lien.tsx';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { avecVue, nombreDeFiltres, triEnVigueur } from './etat-listing.ts';
import { FACETTES_ID } from './listing-shelf.tsx';
import type { Nommage } from './facettes/noms-facettes.ts';
import { listTris } from './tris.ts';
import type { ListingState } from './use-listing.ts';
import { retenirVue } from './vue-preferee.ts';

interface TiroirsProps {
  listing: ListingState;
  nommage: Nommage;
}

const CHIP =
  'flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line-2 bg-bg px-4 type-label hover:bg-sunk lg:hidden';

export function Tiroirs({ listing, nommage: { t } }: TiroirsProps) {
  const { portee, etat, href } = listing;
  const filtres = nombreDeFiltres(etat);
  const tri = listTris(t, portee).find(({ value }) => value === triEnVigueur(etat, portee));
  const isTableau = etat.vue === 'tableau';
  const autre = isTableau ? 'fiches' : 'tableau';
  const Icon = isTableau ? LayoutGrid : Table2;
  const openFilters = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    openOverlay('filtres', { portee }, event.currentTarget);
  };
  return (
    <>
      <a href={`#${FACETTES_ID}`} role="button" onClick={openFilters} className={CHIP}>
        <SlidersHorizontal size={16} aria-hidden />
        {t('listing.filtrer')}
        {filtres > 0 && <Pastille>{filtres}</Pastille>}
      </a>
      <button
        type="button"
        onClick={(event) => openOverlay('tri', { portee }, event.currentTarget)}
        className={CHIP}
      >
        <ArrowDownUp size={16} aria-hidden />
        <span className="sm:hidden">{t('listing.trier')}</span>
        <span className="max-sm:hidden">{tri?.label}</span>
      </button>
      <Lien
        href={href(avecVue(etat, autre))}
        keepScroll
        rel="nofollow"
        onClick={() => retenirVue(autre)}
        // A phone is not offered what it has no columns for, but the way back from it.
        className={clsx(CHIP, !isTableau && 'max-sm:hidden')}
      >
        <Icon size={16} aria-hidden />
        {t(isTableau ? 'listing.fiches' : 'listing.tableau')}
      </Lien>
    </>
  );
}

function Pastille({ children }: { children: ReactNode }) {
  return (
    <span className="flex h-5 min-w-5 items-center justify-center rounded-full bg-ink-solid px-1 type-badge text-on">
      {children}
    </span>
  );
}
