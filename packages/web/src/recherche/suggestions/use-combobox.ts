/** What assistive technology announces of the field. It is a plain search field until its panel is there. */
import { useEffect } from 'react';

interface ComboboxState {
  /** The id of the grid. */
  id: string;
  open: boolean;
  activeId: string | null;
}

export function useCombobox(field: HTMLInputElement, { id, open, activeId }: ComboboxState): void {
  useEffect(() => {
    const fixed = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'grid',
    };
    for (const [name, value] of Object.entries(fixed)) field.setAttribute(name, value);
    return () => {
      for (const name of [...Object.keys(fixed), ...MOVING]) field.removeAttribute(name);
    };
  }, [field]);
  useEffect(() => {
    field.setAttribute('aria-expanded', String(open));
    set(field, 'aria-controls', open ? id : null);
    set(field, 'aria-activedescendant', open ? activeId : null);
    if (open && activeId !== null) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [field, id, open, activeId]);
}

const MOVING = ['aria-expanded', 'aria-controls', 'aria-activedescendant'];

function set(field: HTMLInputElement, name: string, value: string | null): void {
  if (value === null) field.removeAttribute(name);
  else field.setAttribute(name, value);
}
