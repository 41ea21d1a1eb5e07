/** What is chosen, each with the way out of it. */
import { Lien } from '../../../page/lien.tsx';
import { FilterChipLink } from '../../../ui/button/chip.tsx';
import { sansFiltre } from '../etat-listing.ts';
import type { Nommage, Puce } from './noms-facettes.ts';
import type { ListingState } from '../use-listing.ts';

interface PucesProps {
  listing: ListingState;
  nommage: Nommage;
  puces: readonly Puce[];
}

export function Puces({ listing: { etat, href }, nommage: { t }, puces }: PucesProps) {
  if (puces.length === 0) return null;
  return (
    <>
      {puces.map(({ cle, libelle, sans }) => (
        <FilterChipLink key={cle} label={libelle} href={href(sans)} />
      ))}
      <Lien
        href={href(sansFiltre(etat))}
        keepScroll
        className="flex min-h-8 shrink-0 items-center px-2 type-meta text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
      >
        {t('listing.toutEffacer')}
      </Lien>
    </>
  );
}
