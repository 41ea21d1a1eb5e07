/** The rows of a group: those its page came with, and the others as they near the screen. */
import Suite from './suite.tsx';
import type { SuiteProps } from './suite-lignes.tsx';

interface RangeesProps<L> extends Omit<SuiteProps<L>, 'depuis'> {
  /** How many its page came with; absent where that is all of them. */
  premieres: number | undefined;
}

export function Rangees<L>({ premieres, ...suite }: RangeesProps<L>) {
  const { lignes, nombre, rangee } = suite;
  return (
    <>
      {lignes.slice(0, premieres).map((ligne) => rangee(ligne))}
      {premieres !== undefined && nombre > premieres && <Suite {...suite} depuis={premieres} />}
    </>
  );
}
