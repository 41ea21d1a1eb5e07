/** The lines of a quote that is changed: drawn as they near the screen, where there are many. */
import { useMemo, type ReactNode } from 'react';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import { LectureSuiteProvider, Rangees } from '../../panier/suite-lignes.public.ts';
import { useLocale } from '../../words/use-texts.ts';

interface Props<L> {
  devis: Pick<Devis, 'key'>;
  lignes: readonly L[];
  cleOf: (ligne: L) => number;
  rangee: (ligne: L) => ReactNode;
}

export function LignesAuFil<L>({ devis: { key }, lignes, cleOf, rangee }: Props<L>) {
  const locale = useLocale();
  const lecture = useMemo(
    () => ({
      href: (depuis: number) => liens.devisDetail(locale, key, { query: { depuis } }),
      // All of them are there: what is changed is saved as a whole.
      readJusqua: () => Promise.resolve(),
    }),
    [locale, key],
  );
  return (
    <LectureSuiteProvider value={lecture}>
      <ul className="lignes-devis mt-6 border-t-2 border-text">
        <Rangees
          lignes={lignes}
          nombre={lignes.length}
          premieres={LIGNES_PREMIERES}
          avant={0}
          cleOf={cleOf}
          rangee={rangee}
        />
      </ul>
    </LectureSuiteProvider>
  );
}
