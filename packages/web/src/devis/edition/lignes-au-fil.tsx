/** The lines of a quote that is changed: drawn as one comes to them, where there are many. */
import { useMemo, type ReactNode } from 'react';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import { LectureSuiteProvider, Suite } from '../../panier/suite-lignes.public.ts';
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
        {lignes.slice(0, LIGNES_PREMIERES).map(rangee)}
        {lignes.length > LIGNES_PREMIERES && (
          <Suite
            lignes={lignes}
            nombre={lignes.length}
            depuis={LIGNES_PREMIERES}
            avant={0}
            cleOf={cleOf}
            rangee={rangee}
          />
        )}
      </ul>
    </LectureSuiteProvider>
  );
}
