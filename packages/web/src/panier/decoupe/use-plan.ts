/** The plan of a list, worked out once typing pauses: the field never waits for it. */
import { useEffect, useState } from 'react';
import type { Matiere } from '@comptoir/contract/decoupe/matiere.schema.ts';
import { writeTraitCoupe } from '@comptoir/contract/decoupe/trait-coupe.ts';
import {
  compterTravail,
  planifierCoupe,
  type Piece,
  type PlanCoupe,
} from '@comptoir/contract/decoupe/travail-coupe.ts';
import type { TravailCoupe } from '@comptoir/contract/panier/coupe-ligne.schema.ts';

export interface PlanPret {
  traitCoupe: string;
  coupe: PlanCoupe;
  travail: TravailCoupe;
}

/** A list of a workshop takes 2 ms, the hardest 50: once per pause, not once per key. */
const PAUSE_MS = 120;

/** `isPending` while what is shown is the plan of before; null while there is none. */
export function usePlan(
  pieces: readonly Piece[],
  matiere: Matiere,
): { plan: PlanPret | null; isPending: boolean } {
  const traitCoupe = writeTraitCoupe(pieces);
  const [plan, setPlan] = useState<PlanPret | null>(() => planifier(pieces, matiere));
  const isPending = traitCoupe !== '' && plan?.traitCoupe !== traitCoupe;
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setPlan(planifier(pieces, matiere)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isPending, pieces, matiere]);
  return { plan: traitCoupe === '' ? null : plan, isPending };
}

export function planifier(pieces: readonly Piece[], matiere: Matiere): PlanPret | null {
  if (pieces.length === 0) return null;
  const coupe = planifierCoupe(pieces, matiere);
  return { traitCoupe: writeTraitCoupe(pieces), coupe, travail: compterTravail(pieces, coupe) };
}
