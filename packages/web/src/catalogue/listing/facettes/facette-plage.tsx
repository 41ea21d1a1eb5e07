/** A range of numbers: two fields in a form at first, a slider once its code is there. */
import { useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { FormEvent } from 'react';
import type { Plage } from '@comptoir/contract/recherche/recherche.contract.ts';
import { latePart } from '../../../loading/late-part.tsx';
import { fieldBoxClass, fieldInputClass } from '../../../ui/field/field-class.ts';
import {
  formatNumber,
  numberBounds,
  parseNumber,
  type NumberBounds,
} from '../../../ui/number/number-rules.ts';
import { RangeHistogram } from '../../../ui/number/range-histogram.tsx';
import type { Range } from '../../../ui/number/range-rules.ts';
import { useLocale, useTexts } from '../../../words/use-texts.ts';
import { ChampsCaches } from './champs-caches.tsx';
import { choisirPlage } from '../etat-listing.ts';
import { plageOf, rangeOf, reglesPlage } from './plage.ts';
import type { ListingState } from '../use-listing.ts';

const slider = latePart({
  load: () => import('../../../ui/number/range-slider.tsx'),
  when: 'near',
  ssr: false,
});

interface FacettePlageProps {
  listing: ListingState;
  cle: string;
  titre: string;
  plage: Plage;
  replace: boolean;
}

export function FacettePlage({ listing, cle, titre, plage, replace }: FacettePlageProps) {
  const router = useRouter();
  const { etat, href } = listing;
  const regles = reglesPlage(plage);
  const bounds = numberBounds(regles);
  const range = rangeOf(regles, etat.plages[cle]);
  const choose = (next: Range) =>
    void router.navigate({
      href: href(choisirPlage(etat, cle, plageOf(regles, next))),
      replace,
      resetScroll: false,
    });
  return (
    <slider.Part
      label={titre}
      {...regles}
      value={range}
      histogram={plage.tranches}
      onChange={choose}
      fallback={
        <PlageForm
          listing={listing}
          cle={cle}
          titre={titre}
          range={range}
          bounds={bounds}
          onChoose={choose}
          histogram={<RangeHistogram counts={plage.tranches} range={range} bounds={bounds} />}
        />
      }
    />
  );
}

interface PlageFormProps {
  listing: ListingState;
  cle: string;
  titre: string;
  range: Range;
  bounds: NumberBounds;
  histogram: React.ReactNode;
  onChoose: (range: Range) => void;
}

/** Every box has the place it has in the slider. */
function PlageForm(props: PlageFormProps) {
  const { listing, cle, titre, range, bounds, histogram, onChoose } = props;
  const t = useTexts('listing');
  const locale = useLocale();
  const tUi = useTexts('ui');
  const [action] = listing.href(listing.etat).split('?', 1);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const read = (end: string, at: number) => {
      const field = elements.namedItem(`${cle}.${end}`);
      return (field instanceof HTMLInputElement ? parseNumber(field.value) : undefined) ?? at;
    };
    onChoose([read('min', range[0]), read('max', range[1])]);
  };
  const field = (end: 'min' | 'max', at: number, label: string) => (
    <span className={fieldBoxClass({ size: 'sm' })}>
      <input
        name={`${cle}.${end}`}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        // As it is written once the slider is there.
        defaultValue={formatNumber(at, locale, bounds.decimals)}
        className={fieldInputClass}
      />
    </span>
  );
  return (
    <form action={action} onSubmit={submit}>
      <ChampsCaches etat={choisirPlage(listing.etat, cle, { min: null, max: null })} />
      {histogram}
      <div className="flex h-6 items-center max-sm:h-11 pointer-coarse:h-11">
        <span className="h-1 w-full rounded-full bg-link" />
      </div>
      <div className="mt-1.5 flex items-center gap-2">
        {field('min', range[0], tUi('selection.minimum', { libelle: titre }))}
        <span aria-hidden="true" className="text-text-2">
          {tUi('selection.a')}
        </span>
        {field('max', range[1], tUi('selection.maximum', { libelle: titre }))}
        <button type="submit" className={clsx('sr-only focus:not-sr-only', 'type-label text-link')}>
          {t('listing.appliquer')}
        </button>
      </div>
    </form>
  );
}
