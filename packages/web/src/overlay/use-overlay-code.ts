/** Fetches what the open overlay needs, its code and the words of its capability, and counts failures. */
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useReducer, useState } from 'react';
import { DEFAULT_LOCALE } from '@comptoir/contract/words/locales.ts';
import { loadOverlay, loadRegistry } from './overlay-parts.ts';
import { linkOverlay, overlayStore } from './overlay-store.ts';

interface Attempt {
  visit: number;
  failures: number;
  /** The skeleton was seen. */
  waited: boolean;
}

export function useOverlayCode(visit: number) {
  const { texts, locale = DEFAULT_LOCALE } = useRouteContext({ from: '__root__' });
  const fresh: Attempt = { visit, failures: 0, waited: false };
  const [last, setAttempt] = useState(fresh);
  const attempt = last.visit === visit ? last : fresh;
  const [round, retry] = useReducer(increment, 0);
  // The host reads what is loaded from the modules themselves: this only makes it look again.
  const [, lookAgain] = useReducer(increment, 0);

  useEffect(() => {
    const asked = overlayStore.get();
    if (!asked?.open) return;
    let current = true;
    const arrived = () => {
      if (current) lookAgain();
    };
    const fetchAll = async () => {
      const { overlayEntry, overlayHash } = await loadRegistry();
      linkOverlay(asked.visit, overlayHash(asked.id, asked.data));
      arrived();
      const { capability, textes = [] } = overlayEntry(asked.id);
      const own = capability === 'cadre' || capability === 'overlay' ? [] : [capability];
      await texts.load(locale, [...own, ...textes]);
      await loadOverlay(asked.id);
      arrived();
    };
    fetchAll().catch(() => {
      if (!current) return;
      setAttempt(({ visit: seen, failures }) => ({
        visit: asked.visit,
        failures: seen === asked.visit ? failures + 1 : 1,
        waited: true,
      }));
    });
    return () => {
      current = false;
    };
  }, [visit, round, texts, locale]);

  return {
    failures: attempt.failures,
    waited: attempt.waited,
    retry,
    noteWait: () => setAttempt({ ...attempt, waited: true }),
  };
}

function increment(count: number): number {
  return count + 1;
}
