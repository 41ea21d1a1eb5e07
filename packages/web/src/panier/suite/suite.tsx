/** Rows beyond the first of many: their room in the first HTML, themselves once awake. */
import { useEffect, useState, type ComponentType } from 'react';
import { AVenir } from './a-venir.tsx';
import type { SuiteProps } from './suite-lignes.tsx';

/** For groups that were not read yet. */
export const SANS_LIGNES = {
  lignes: [] as never[],
  depuis: 0,
  cleOf: () => 0,
  rangee: () => null,
};

export default function Suite<L>(props: SuiteProps<L>) {
  const { nombre, depuis, avant } = props;
  const [Vivante, setVivante] = useState<ComponentType<SuiteProps<L>>>();
  useEffect(() => {
    let isLeft = false;
    void import('./suite-lignes.tsx').then(
      ({ default: SuiteLignes }) => isLeft || setVivante(() => SuiteLignes),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  if (Vivante) return <Vivante {...props} />;
  return <AVenir nombre={nombre - depuis} depuis={avant + depuis} />;
}
