/** Rows of a large basket beyond the first: their room in the first HTML, themselves once awake. */
import { useEffect, useState, type ComponentType } from 'react';
import { AVenir } from './a-venir.tsx';
import type { SuiteProps } from './suite-lignes.tsx';

export default function Suite(props: SuiteProps) {
  const { chantier, depuis, avant } = props;
  const [Vivante, setVivante] = useState<ComponentType<SuiteProps>>();
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
  return <AVenir nombre={chantier.nombreArticles - depuis} depuis={avant + depuis} />;
}
