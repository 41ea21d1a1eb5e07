/** Ties the panel to the field it hangs under: when it opens and closes, what is active, which keys. */
import { useEffect, useEffectEvent, useState } from 'react';
import { isTypedInto } from '../../cadre/header/typed-mark.ts';
import { usePage } from '../../page/page-context.ts';

export interface Panneau {
  open: boolean;
  texte: string;
  active: string | null;
  setActive: (cle: string | null) => void;
  show: () => void;
  close: () => void;
  clear: () => void;
}

export function usePanneau(field: HTMLInputElement): Panneau {
  const { path } = usePage();
  const [state, setState] = useState(() => ({
    // The code came after the hand: what was typed meanwhile counts.
    open: document.activeElement === field,
    texte: field.value,
    active: null as string | null,
    path,
  }));
  if (state.path !== path) setState({ ...state, open: state.open && isTypedInto(field), path });

  const show = () =>
    setState((before) => ({ ...before, open: true, texte: field.value, active: null }));
  const close = () => setState((before) => ({ ...before, open: false, active: null }));
  const onLeave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    // A dialog opened from a row comes back to it.
    const isKept = (node: Element) => rootOf(field).contains(node) || node.closest('[role=dialog]');
    if (relatedTarget instanceof Element && !isKept(relatedTarget)) close();
  });

  // A page of results writes its words into the field.
  useEffect(() => setState((before) => ({ ...before, texte: field.value })), [field, path]);
  useEffect(() => {
    const root = rootOf(field);
    // The focus opens it, a click too where the focus already was; typing makes it live.
    const opens = ['focus', 'click', 'input'] as const;
    for (const name of opens) field.addEventListener(name, show);
    root.addEventListener('focusout', onLeave);
    return () => {
      for (const name of opens) field.removeEventListener(name, show);
      root.removeEventListener('focusout', onLeave);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `show` only sets the state
  }, [field]);

  return {
    open: state.open,
    texte: state.texte,
    active: state.active,
    setActive: (active) => setState((before) => ({ ...before, active })),
    show,
    close,
    clear() {
      field.value = '';
      show();
    },
  };
}

/** The field with all that hangs under it. */
export function rootOf(field: HTMLInputElement): HTMLElement {
  return field.closest<HTMLElement>('[data-recherche]') ?? field;
}
