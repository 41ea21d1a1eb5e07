/** What is typed of the contact stays with this browser until it is sent: a reload loses none of it. */
import { useEffect, type RefObject } from 'react';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { createRemembered } from '../../page/remembered.ts';

interface Brouillon {
  /** The piece it is for. */
  id: number;
  champs: Record<string, string>;
}

const memoire = createRemembered('comptoir.contact-piece', readBrouillon);

interface Formulaire {
  ref: RefObject<HTMLFormElement | null>;
  onInput: () => void;
}

export function useBrouillonContact({ chantiers }: PieceOuverte, { ref, onInput }: Formulaire) {
  // A line of a basket is never used again: another piece never has the same one.
  const id = chantiers[0]?.articles[0]?.ligneId ?? 0;
  useEffect(() => {
    const brouillon = memoire.get();
    if (!ref.current || brouillon?.id !== id) return;
    for (const [nom, valeur] of Object.entries(brouillon.champs)) {
      const field = ref.current.elements.namedItem(nom);
      if (field && 'value' in field) field.value = valeur;
    }
    onInput();
    // oxlint-disable-next-line react/exhaustive-deps -- once: later it is this page that writes it
  }, []);
  return {
    onInput: () => {
      onInput();
      const champs = [...new FormData(ref.current ?? undefined)].map(
        ([nom, valeur]) => [nom, typeof valeur === 'string' ? valeur : ''] as const,
      );
      memoire.set({ id, champs: Object.fromEntries(champs) });
    },
    /** The server has it. */
    oublier: () => memoire.set(null),
  };
}

function readBrouillon(stored: unknown): Brouillon | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, champs } = stored as Partial<Brouillon>;
  if (typeof id !== 'number' || typeof champs !== 'object' || champs === null) return null;
  return Object.values(champs).every((valeur) => typeof valeur === 'string')
    ? { id, champs }
    : null;
}
