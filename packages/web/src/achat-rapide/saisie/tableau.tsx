/**
 * The rows. A thousand of them are drawn as they near the screen: a paste costs the rows on screen, and
 * what was drawn stays.
 */
import { memo, useEffect, useRef, useState } from 'react';
import { whenNear } from '../../loading/when-near.ts';
import { ActionsLigne } from './actions-ligne.tsx';
import { ligneDomId } from './focus-ligne.ts';
import { LigneSaisie, type VarianteLigne } from './ligne-saisie.tsx';
import { useIds } from './use-lignes.ts';

const LIGNES_PAR_PART = 10;

interface Props {
  variante: VarianteLigne;
  /** Rows beyond those typed are left out. */
  max?: number | undefined;
}

export function Tableau({ variante, max }: Props) {
  const ids = useIds().slice(0, max);
  const parts = Array.from({ length: Math.ceil(ids.length / LIGNES_PAR_PART) }, (_, at) =>
    ids.slice(at * LIGNES_PAR_PART, (at + 1) * LIGNES_PAR_PART),
  );
  return (
    <>
      {parts.map((part, at) => (
        <Part key={at} ids={part} debut={at * LIGNES_PAR_PART + 1} variante={variante} />
      ))}
      <ActionsLigne />
    </>
  );
}

interface PartProps {
  ids: readonly number[];
  /** Rank of the first. */
  debut: number;
  variante: VarianteLigne;
}

const Part = memo(function Part({ ids, debut, variante }: PartProps) {
  const list = useRef<HTMLOListElement>(null);
  const [isNear, setIsNear] = useState(debut === 1);
  useEffect(() => {
    if (isNear || !list.current) return;
    return whenNear(list.current, () => setIsNear(true));
  }, [isNear]);
  return (
    <ol ref={list} start={debut}>
      {ids.map((id, at) =>
        isNear ? (
          <LigneSaisie key={id} id={id} rang={debut + at} variante={variante} />
        ) : (
          <li key={id} id={ligneDomId(id)} className="h-14 border-b max-lg:h-40" />
        ),
      )}
    </ol>
  );
});
