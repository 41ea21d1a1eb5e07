import { useEffect, useEffectEvent } from 'react';
import { noterTerme } from '../termes-recents.ts';
import { nettoyer } from './texte-cherche.ts';
import type { SuggestionsAffichees } from './use-suggestions.ts';

/** The form goes to the list; the panel closes, and what found something is remembered. */
export function useEnvoi(
  field: HTMLInputElement,
  affichees: SuggestionsAffichees | undefined,
  close: () => void,
): void {
  const onSubmit = useEffectEvent(() => {
    const q = nettoyer(field.value);
    if (affichees && affichees.reponse.total > 0 && affichees.q === q) noterTerme(q);
    close();
    // On a phone the keyboard gives its room back to the answer.
    if (matchMedia('(pointer: coarse)').matches) field.blur();
  });
  useEffect(() => {
    const { form } = field;
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [field]);
}
