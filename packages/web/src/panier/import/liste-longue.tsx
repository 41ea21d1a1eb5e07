/** Lines a dialog tells of: the first at once, those of a long file as one scrolls to them. */
import { useMemo, type ReactNode } from 'react';
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { useLocale } from '../../words/use-texts.ts';
import { LectureSuiteProvider } from '../suite/lecture-suite.ts';
import { Rangees } from '../suite/rangees.tsx';

interface Props<L> {
  lignes: readonly L[];
  className: string;
  /** A row; `rang`: what it names itself by, in `data-ligne`. */
  children: (ligne: L, rang: number) => ReactNode;
}

export function ListeLongue<L>({ lignes, className, children }: Props<L>) {
  const locale = useLocale();
  // Below zero: no line of the basket behind the dialog has that name.
  const rangs = useMemo(() => lignes.map((ligne, at) => ({ ligne, rang: -1 - at })), [lignes]);
  const lecture = useMemo(
    () => ({
      href: () => liens.panier(locale),
      // What is told was read whole.
      readJusqua: () => Promise.resolve(),
    }),
    [locale],
  );
  return (
    <LectureSuiteProvider value={lecture}>
      <ul className={className}>
        <Rangees
          lignes={rangs}
          nombre={lignes.length}
          premieres={lignes.length > LIGNES_PREMIERES ? LIGNES_PREMIERES : undefined}
          avant={0}
          cleOf={rangOf}
          rangee={({ ligne, rang }) => children(ligne, rang)}
        />
      </ul>
    </LectureSuiteProvider>
  );
}

const rangOf = ({ rang }: { rang: number }) => rang;
